"""`python -m onetable.cli` is `onetable`."""

import sys

from onetable.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
