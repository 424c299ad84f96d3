"""Web pages that need nothing but a browser: a record to step through.

`_replay` makes the page of a record from two parts: `_rounds`, which says what to show
after each move, and `_template`, the page without its contents.
"""

from chickenfoot._core.values import publish as _publish
from chickenfoot.pages._replay import replay_page

__all__ = ["replay_page"]

_publish(globals())


def __dir__() -> list[str]:
    return __all__
