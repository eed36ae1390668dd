"""What a viewer is sent or shown, made from that viewer's view alone."""
