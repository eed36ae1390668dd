"""What stands before everything else.

Bounds of connections and fields, headers, the pool of costly requests.
"""
