"""A language model behind the Language port: any server that speaks OpenAI's chat completions.

Reading order: `model` (what a model is to us), `client` (the one that speaks to a server), what
stands in front of it, each of the same interface: `patient`, `usage`, `budget`, `again`, `cache`;
then `reader` (a message or an invitation read by a model), `wishes` and `asks` (a reply as typed
data), and `language` (the port: the model alone, or together with the rules in two ways).
"""
