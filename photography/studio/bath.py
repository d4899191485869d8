"""Bathroom pieces: basin, taps, tub, shower, towels, a robe on its hook."""
import math
import random


from studio import materials
from studio.geometry import at, box, lathe, merged, roughen, sheet, soften, span, thicken, tube
from studio.shader import Shader, srgb


def handmade_tiles(width, height, tile=(.20, .065), colour='#c9cdb9', joint='#b8b09c', seed=3):
    """Glazed bricks on the wall y = 0, each tilted and toned by hand."""
    rng = random.Random(seed)
    s = Shader('glazed-brick' + colour)
    c = srgb(colour)
    tone = s.ramp(s.island(), (0, tuple(x * .78 for x in c)), (1, tuple(min(1, x * 1.12) for x in c)))
    tone = s.mix(.5, tone, s.ramp(s.noise(s.coord(vary=False), 18, 5, .6), (.35, .8), (.65, 1.)), 'MULTIPLY')
    glaze = s.principled(base_color=tone, roughness=.12, specular=.55, clearcoat=.5, normal=s.bump(s.noise(s.coord(vary=False), 26, 3), .22, .006))
    span('mortar', (-width / 2, width / 2), (-.004, .01), (0, height), materials.plain('mortar' + joint, joint, .95), 0)
    parts, z, row = [], 0., 0
    while z < height - .01:
        x = -width / 2 - (tile[0] / 2 if row % 2 else 0)
        while x < width / 2:
            x0, x1 = max(-width / 2, x + .0015), min(width / 2, x + tile[0] - .0015)
            if x1 - x0 > .01:
                parts.append(((x0, x1), (-.010 - rng.uniform(0, .0022), 0), (z + .0015, min(height, z + tile[1] - .0015))))
            x += tile[0]
        z += tile[1]
        row += 1
    merged('tiles', parts, glaze)


def basin(material, radius=.21, height=.13):
    """A round bowl that stands on its counter."""
    r, h = radius, height
    lathe('basin', [(0, 0), (r * .45, 0), (r * .62, .012), (r * .90, h * .6), (r, h * .97), (r * .995, h), (r * .965, h), (r * .86, h * .6), (r * .58, .028), (r * .10, .018), (0, .016)], material, sides=96, subdivide=1)


def tap(metal, reach=.16, height=.30, spread=.11):
    """A bridge tap with cross handles, standing behind the basin at y = 0 and reaching to -y."""
    tube('spout', [(0, 0, 0), (0, 0, height * .72), (0, -reach * .22, height), (0, -reach * .75, height * .97), (0, -reach, height * .80)], .0105, metal, 12)
    lathe('spout-foot', [(.026, 0), (.026, .006), (.014, .016), (.012, .03), (0, .03)], metal, sides=32)
    for s in (-1, 1):
        with at(s * spread):
            lathe('valve', [(.024, 0), (.024, .006), (.013, .014), (.011, .05), (.016, .055), (.016, .066), (0, .066)], metal, sides=32)
            for a in (20, 110):
                with at(0, 0, .078, a):
                    lathe('cross', [(0, -.030), (.0055, -.029), (.0045, -.008), (.0045, .008), (.0055, .029), (0, .030)], metal, rotation=(0, 90, 0), sides=16)


def tub(enamel, outside, metal, length=1.68, width=.76, height=.58):
    """A freestanding tub, higher at both ends; its long side runs along x."""
    def wall(scale, low, high):
        def shape(u, v):
            a = u * 2 * math.pi
            c, s_ = math.cos(a), math.sin(a)
            power = 2 / 2.6
            x = math.copysign(abs(c) ** power, c) * length / 2
            y = math.copysign(abs(s_) ** power, s_) * width / 2
            rim = high + .10 * abs(c) ** 3
            t = v
            k = scale * (.70 + .30 * t ** .55)
            return (x * k, y * k, low + (rim - low) * t)
        return shape
    soften(sheet('tub-outside', 96, 24, wall(1.0, .06, height), outside))
    soften(sheet('tub-inside', 96, 24, wall(.955, .13, height), enamel))
    def lip(u, v):
        outer, inner = wall(1.0, .06, height)(u, 1), wall(.955, .13, height)(u, 1)
        a = math.pi * v
        m = [(o + i) / 2 for o, i in zip(outer, inner)]
        return (m[0] + (outer[0] - m[0]) * math.cos(a) * 1.5, m[1] + (outer[1] - m[1]) * math.cos(a) * 1.5, m[2] + .017 * math.sin(a))
    sheet('tub-lip', 96, 10, lip, enamel)
    def floor(u, v):
        x, y, z = wall(.955, .13, height)(u, .0)
        return (x * v, y * v, z)
    sheet('tub-floor', 96, 8, floor, enamel)
    def base(u, v):
        x, y, z = wall(1.0, .06, height)(u, .0)
        return (x * .98, y * .98, z * (1 - v))
    sheet('tub-base', 96, 4, base, outside)


def towel_on_rail(metal, cloth, width=.55, drop=.52, rail=.75):
    """A rail on the wall y = 0 with a towel folded over it."""
    from studio.textiles import draped_blanket
    for s in (-1, 1):
        tube('bracket', [(s * rail / 2, 0, 0), (s * rail / 2, -.075, 0)], .007, metal, 8)
        lathe('bracket-rose', [(0, 0), (.022, 0), (.02, .008), (0, .01)], metal, (s * rail / 2, 0, 0), 24, (90, 0, 0))
    tube('rail', [(-rail / 2 - .02, -.075, 0), (rail / 2 + .02, -.075, 0)], .0085, metal, 10)
    with at(-.03, -.075, .006):
        draped_blanket(width, drop, drop * .82, .022, cloth, thickness=.011)


def robe_on_hook(metal, cloth, length=1.12):
    """A terry robe hanging from one hook: narrow at the neck, folds opening downwards, a belt let loose."""
    lathe('hook-rose', [(0, 0), (.024, 0), (.02, .01), (0, .012)], metal, (0, 0, 0), 24, (90, 0, 0))
    tube('hook', [(0, -.01, 0), (0, -.05, -.01), (0, -.065, .02), (0, -.06, .04)], .006, metal, 8)
    def body(u, v):
        spread = .055 + .20 * (1 - math.exp(-v * 3.2)) + .05 * v
        fold = .042 * (.25 + v) * math.sin(u * 21 + 2.2 * math.sin(v * 3)) + .018 * math.sin(u * 37 + v * 4)
        x = (u * 2 - 1) * spread * (1 + .03 * math.sin(v * 9))
        depth = -.045 - .075 * math.sin(u * math.pi) * (.35 + .65 * min(1, v * 2.5))
        return (x, depth + fold * .7, .02 - v * length - .03 * abs(u * 2 - 1) * (1 - v))
    soften(thicken(sheet('robe', 90, 80, body, cloth), .012))
    for s in (-1, 1):
        def sleeve(u, v):
            a = u * 2 * math.pi
            r = .046 + .026 * v
            wrinkle = .0035 * math.sin(v * 15 + a + s) + .002 * math.sin(v * 31 + 2 * a)
            fall = 1 - math.exp(-v * 4.5)              # from the shoulder outwards, then straight down
            return (s * (.075 + .135 * fall + .02 * v) + (r + wrinkle) * math.cos(a), -.085 + (r * .6 + wrinkle) * math.sin(a), -.05 - v * .62)
        soften(sheet('sleeve', 28, 36, sleeve, cloth))
        def lapel(u, v):
            x = s * (.018 + .052 * u + .03 * v) 
            return (x, -.118 - .022 * math.sin(u * 2.6) - .020 * min(1, v * 2.5), -.01 - v * .72)
        soften(thicken(sheet('lapel', 10, 40, lapel, cloth), .014))
    tube('belt', [(-.10, -.15, -.46), (-.02, -.165, -.50), (.05, -.165, -.62), (.06, -.16, -.86)], .011, cloth, 8)
    tube('belt', [(.12, -.15, -.45), (.02, -.168, -.51), (-.01, -.168, -.66), (-.03, -.16, -.80)], .011, cloth, 8)


def amenities(glass_tone='#5a3a20', label='#e9dfc8', metal=None):
    """Three bottles on a small tray, and soap."""
    span('tray', (-.15, .15), (-.06, .06), (0, .012), materials.marble('tray', '#d5cbbb'), .006)
    brown = materials.plain('amber', glass_tone, .08, specular=.6, coat=.4)
    for k, (x, h) in enumerate(((-.10, .135), (-.035, .12), (.03, .135))):
        with at(x, .01 - .012 * (k % 2), .012, 12 * k):
            lathe('bottle', [(0, 0), (.024, 0), (.026, .004), (.026, h * .72), (.012, h * .84), (.010, h * .90), (0, h * .90)], brown, sides=48, subdivide=1)
            lathe('cap', [(0, h * .88), (.0125, h * .88), (.0125, h), (0, h)], materials.plain('cap', '#1e1a16', .4), sides=32)
            lathe('label', [(.0263, h * .18), (.0263, h * .55)], materials.plain('label' + label, label, .8), sides=48, caps=False)
    roughen(box('soap', (.07, .045, .022), (.105, -.005, .024), materials.plain('soap', '#e6d8bf', .45, subsurface=.3), .010, (0, 0, 14), 5), .002, .03)
