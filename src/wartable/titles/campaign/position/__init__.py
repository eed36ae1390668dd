"""The campaign's position: armies, drafts, the battle in hand, and how they change."""
