"""A spritz on the loggia's marble table in the last sun, the arcade and its lights out of focus behind."""
import math


from studio import architecture as arch
from studio import materials, plants
from studio.geometry import at, ball, lathe, span
from studio.light import area, bulb, daylight
from studio.stage import trace_glass
from studio.tableware import breadstick, bubbles, crust, dew, green_olive, ice, ice_cube, olive_fruit, orange_slice, wine_glass
from studio.textiles import napkin

CAMERAS = {
    'table': dict(at=(-.03, -.76, .245), to=(.022, 0, .124), mm=65, level=False, fstop=2.4, focus=(-.01, -.03, .16)),
}

LEVEL = .186


def spritz_glass(shot, glass, liquid, cubes):
    wine_glass(glass, sides=96)
    inside = [(0, .0960), (.0085, .0971), (.0215, .1030), (.0353, .1170), (.0438, .138), (.0455, .160), (.0432, .182), (.0429, LEVEL + .0012), (.0415, LEVEL), (.02, LEVEL - .0002), (0, LEVEL - .0002)]
    lathe('spritz', inside, liquid, sides=96, subdivide=2)
    turn = lambda *r: tuple(math.degrees(a) for a in r)
    for spot, size, r in (((-.014, -.012, .150), .027, (.3, .5, .2)), ((.017, .006, .142), .026, (.9, .2, .7)), ((-.010, .017, .172), .027, (.2, .9, .4)),
                          ((.012, -.016, .176), .026, (.6, .1, 1.1)), ((.004, .006, .193), .024, (.5, .35, .1)), ((-.004, -.004, .124), .024, (.1, .7, .9))):
        ice_cube(cubes, spot, size, turn(*r))
    bubbles(glass, 90, shot.random)


def arcade():
    """The loggia behind: pale columns, a warm wall, lemon trees, small lamps."""
    stone = materials.limestone('arcade', '#d3bd96', .3)
    wall = materials.weathered_plaster('arcade-wall', '#b98a5f')
    span('pavement', (-12, 12), (-3, 22), (-.80, -.75), materials.paving(), 0)
    holes = [arch.arch_opening(-7.2 + i * 2.4, 1.75, -.75, 1.45) for i in range(7)]
    with at(0, 6.2):
        arch.wall(18, 4.4, .5, wall, holes, -.8)
        for i in range(7):
            arch.archivolt(-7.2 + i * 2.4, 1.45, .875, stone, 0, .2)
        for i in range(8):
            span('impost', (-8.4 + i * 2.4 - .36, -8.4 + i * 2.4 + .36), (-.05, .3), (1.33, 1.47), stone, .01)
    span('inner', (-12, 12), (9.2, 9.4), (-1, 5), materials.plaster('inner', '#9c7149'), 0)
    glow = materials.plain('bulb', '#ffc070', .5, emit=30)
    for i in range(7):
        ball('lamp', .055, (-7.2 + i * 2.4 + .1, 7.6, 1.75), glow, segments=12)
        bulb((-7.2 + i * 2.4, 7.7, 1.6), 80, '#ffb267', .2)
    for i in range(40):
        x = -5.2 + i * .27
        ball('string', .014, (x, 3.9 + .3 * math.sin(i * .7), .95 - .26 * math.sin((i % 20) / 19 * math.pi)), glow, segments=8)


def build(shot):
    trace_glass()
    glass = materials.glass('glass')
    liquid = materials.glass('spritz-liquid', ior=1.33, shadow=(1., .50, .16), absorb=((1., .60, .0), 52))
    cubes = ice()
    spritz_glass(shot, glass, liquid, cubes)
    dew(materials.glass('drops', ior=1.33), shot.random)
    orange_slice((-.0335, -.012, .217), (96, 8, -28))
    with at(.20, .31, 0, 70):
        spritz_glass(shot, glass, liquid, cubes)
        orange_slice((-.0335, .012, .217), (96, -8, 20))
    # olives, grissini on a napkin, a fallen slice, crumbs
    dish = materials.glazed('dish', '#e3d9c5', .22)
    with at(-.158, .035):
        lathe('dish', [(0, 0), (.028, 0), (.040, .010), (.048, .020), (.0495, .0205), (.048, .0225), (.038, .013), (.026, .004), (0, .004)], dish, sides=72, subdivide=2)
        fruit = green_olive()
        for k, spot in enumerate(((-.015, -.014, .0158), (.007, -.018, .0155), (-.003, .008, .0158), (.017, .004, .017), (-.022, .006, .0165), (0., -.006, .031))):
            olive_fruit(spot, fruit, k)
    orange_slice((.150, -.062, .0045), (0, 0, 20), .036)
    with at(-.125, -.115, .001, 24):
        napkin(.21, .15, materials.linen('napkin', '#e2d6bd'))
    pastry = crust()
    for k in range(4):
        with at(-.135 + .016 * k, -.095 + .004 * k, .0075 + .006 * (k % 2), 62 - 7 * k):
            breadstick(.19, pastry, k)
    rng = shot.random
    for _ in range(34):
        ball('crumb', rng.uniform(.0005, .0016), (rng.gauss(-.10, .06), rng.gauss(-.10, .035), .0012), pastry, (1, rng.uniform(.5, 1), .7), 8)
    with at(.05, .17):
        lathe('table', [(0, -.025), (.385, -.025), (.395, -.018), (.395, -.006), (.388, 0), (0, 0)], materials.marble('table', '#dcd5c9', '#7b7167', .3, 3.2), sides=160)
        lathe('table-rim', [(.396, -.024), (.403, -.024), (.404, -.012), (.403, -.001), (.396, -.001)], materials.brass(), sides=160)
    arcade()
    lemons = plants.LemonTrees(rng)
    for x in (-3.4, -.9, 1.7, 3.9):
        lemons.stand(x, 5.2, -.75, 1.0)
    daylight(shot.hour, turn=150, sun=.8, clouds=.5)
    area((0, 2.5, 3.2), (0, 6.2, 1.2), 260, '#ffd09a', (12, 2))           # the evening sky on the arcade
    area((-.9, .35, .75), (0, 0, .12), 6, '#fff1df', (.7, .9))
    area((.55, -.9, .7), (0, 0, .1), 2, '#dfe8ff', (.8, .8))
