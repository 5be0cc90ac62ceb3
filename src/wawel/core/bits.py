"""Single bits as native numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Compiled, `1 << n` is a shift of a C int, and so is `i64(1) << n`: wrong from bit 31 on.
BIT: Final = vec[i64]([1 << n for n in range(63)])
