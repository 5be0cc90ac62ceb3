"""Every decision has a number: first the attacks with a full hand, then the recruits, each kind in ascending order."""

from typing import Final

from librt.vecs import extend

from wawel.games.knights_and_castles.actions import ARMY_BITS, ATTACKS, RECRUITS

ALL: Final = extend(ATTACKS[ARMY_BITS][:], RECRUITS[ARMY_BITS])
