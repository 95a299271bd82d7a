"""What leads from one German clause to another, by how the two belong together.

Each word plays the part of the small English word by which the rules know its relation.
"""

from __future__ import annotations

PARTS_PLAYED: dict[str, str] = {
    "because": "weil denn da",
    "otherwise": "sonst|ansonsten|andernfalls|wenn das nicht geht|wenn das nicht klappt"
    "|wenn das nicht passt|wenn der nicht geht|wenn der nicht passt|wenn die nicht geht|ersatzweise"
    "|wenn das weg ist|wenn das nichts wird|falls das nicht geht|falls das nicht klappt|alternativ"
    "|falls das nicht passt|falls der nicht geht|falls der nicht passt|falls das nichts wird",
    "so": "also|deshalb|daher|deswegen|d . h .|d . h|das heißt|sprich|insofern|somit|folglich"
    "|demnach|dementsprechend|infolgedessen|das bedeutet|was bedeutet|was heißt|heißt also"
    "|, heißt|, bedeutet|, darum|. darum|und darum|weshalb|weswegen|von daher|aus dem grund"
    "|aus diesem grund|mit anderen worten|bleibt mir nur|bleibt bei mir nur|bleibt nur",
    "so that": "damit",
    "except": "außer|ausgenommen|bis auf|abgesehen von|mit ausnahme von|mit ausnahme des"
    "|mit ausnahme der|mit ausnahme vom|ausnahme :|einzige ausnahme :|ausnahme ist|ausnahme ist der"
    "|die ausnahme ist|die einzige ausnahme ist|einzige ausnahme ist|einzige ausnahme|, ausnahme"
    "|mit einer ausnahme :|mit einer ausnahme ,",
    "allbut": "nur nicht|bloß nicht|nur nicht wieder|bloß nicht wieder|nur bitte nicht|alles außer"
    "|alle außer|alles bis auf|alle bis auf|jeder tag außer",
    "if": "wenn falls wenn's solange sofern vorausgesetzt",
    "unless": "außer wenn|es sei denn|es sei denn ,|außer , wenn",
}
