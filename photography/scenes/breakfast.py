"""Breakfast at a garden window: coffee, croissants, bread and apricot jam, flat morning sun from the left."""
import math

from studio import materials, plants
from studio.furniture import jug, tumbler
from studio.geometry import at, ball, lathe, mesh_of, roughen, sheet, solid, span
from studio.light import area, daylight
from studio.stage import trace_glass
from studio.tableware import (crema, croissant, crust, cup, folded_napkin, knife, pastry, plate, spoon)
from studio.shader import Shader, srgb

CAMERAS = {
    'table': dict(at=(.05, -.80, .46), to=(.03, .02, .035), mm=52, level=False, fstop=4.5, focus=(.0, -.02, .05)),
}


def jam():
    s = Shader('jam')
    n = s.noise(s.coord(), 60, 4)
    return s.principled(base_color=s.ramp(n, (.3, srgb('#b9500c')), (.7, srgb('#e58a22'))), roughness=.12, specular=.6, subsurface=.4,
                        subsurface_radius=(.01, .004, .001), subsurface_color=srgb('#e07a18'), normal=s.bump(n, .4, .004))


def filled_glass(x, y):
    """Orange juice, freshly pressed: its pulp makes it opaque."""
    tumbler(x, y, 0)
    lathe('juice', [(0, .0105), (.0305, .0125), (.0338, .072), (.0325, .0725), (0, .0722)], materials.plain('orange-juice', '#e8901c', .2, subsurface=.3), (x, y, 0), 48, subdivide=1)


def boiled_egg(porcelain, metal):
    lathe('egg-cup', [(0, 0), (.024, 0), (.025, .003), (.010, .008), (.008, .016), (.018, .026), (.0235, .040), (.0240, .046), (.0222, .046), (.0215, .040), (0, .024)], porcelain, sides=56, subdivide=1)
    shell = Shader('egg')
    tone = shell.ramp(shell.noise(shell.coord(), 260, 3, .6), (.35, srgb('#c08a60')), (.65, srgb('#d8a97e')))
    ball('egg', .0215, (0, 0, .052), shell.principled(base_color=tone, roughness=.55, specular=.3), (1, 1, 1.28), 40)
    with at(.052, -.012, .001, 28):
        spoon(metal, .125)


def butter(porcelain, metal):
    """A pat on a small dish, one curl taken off it, the knife across the rim."""
    plate(porcelain, .062, materials.brass('butter-gilt'))
    yellow = materials.plain('butter', '#ecd083', .35, subsurface=.25)
    span('butter', (-.027, .020), (-.016, .018), (.0045, .026), yellow, .003)
    span('butter-cut', (.020, .029), (-.016, .018), (.0045, .013), yellow, .003)
    with at(.012, -.034, .0195, 66, (0, 3)):
        knife(metal, .15)


def cut_loaf(wood, baked):
    """A loaf on its board, two slices cut off and fallen over."""
    span('bread-board', (-.16, .13), (-.085, .085), (0, .018), wood, .008)
    crumb = Shader('crumb')
    v = crumb.coord()
    pores = crumb.ramp(crumb.voronoi(v, 190), (.10, .35), (.34, 1.))
    soft = crumb.principled(base_color=crumb.mix(1, srgb('#ead7ae'), pores, 'MULTIPLY'), roughness=.95, specular=.1, normal=crumb.bump(crumb.voronoi(v, 190), .6, .003))

    def piece(x0, x1):
        """Part of the loaf along x, its cut face towards -x."""
        def shape(u, w):
            a = 2 * math.pi * u
            swell = 1 - .30 * max(0., (x0 + (x1 - x0) * w - .05) / .07) ** 2
            return (x0 + (x1 - x0) * w, .052 * swell * math.cos(a), .040 + max(-.038, .046 * swell * math.sin(a)))
        roughen(sheet('loaf', 48, 16, shape, baked), .004, .03)
        disc = [(.0495 * math.cos(a), .040 + max(-.037, .0435 * math.sin(a))) for a in (2 * math.pi * k / 48 for k in range(48))]
        for x in (x0 + .0006, x1 - .0006):
            if x < .11:
                solid('cut', mesh_of('cut', [(x, y, z) for y, z in disc], [tuple(range(48))]), soft)
    with at(0, 0, .018):
        piece(-.015, .12)
    for k, (x, lean) in enumerate(((-.034, -79), (-.082, -86))):
        with at(x, .006 * k, .026 - .002 * k, 5 * k, (0, lean)):
            piece(-.006, .006)


def build(shot):
    trace_glass()
    rng = shot.random
    oak = materials.wood('table-oak', '#4f3722', '#8f6b45', .48, 'x', pores=.55)
    for k in range(7):
        span('board', (-1.2, 1.2), (-.62 + k * .19, -.62 + (k + 1) * .19 - .0015), (-.03, 0), oak, .002)
    porcelain = materials.glazed('porcelain', '#ddd4c3', .16)
    gold, metal = materials.brass('gilt'), materials.silver()
    flaky, baked = pastry(), crust()

    with at(-.135, .085):
        plate(porcelain, .13, gold)
        with at(.02, .012, .012, 25):
            croissant(flaky, .135)
        with at(-.045, -.035, .012, 160):
            croissant(flaky, .12)
    with at(.125, -.05):
        plate(porcelain, .076)
        with at(0, 0, .010, -35):
            cup(porcelain, .041, .058, drink=crema())
    with at(.045, .20):
        lathe('jam-jar', [(0, 0), (.030, 0), (.034, .004), (.035, .05), (.032, .058), (.032, .066), (.030, .066), (.030, .058), (.0325, .05), (.0315, .007), (0, .005)], materials.glass(), sides=64, subdivide=1)
        lathe('jam', [(0, .0055), (.031, .0075), (.032, .046), (.018, .0475), (0, .046)], jam(), sides=64, subdivide=1)
        with at(.008, 0, .05, 30, (0, 24)):
            spoon(metal, .13)
    with at(-.02, -.175, .001, -12):
        folded_napkin(size=.20)
        with at(.005, .0, .0095, 4):
            knife(metal, .19)
    with at(.275, .155):
        jug(materials.glazed('milk', '#e6decd'), 0, 0, 0, .58)
    jug(materials.glazed('flower-jug', '#b3b89d'), -.30, .36, 0, .95)
    plants.branch_in_vase(-.30, .36, .20, .36, 9, ('#4d5d38', '#8b9a66'), (.045, .02), bloom='#e9d6d0', stems=8, per_stem=70)
    with at(.02, .40):
        lathe('bowl', [(0, 0), (.045, 0), (.05, .006), (.10, .045), (.12, .075), (.116, .076), (.095, .047), (.045, .012), (0, .010)], materials.glazed('bowl', '#8d957b'), sides=72, subdivide=1)
        apricot = apricot_skin()
        for k, (x, y, z) in enumerate(((-.05, .0, .055), (.02, -.045, .055), (.05, .03, .058), (-.01, .05, .056), (.0, .0, .092), (-.045, -.045, .066), (.07, -.02, .075))):
            ball('apricot', .027 + .002 * (k % 3), (x, y, z), apricot, (1, .96, .93), 32)
    ball('apricot', .027, (.185, .335, .026), apricot, (1, .96, .94), 32)
    filled_glass(.222, .050)
    with at(-.205, -.088):
        boiled_egg(porcelain, metal)
    with at(.292, -.105, 0, -14):
        butter(porcelain, metal)
    with at(.262, .505, 0, 12):
        cut_loaf(oak, baked)
    for _ in range(60):
        ball('flake', rng.uniform(.0006, .0026), (rng.gauss(-.08, .09), rng.gauss(-.03, .06), .001), flaky, (1, rng.uniform(.4, 1), .35), 8)
    # the room behind, soft: a pale wall, a chair's back, and the window at the left as light
    span('wall', (-3, 3), (2.3, 2.5), (-.8, 3), materials.plaster('wall', '#d9ccb2'), 0)
    span('dado', (-3, 3), (2.26, 2.3), (-.8, .25), materials.paint('dado', '#4a5743'), .01)
    span('floor', (-3, 3), (-1, 2.4), (-.8, -.75), materials.oak_floor(), 0)
    # glazing bars between the sun and the table, so that its light falls in panes
    bars = materials.plain('bars', '#cfc6b4', .6)
    with at(-1.7, .1, 0, 90):
        for x in (-.9, -.30, .30, .9):
            span('bar', (x - .035, x + .035), (-.02, .02), (-.6, 2.2), bars, 0)
        for z in (.32, .80, 1.3):
            span('bar', (-1, 1), (-.02, .02), (z - .03, z + .03), bars, 0)
        span('jamb', (.9, 3), (-.1, .1), (-.8, 3), bars, 0)
        span('jamb', (-3, -.9), (-.1, .1), (-.8, 3), bars, 0)
    daylight(shot.hour, turn=148, sun=1.5, sky=.9)
    area((-1.55, .1, .8), (0, 0, 0), 16, '#e4ecff', (1.7, 1.6))
    area((1.3, -.6, 1.1), (0, .1, 0), 5, '#fff3e2', (1.2, 1.2))


def apricot_skin():
    s = Shader('apricot')
    v = s.coord()
    blush = s.ramp(s.noise(v, 22, 4, .6), (.38, srgb('#e7902f')), (.62, srgb('#c2512a')))
    return s.principled(base_color=blush, roughness=.55, specular=.25, sheen=.4, subsurface=.15, subsurface_radius=(.008, .003, .001), subsurface_color=srgb('#e39238'),
                        normal=s.bump(s.noise(v, 400, 3), .08, .001))
