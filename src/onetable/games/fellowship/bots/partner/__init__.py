"""A bot that learned by playing with itself: what it wishes for at once, and what it finds when it looks ahead; numpy is all it needs."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # its products are small: on a busy machine a second thread is only waited for
