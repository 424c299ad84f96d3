"""`python -m chickenfoot`."""

import sys

try:
    from chickenfoot._cli.main import main
except KeyboardInterrupt:
    sys.exit(130)  # as `main` returns it later

if __name__ == "__main__":
    sys.exit(main())
