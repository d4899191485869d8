"""Capitals cut with single strokes, as an engraver of maps does. No font, so no licence and no fallback."""
import math

from engraver import INK


def _bowl(cx, cy, rx, ry, start, end, steps=10):
    return [(cx + rx * math.cos(math.radians(start + (end - start) * i / steps)), cy + ry * math.sin(math.radians(start + (end - start) * i / steps))) for i in range(steps + 1)]


# every glyph: its width and its strokes, on a body one unit high
GLYPHS = {
    'A': (.78, [[(0, 0), (.39, 1), (.78, 0)], [(.14, .36), (.64, .36)]]),
    'B': (.58, [[(0, 0), (0, 1), (.28, 1)], _bowl(.28, .765, .24, .235, 90, -90), [(0, .53), (.28, .53)], _bowl(.28, .265, .30, .265, 90, -90), [(.28, 0), (0, 0)]]),
    'C': (.76, [_bowl(.44, .5, .44, .5, 48, 312, 18)]),
    'D': (.72, [[(0, 0), (0, 1), (.24, 1)], _bowl(.24, .5, .48, .5, 90, -90, 14), [(.24, 0), (0, 0)]]),
    'E': (.52, [[(.52, 1), (0, 1), (0, 0), (.52, 0)], [(0, .52), (.42, .52)]]),
    'F': (.50, [[(.50, 1), (0, 1), (0, 0)], [(0, .52), (.40, .52)]]),
    'G': (.80, [_bowl(.44, .5, .44, .5, 48, 330, 18), [(.82, .25), (.82, .45), (.52, .45)]]),
    'H': (.70, [[(0, 0), (0, 1)], [(.70, 0), (.70, 1)], [(0, .52), (.70, .52)]]),
    'I': (.0, [[(0, 0), (0, 1)]]),
    'J': (.38, [[(.38, 1), (.38, .26)], _bowl(.19, .24, .19, .24, 0, -180)]),
    'L': (.48, [[(0, 1), (0, 0), (.48, 0)]]),
    'M': (.88, [[(0, 0), (.06, 1), (.44, .18), (.82, 1), (.88, 0)]]),
    'N': (.72, [[(0, 0), (0, 1), (.72, 0), (.72, 1)]]),
    'O': (.92, [_bowl(.46, .5, .46, .5, 0, 360, 24)]),
    'P': (.54, [[(0, 0), (0, 1), (.26, 1)], _bowl(.26, .75, .28, .25, 90, -90), [(.26, .5), (0, .5)]]),
    'Q': (.92, [_bowl(.46, .5, .46, .5, 0, 360, 24), [(.56, .22), (.98, -.14)]]),
    'R': (.60, [[(0, 0), (0, 1), (.26, 1)], _bowl(.26, .75, .27, .25, 90, -90), [(.26, .5), (0, .5)], [(.26, .5), (.60, 0)]]),
    'S': (.54, [_bowl(.27, .75, .24, .25, 40, 265), _bowl(.27, .255, .27, .255, 88, -140)]),
    'T': (.66, [[(0, 1), (.66, 1)], [(.33, 1), (.33, 0)]]),
    'U': (.68, [[(0, 1), (0, .34)], _bowl(.34, .34, .34, .34, 180, 360, 14), [(.68, .34), (.68, 1)]]),
    'V': (.76, [[(0, 1), (.38, 0), (.76, 1)]]),
    'Z': (.62, [[(0, 1), (.62, 1), (0, 0), (.62, 0)]]),
    "'": (.06, [[(.06, 1.02), (0, .78)]]),
    ' ': (.30, []),
}


def width(text, height, spacing=.30):
    return sum(GLYPHS[c][0] * height + spacing * height for c in text) - spacing * height


def write(plate, text, x, y, height, weight=1.1, spacing=.30, colour=INK, slant=0., align='left', halo=True):
    """Text whose base line starts at (x, y), in the plate's own measure; hides what lies beneath it."""
    total = width(text, height, spacing)
    x -= {'left': 0, 'centre': total / 2, 'right': total}[align]
    if halo:
        m = height * .28
        plate.cover([(x - m, y - m), (x + total + m, y - m), (x + total + m + slant * height, y + height + m), (x - m + slant * height, y + height + m)])
    for letter in text:
        advance, strokes = GLYPHS[letter]
        for stroke in strokes:
            plate.draw([(x + (px + slant * py) * height, y + py * height) for px, py in stroke], weight, colour)
        x += (advance + spacing) * height
