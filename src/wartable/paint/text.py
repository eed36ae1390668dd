"""A scene in plain text."""

from ..core.scene import Scene


def text(scene: Scene, width: int = 80) -> str:
    """stub"""
    return scene.title
