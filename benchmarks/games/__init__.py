"""Games that other engines play too, as small titles on our core: the only fair ground to compare on."""
