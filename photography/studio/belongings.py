"""What guests have brought and put down: luggage, hats, a wrap over a chair, a child's drawing."""
import math

from studio import materials
from studio.geometry import at, ball, box, lathe, mesh_of, roughen, sheet, soften, solid, span, thicken, tube


def suitcase(leather, width=.66, thick=.20, height=.44):
    """Stands upright on z = 0, its handle on top: leather with two straps and brass locks."""
    brass, strap = materials.brass(), materials.plain('strap', '#3c2415', .5)
    roughen(box('case', (width, thick, height), (0, 0, height / 2), leather, .035, segments=5), .004, .25)
    box('seam', (width + .004, .010, height + .004), (0, 0, height / 2), strap, .036, segments=5)
    for x in (-width * .27, width * .27):
        box('strap', (.034, thick + .008, height + .008), (x, 0, height / 2), strap, .030, segments=5)
        box('buckle', (.044, .006, .040), (x, -thick / 2 - .006, height * .72), brass, .002)
    tube('handle', [(-.075, 0, height - .01), (-.07, 0, height + .035), (0, 0, height + .042), (.07, 0, height + .035), (.075, 0, height - .01)], .009, strap, 8)


def luggage_rack(wood, width=.62, depth=.44, height=.46):
    """Two crossed frames and three webs; a case lies on it at z = `height`."""
    half, d = width / 2, depth / 2
    for s in (-1, 1):
        for x in (half, half - .03):
            lean = s if x == half else -s
            tube('rack-leg', [(s * x, -lean * d, 0), (s * x, lean * d, height - .015)], .012, wood)
    for y in (-d, d):
        tube('rack-rail', [(-half, y, height - .015), (half, y, height - .015)], .012, wood)
    tube('rack-rail', [(-half, -d * .75, height * .12), (half, -d * .75, height * .12)], .009, wood)
    web = materials.fabric('web', '#7b6a4c', 300, .8)
    for x in (-half * .62, 0, half * .62):
        span('web', (x - .025, x + .025), (-d - .012, d + .012), (height - .006, height), web, .002)


def straw_hat(ribbon='#3d4c38'):
    """Lies on its brim; a wavy brim and a band."""
    straw = materials.fabric('straw', '#cda763', 190, 1., .1, .14, .8)
    def brim(u, v):
        a, r = u * 2 * math.pi, .085 + .105 * v
        return (r * math.cos(a) * 1.08, r * math.sin(a), .006 + .014 * v * v * (1 + math.sin(2 * a + .6)))
    thicken(sheet('brim', 72, 8, brim, straw), .003)
    lathe('crown', [(.089, .004), (.083, .06), (.074, .092), (.05, .104), (.02, .098), (0, .096)], straw, sides=56, subdivide=1)
    lathe('ribbon', [(.0905, .008), (.0865, .036), (.084, .036), (.087, .008)], materials.fabric('ribbon' + ribbon, ribbon, 900, .2), sides=56, caps=False)


def hat_on_hook(metal, ribbon='#3d4c38'):
    """On the wall y = 0, its crown to the room."""
    lathe('hook-rose', [(0, 0), (.024, 0), (.02, .01), (0, .012)], metal, (0, 0, .04), 24, (90, 0, 0))
    tube('hook', [(0, -.01, .04), (0, -.05, .035), (0, -.06, .06)], .006, metal, 8)
    with at(0, -.030, 0, 0, (82, 0)):
        straw_hat(ribbon)


def over_chair(cloth, width=.30, front=.16, back=.40, top=.90, seed=0.):
    """A wrap over the back of a `dining_chair`: it follows the bow and falls in a few folds behind."""
    reach = front + .05 + back
    def shape(u, v):
        x = (u - .5) * width * (1 + .10 * v * math.sin(u * 5 + seed))
        ridge_y, ridge_z = .285 - .015 * (x / .19) ** 2, top + .018 - .052 * (x / .19) ** 2
        s = v * reach
        fold = .016 * math.sin(u * 17 + seed + 1.2 * math.sin(u * 6)) + .007 * math.sin(u * 35 + v * 4)
        if s < front:
            drop = front - s
            return (x, ridge_y - .024 - .227 * drop - abs(fold) * .6, ridge_z - drop * (1 - .10 * math.sin(u * 4 + seed)))
        if s < front + .05:
            a = (s - front) / .05 * math.pi
            return (x, ridge_y - .024 * math.cos(a), ridge_z + .010 * math.sin(a) + .004 * math.sin(u * 23))
        drop = s - front - .05
        open_ = min(1, drop * 4)
        return (x + .02 * open_ * math.sin(u * 9 + 2), ridge_y + .044 * open_ + .026 * (1 - open_) + fold * 1.3 * open_, ridge_z - drop * (1 + .12 * math.sin(u * 5.3 + seed + 1)))
    return soften(thicken(sheet('wrap', 56, 64, shape, cloth), .005))


def letter(size=(.15, .21), turn=0., lift=0.):
    """A written sheet and a pen: lines of ink, none quite straight."""
    ink = materials.plain('ink', '#2a3350', .7)
    w, h = size
    with at(0, 0, lift, turn):
        span('sheet', (-w / 2, w / 2), (-h / 2, h / 2), (0, .0008), materials.plain('note-paper', '#efe6d2', .9), 0)
        for k in range(9):
            y, end = h * (.36 - .075 * k), w * (.38 if k % 4 != 3 else .12)
            tube('line', [(-w * .40 + (end + w * .4) * t / 8, y + .0012 * math.sin(t * 2.3 + k * 1.7), .0011) for t in range(9)], .0006, ink, 2)
        tube('pen', [(w * .30, -h * .46, .005), (w * .52, -h * .02, .005)], .0042, materials.plain('pen', '#1d1b1a', .25, coat=.4), 8)


CRAYONS = ('#b23a2a', '#2f5a8a', '#d3a02c', '#3f6b38', '#7a4a8a')


def child_drawing(size=(.28, .20)):
    """The house with its sun in wax crayon, and the crayons."""
    colour = [materials.plain('crayon' + c, c, .7) for c in CRAYONS]
    w, h = size
    span('drawing', (-w / 2, w / 2), (-h / 2, h / 2), (0, .0008), materials.plain('drawing-paper', '#f1e9d8', .9), 0)
    def stroke(points, which, radius=.0016):
        tube('stroke', [(x * w, y * h, .0012) for x, y in points], radius, colour[which], 3)
    stroke([(-.22, -.28), (-.22, .05), (.18, .06), (.18, -.28), (-.22, -.28)], 0)
    stroke([(-.27, .05), (-.02, .30), (.24, .06)], 0)
    stroke([(-.06, -.28), (-.06, -.10), (.03, -.10), (.03, -.28)], 1)
    for x in (-.15, .10):
        stroke([(x - .03, -.06), (x + .03, -.06), (x + .03, .0), (x - .03, .0), (x - .03, -.06)], 1, .0012)
    stroke([(.36 + .05 * math.cos(a), .32 + .075 * math.sin(a)) for a in (k * .7 for k in range(10))], 2)
    for k in range(7):
        a = k * .9
        stroke([(.36 + .07 * math.cos(a), .32 + .10 * math.sin(a)), (.36 + .10 * math.cos(a), .32 + .145 * math.sin(a))], 2, .0012)
    stroke([(-.46 + .08 * k, -.30 + (.05 if k % 2 else 0)) for k in range(12)], 3)
    stroke([(-.36, -.28), (-.36, .02)], 3, .0022)
    stroke([(-.42, .0), (-.36, .24), (-.30, .0), (-.42, .0)], 3)
    for k, (x, y, turn) in enumerate(((.19, .06, 20), (.21, -.03, 75), (.185, -.09, -35), (-.18, -.11, 8), (.24, .02, 110))):
        with at(x, y, .0052, turn):
            lathe('crayon', [(0, -.040), (.0045, -.040), (.0045, .030), (.0015, .042), (0, .042)], colour[k], rotation=(0, 90, 0), sides=14)


def toy_boat(sail='#e9dfc8'):
    """A wooden boat on its keel block, one sail."""
    wood = materials.wood('boat', '#8a5a30', '#c08e54', .5, 'x')
    def hull(u, v):
        a = (u * 2 - 1)
        half = .045 * (1 - abs(a) ** 2.6)
        return (a * .12, (v * 2 - 1) * half, .075 - .05 * (1 - (v * 2 - 1) ** 2) * (1 - a * a * .5) + .012 * a * a)
    thicken(sheet('hull', 32, 14, hull, wood), .005, -1)
    span('deck', (-.085, .085), (-.028, .028), (.058, .062), wood, .001)
    span('block', (-.03, .03), (-.03, .03), (0, .030), wood, .003)
    tube('mast', [(.01, 0, .05), (.01, 0, .30)], .004, wood)
    mesh = mesh_of('sail', [(.0, .0, .09), (-.10, .012, .095), (.004, 0, .285)], [(0, 1, 2)])
    thicken(solid('sail', mesh, materials.linen('sail', sail)), .0015)
    mesh = mesh_of('jib', [(.02, .0, .09), (.105, -.008, .088), (.018, 0, .25)], [(0, 1, 2)])
    thicken(solid('jib', mesh, materials.fabric('jib', '#a8583a', 700, .3)), .0015)


def bowl_of_fruit(glaze, fruit='#d8913f', seed=3):
    """Seven apricots in a shallow bowl."""
    lathe('bowl', [(0, 0), (.045, 0), (.048, .008), (.10, .04), (.118, .066), (.112, .066), (.094, .044), (.04, .014), (0, .012)], glaze, sides=64, subdivide=1)
    skin = materials.fabric('apricot', fruit, 1400, .1, .5, .25, .6)
    for k in range(7):
        a, r, z = (k * 1.05, .062, .052) if k < 6 else (0, 0, .074)
        ball('apricot', .029, (r * math.cos(a + seed), r * math.sin(a + seed), z + .003 * math.sin(k * 2.1)), skin, (1, .96, .94), 20)
