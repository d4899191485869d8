"""The photo studio of Casa Meridiana: everything a scene is composed of.

Units are metres, the z axis points up, the camera usually looks along +y.
A scene imports the modules it needs; the render command re-renders a picture
when its scene file or a module in this import chain has changed.
"""
