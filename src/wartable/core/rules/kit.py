"""The kit: a table's options, roles and content, made flat for the rules; immutable and shared by copies of a state."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Kit:
    """What every title's kit has; titles add their own flat lists."""

    def __init__(self, seats: int, options: dict[str, object]) -> None:
        self.seats = seats
        self.options = options

    def faction(self, seat: int) -> int:
        """The number of the faction that the seat wins with; by default each seat stands alone."""
        return seat
