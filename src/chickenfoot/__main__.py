"""`python -m chickenfoot`."""

import sys

from chickenfoot._cli.main import main

if __name__ == "__main__":
    sys.exit(main())
