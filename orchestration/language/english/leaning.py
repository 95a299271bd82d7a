"""Words by which English says that something is good, or that it is not."""

from __future__ import annotations

from typing import Final

GOOD: Final = """
good great excellent superb best better love loved loves recommend recommended recommends reliable
easy cheap affordable quiet safe hardy sturdy robust fast comfortable friendly pleasant happy
satisfied worth perfect ideal healthy thrives thrived survives survived tolerates forgiving excels
helpful beautiful favourite favorite advantage advantages benefit benefits strength enjoyed praise
praised impressed impressive flawless dependable walkable delicious convenient likes liked fine
"""
BAD: Final = """
bad poor worst worse hate hated hates avoid problem problems trouble broke broken breaks died dies
dead dying expensive costly noisy loud dangerous poisonous toxic difficult slow unreliable complaint
complaints complained complain disappointed disappointing regret regretted fail fails failed failure
leak leaks leaked weak ugly dirty lacks lacking missing warning risk risky sick allergic allergy
rude crowded boring disadvantage disadvantages drawback drawbacks struggled struggles useless
annoying annoyed painful stuffy rotted rots wilted wilts mould mold pests crashed crashes outage
overpriced uncomfortable inconvenient unsafe unfriendly impractical
"""
NOT: Final = """
not no never without hardly isn't aren't wasn't weren't don't doesn't didn't can't cannot won't
nothing none nobody
"""
BUT: Final = """
but although though however except unless yet
"""
