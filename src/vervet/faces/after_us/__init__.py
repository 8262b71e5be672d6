"""The face of After Us."""
