"""Cards drawn as SVG from the data of their game, and the drawings that the browser shares."""
