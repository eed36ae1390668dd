"""What stands before everything else: bounds of connections and fields, headers, the pool of costly requests."""
