"""The HTTP interface: controllers and pages. They hold no rules and no state."""
