"""What stands on a table, at true scale, on the plane z = 0."""
import math
import random

from mathutils import Vector, noise

from studio import materials
from studio.geometry import at, ball, box, lathe, roughen, sheet, soften, span, thicken, tube
from studio.light import bulb
from studio.shader import Shader, srgb

# outer and inner profile of a wine glass: its wall is about a millimetre
BALLOON = dict(
    outer=[(0, 0), (.036, 0), (.0365, .0015), (.030, .004), (.010, .009), (.0045, .018), (.0040, .045), (.0048, .078), (.0095, .092), (.022, .101),
           (.036, .116), (.0445, .138), (.0462, .160), (.0430, .190), (.0385, .217)],
    inner=[(.0375, .2172), (.0419, .190), (.0450, .160), (.0433, .138), (.0348, .1175), (.021, .1035), (.008, .0975), (0, .0965)])


def wine_glass(material, size=1., sides=64):
    s = size
    return lathe('wine-glass', [(r * s, z * s) for r, z in BALLOON['outer'] + BALLOON['inner']], material, sides=sides, subdivide=1)


def wine(material, level=.145, size=1.):
    """A filling of the wine glass up to `level`, a hair inside the glass."""
    s = size
    inner = [(0, .0960), (.0085, .0971), (.0215, .1030), (.0353, .1170), (.0438, .138), (.0455, .160), (.0432, .182), (.0410, .200)]
    below = [(r, z) for r, z in inner if z < level - .004]
    (r0, z0), (r1, z1) = below[-1], next(((r, z) for r, z in inner if z >= level - .004), inner[-1])
    rim = r0 + (r1 - r0) * max(0., min(1., (level - z0) / max(1e-6, z1 - z0)))
    profile = below + [(rim, level + .0010), (rim - .0014, level), (rim * .5, level - .0002), (0, level - .0002)]
    return lathe('wine', [(r * s, z * s) for r, z in profile], material, sides=96, subdivide=1)


def plate(material, radius=.135, rim=None):
    r = radius
    lathe('plate', [(0, .0), (r * .60, .0), (r * .64, .003), (r * .74, .012), (r * .98, .019), (r, .021), (r * .985, .0225), (r * .73, .016), (r * .62, .0075), (0, .0055)], material, sides=96, subdivide=1)
    if rim:
        lathe('plate-rim', [(r * .975, .0222), (r * .995, .0224), (r * 1.001, .0212), (r * .99, .0206)], rim, sides=96, caps=False)


def cup(material, radius=.04, height=.062, handle=True, drink=None):
    r, h = radius, height
    lathe('cup', [(0, 0), (r * .58, 0), (r * .60, .004), (r * .82, h * .35), (r * .98, h * .8), (r, h), (r * .955, h), (r * .93, h * .8), (r * .77, h * .38), (0, .007)], material, sides=64, subdivide=1)
    if handle:
        tube('cup-handle', [(r * .94, 0, h * .82), (r * 1.42, 0, h * .80), (r * 1.45, 0, h * .48), (r * .80, 0, h * .28)], .0042, material, 8)
    if drink:
        lathe('coffee', [(0, h * .30), (r * .80, h * .5), (r * .925, h * .78), (r * .90, h * .785), (0, h * .78)], drink, sides=64)


def crema():
    """Coffee with its foam: hazel, darker towards the edge, a few bubbles."""
    s = Shader('crema')
    v = s.coord(vary=False)
    tone = s.ramp(s.noise(v, 60, 6, .65, .8), (.35, srgb('#6b3d1c')), (.6, srgb('#b67f45')))
    return s.principled(base_color=tone, roughness=.3, specular=.4, normal=s.bump(s.voronoi(v, 900), .12, .0006))


def fork(metal, length=.20):
    """Four tines and a bowed neck, lying along y."""
    span('fork-stem', (-.0035, .0035), (-length * .5, length * .12), (.001, .004), metal, .0014)
    span('fork-end', (-.0075, .0075), (-length * .5, -length * .33), (.001, .0042), metal, .002)
    box('fork-root', (.022, .034, .0025), (0, length * .20, .004), metal, .001)
    for k in range(4):
        x = -.0093 + k * .0062
        span('tine', (x - .0014, x + .0014), (length * .25, length * .5), (.003, .0055), metal, .0011)


def _forged(name, metal, length, outline, columns=20, rows=70):
    """A piece of cutlery along y with an oval section; `outline(t)` gives its half width, half thickness and height at t from 0 to 1."""
    def shape(u, v):
        wide, thick, rise = outline(v)
        a = 2 * math.pi * u
        return (wide * math.cos(a), (v - .5) * length, rise + thick * math.sin(a))
    return soften(sheet(name, columns, rows, shape, metal))


def _between(t, *knots):
    """A smooth value between knots of (t, value)."""
    for (t0, v0), (t1, v1) in zip(knots, knots[1:]):
        if t <= t1:
            k = max(0., (t - t0) / (t1 - t0))
            return v0 + (v1 - v0) * k * k * (3 - 2 * k)
    return knots[-1][1]


def knife(metal, length=.225):
    """A table knife: a swelling handle, a neck, a blade with a round tip."""
    def outline(t):
        wide = _between(t, (0, .0005), (.02, .0068), (.10, .0080), (.38, .0058), (.44, .0052), (.47, .0088), (.75, .0102), (.93, .0088), (.985, .005), (1, .0004))
        thick = _between(t, (0, .0004), (.03, .0034), (.12, .0042), (.36, .0034), (.45, .0022), (.50, .0010), (1, .0005))
        return wide, thick, .0045
    return _forged('knife', metal, length, outline)


def spoon(metal, length=.19):
    """A spoon with a hollow bowl and a bowed stem that widens to its end."""
    k = length / .19
    def outline(t):
        wide = _between(t, (0, .0004), (.02, .0062 * k), (.12, .0068 * k), (.45, .0028 * k), (.66, .0024 * k), (.72, .004 * k))
        return wide, _between(t, (0, .0004), (.03, .0011), (1, .0013)) * max(.75, k), .0014 + .006 * k * math.sin(math.pi * t) ** 1.3 + .0016 * k * t
    with at(0, -.14 * length):
        _forged('spoon-stem', metal, length * .72, outline, 12, 40)

    def bowl(u, v):
        a, r = 2 * math.pi * u, v
        y = length * .155 * r * math.sin(a)
        narrow = 1 - .16 * math.sin(a) * r
        return (length * .098 * r * math.cos(a) * narrow, length * .33 + y, .0008 + .0072 * k * r * r)
    return thicken(sheet('spoon-bowl', 40, 12, bowl, metal), .0009 * max(.75, k), 0)


def napkin_linen(name='napkin', colour='#d9ceb9', stripe='#9b472a'):
    """Linen with a woven stripe along its hem."""
    s = Shader(name)
    v = s.coord(vary=False)
    x = s.math('ABSOLUTE', s.separate(v)[0])
    band = s.ramp(s.math('MULTIPLY', s.math('ABSOLUTE', s.math('SUBTRACT', x, .049)), 100), (.16, 1.), (.2, 0.))
    thread = s.noise(s.add('Mapping', {'Vector': v, 'Scale': (120, 1900, 120)}).outputs[0], 1., 2, .5)
    cross = s.noise(s.add('Mapping', {'Vector': v, 'Scale': (1900, 120, 120)}).outputs[0], 1., 2, .5)
    weave = s.math('MULTIPLY', thread, cross)
    tone = s.mix(.45, s.mix(s.math('MULTIPLY', band, .8), srgb(colour), srgb(stripe)), s.ramp(weave, (.12, .55), (.38, 1.)), 'MULTIPLY')
    height = s.math('ADD', s.math('MULTIPLY', s.noise(v, 26, 5, .6), .6), s.math('MULTIPLY', s.math('ADD', thread, cross), .1))
    return s.principled(base_color=tone, roughness=.95, specular=.1, sheen=.3, normal=s.bump(height, .5, .004))


def folded_napkin(material=None, size=.19):
    """A napkin folded in three: each layer sags over the one below, the free corner stands off a little."""
    cloth = material or napkin_linen()
    rng = random.Random(4)
    for layer in range(3):
        shift = (rng.uniform(-.0016, .0016), rng.uniform(-.0016, .0016))
        def shape(u, v):
            x, y = (u - .5) * size * .62, (v - .5) * size * 1.3
            edge = min(u, 1 - u, v, 1 - v)
            sag = -.0030 * max(0., 1 - edge / .03) ** 2 * layer
            crumple = .0030 * noise.noise(Vector((x * 17, y * 17, layer * 3))) + .0010 * noise.noise(Vector((x * 60, y * 60, layer)))
            corner = .011 * max(0., u - .8) / .2 * max(0., v - .7) / .3 * layer
            return (x + shift[0] * layer, y + shift[1] * layer, .0022 + .0034 * layer + sag + crumple + corner)
        soften(thicken(sheet('napkin', 40, 70, shape, cloth), .0017))


def tablecloth(radius, height, drop, material, seed=2):
    """A round cloth: flat on the table, falling in folds that deepen towards the hem."""
    rng = random.Random(seed)
    phase = [rng.uniform(0, 6.28) for _ in range(4)]
    def shape(u, v):
        a = u * 2 * math.pi
        reach = v * (radius + drop)
        if reach <= radius:
            return (reach * math.cos(a), reach * math.sin(a), height + .0012 * noise.noise(Vector((reach * math.cos(a) * 5, reach * math.sin(a) * 5, seed))))
        fall = (reach - radius) / drop
        folds = .5 + .5 * math.sin(a * 11 + phase[0] + .9 * math.sin(a * 3 + phase[1]) + .3 * fall)
        r = radius + .006 + fall ** .8 * (.065 * folds + .018 * math.sin(a * 23 + phase[2]) * fall - .01)
        return (r * math.cos(a), r * math.sin(a), height - (reach - radius) * (1 - .02 * folds) - .004 * min(1, fall * 8))
    cloth = sheet('tablecloth', 320, 60, shape, material)
    thicken(cloth, .0016)
    return cloth


def candle(height=.09, lit=True, power=.9):
    """A candle in a small glass."""
    glass = materials.glass('candle-glass')
    lathe('candle-glass', [(0, 0), (.032, 0), (.034, .004), (.036, .075), (.0345, .0755), (.032, .008), (0, .006)], glass, sides=48, subdivide=1)
    lathe('wax', [(0, .008), (.029, .008), (.029, .040), (.02, .037), (0, .036)], materials.plain('wax', '#efe0c2', .5, subsurface=.4), sides=40)
    if lit:
        lathe('flame', [(0, 0), (.0035, .004), (.0045, .009), (.0025, .018), (0, .026)], materials.plain('flame', '#ffc070', .5, emit=45), (0, 0, .042), 16, subdivide=1)
        bulb((0, 0, .062), power, '#ffae5c', .012)


def bottle(glass, label='#e9dfc8', height=.30, wine_level=.6):
    h = height
    lathe('bottle', [(0, .004), (.030, 0), (.037, .006), (.0375, .02), (.0375, h * .60), (.034, h * .66), (.017, h * .74), (.0145, h * .80), (.0145, h * .96), (.0165, h * .965), (.0165, h), (.012, h)], glass, sides=64, subdivide=1, caps=False)
    lathe('label', [(.0379, h * .18), (.0379, h * .48)], materials.plain('label' + label, label, .8), sides=64, caps=False)
    lathe('capsule', [(.0150, h * .80), (.0150, h * .965), (.017, h * .966), (.017, h * 1.002), (0, h * 1.002)], materials.plain('capsule', '#5a2420', .4, metal=.3), sides=40)


def breadstick(length, material, seed):
    """A hand-rolled grissino lying along y."""
    rng = random.Random(seed)
    profile = [(0, -length / 2)] + [(.0045 + rng.uniform(-.0008, .0010), length * (k / 14 - .5)) for k in range(15)] + [(0, length / 2)]
    roughen(lathe('grissino', profile, material, (0, 0, .005), 16, (90, 0, 0), subdivide=1), .0012, .01)


def crust():
    s = Shader('crust')
    v = s.coord()
    n = s.noise(v, 30, 8, .68)
    tone = s.ramp(n, (.3, srgb('#7b4519')), (.5, srgb('#bf7f38')), (.72, srgb('#e3bd80')))
    flour = s.ramp(s.noise(v, 70, 4), (.58, 0.), (.68, .5))
    return s.principled(base_color=s.mix(flour, tone, srgb('#f0e4cd')), roughness=.75, specular=.25, normal=s.bump(n, .5, .004))


# -- fruit and ice

def ice_cube(material, location, size, rotation):
    cube = box('ice', (size, size * .95, size * .9), location, material, size * .16, rotation, 4)
    return roughen(cube, .0028, .018, 2)


def ice():
    s = Shader('ice')
    n = s.noise(s.coord(), 26, 4, .6)
    body = s.add('BsdfGlass', {'Color': (.99, .99, 1), 'IOR': 1.31, 'Roughness': s.ramp(n, (.45, 0.), (.75, .35)), 'Normal': s.bump(n, .35, .004)}).outputs[0]
    return s.surface(body)


def orange_flesh(radius, count=10.):
    """The cut face of an orange: uneven segments, pulp that runs outwards, pith and rind."""
    s = Shader('orange-flesh')
    v = s.add('TexCoord').outputs['Object']
    x, y, _ = s.separate(v)
    r = s.math('DIVIDE', s.math('SQRT', s.math('ADD', s.math('MULTIPLY', x, x), s.math('MULTIPLY', y, y))), radius)
    wobble = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(v, 55, 2, .5), .5), .55)
    angle = s.math('ADD', s.math('ARCTAN2', y, x), wobble)
    wedge = s.math('MULTIPLY', s.math('ABSOLUTE', s.math('SINE', s.math('MULTIPLY', angle, count / 2))), r)
    membrane = s.ramp(wedge, (.02, .85), (.07, 0.))
    fibres = s.noise(s.combine(s.math('MULTIPLY', angle, 9.), s.math('MULTIPLY', r, 5.), 0.), 2.6, 5, .6, .4)
    pulp = s.ramp(fibres, (.3, srgb('#d9650a')), (.5, srgb('#f08e18')), (.72, srgb('#ffb848')))
    pith, rind = srgb('#f6e0b2'), srgb('#e67c10')
    tone = s.mix(membrane, pulp, pith)
    tone = s.mix(s.ramp(r, (.05, 1.), (.11, 0.)), tone, pith)
    tone = s.mix(s.ramp(r, (.86, 0.), (.89, 1.)), tone, pith)
    tone = s.mix(s.ramp(r, (.945, 0.), (.965, 1.)), tone, rind)
    grain = s.math('ADD', fibres, s.math('MULTIPLY', s.noise(v, 900, 3, .6), .3))
    return s.principled(base_color=tone, roughness=.26, specular=.5, subsurface=.2, subsurface_radius=(.008, .003, .001), subsurface_color=tone,
                        clearcoat=.35, clearcoat_roughness=.12, normal=s.bump(grain, .35, .0012))


def orange_slice(location, rotation, radius=.034, thickness=.007):
    t = thickness
    profile = [(0, -t / 2), (radius * .93, -t / 2), (radius * .985, -t * .40), (radius, -t * .15), (radius, t * .15), (radius * .985, t * .40), (radius * .93, t / 2), (0, t / 2)]
    return lathe('orange-slice', profile, orange_flesh(radius), location, 72, rotation, subdivide=1)


def olive_fruit(location, material, seed=0):
    rng = random.Random(seed)
    with at(*location, rng.uniform(0, 360), (rng.uniform(-20, 20), rng.uniform(-20, 20))):
        ball('olive', .0095, (0, 0, 0), material, (1.24, 1, 1), 32)


def green_olive():
    s = Shader('green-olive')
    tone = s.ramp(s.noise(s.coord(), 130, 3, .5), (.3, srgb('#5a6420')), (.7, srgb('#868d3c')))
    return s.principled(base_color=tone, roughness=.24, specular=.6, subsurface=.15, subsurface_radius=(.004, .004, .001), subsurface_color=srgb('#868d3c'))


def bubbles(material, count, rng, low=.112, high=.184):
    """Small balls of glass along the wall of a balloon glass, as one instanced mesh."""
    from studio.geometry import instance
    first = ball('bubble', .0006, (0, 0, low), material, segments=10)
    for _ in range(count):
        z = rng.uniform(low, high)
        a, r = rng.uniform(0, 6.28), min(rng.uniform(.012, .042), .040 if z > .13 else .026)
        instance('bubble', first.data, (r * math.cos(a), r * math.sin(a), z), scale=rng.uniform(.6, 1.4))


def dew(material, rng, count=260, low=.120, high=.182):
    """Condensation on the outside of the balloon: flattened drops, denser below the level of the drink."""
    from studio.geometry import instance
    wall = BALLOON['outer']
    first = ball('dew', .0007, (0, 0, -1), material, segments=10)
    for _ in range(count):
        z = low + (high - low) * rng.random() ** .8
        (r0, z0), (r1, z1) = next((a, b) for a, b in zip(wall, wall[1:]) if a[1] <= z <= b[1])
        r = r0 + (r1 - r0) * (z - z0) / (z1 - z0)
        a = rng.uniform(0, 6.283)
        s = rng.choice((.35, .5, .5, .8, 1.2)) * rng.uniform(.7, 1.3)
        instance('dew', first.data, (r * math.cos(a), r * math.sin(a), z), (0, 0, math.degrees(a)), (s * .55, s, s * 1.15))


def pastry():
    """Laminated dough: the attribute `baked` browns the crests of the layers and leaves the steps between them pale."""
    s = Shader('pastry')
    v = s.coord()
    n = s.noise(v, 55, 6, .65)
    baked = s.add('Attribute', attribute_name='baked').outputs['Fac']
    heat = s.math('ADD', baked, s.math('MULTIPLY', s.math('SUBTRACT', n, .5), .75))
    tone = s.ramp(heat, (.05, srgb('#e6c084')), (.35, srgb('#cf9547')), (.62, srgb('#a8642a')), (.95, srgb('#6a3514')))
    flakes = s.noise(s.add('Mapping', {'Vector': v, 'Scale': (1, 1, 2.6)}).outputs[0], 190, 5, .7)
    return s.principled(base_color=tone, roughness=.42, specular=.4, clearcoat=.15, normal=s.bump(s.math('ADD', n, s.math('MULTIPLY', flakes, .6)), .55, .0022))


def croissant(material, size=.15, turns=3.6):
    """Rolled pastry bent into a moon: from the middle outwards each layer steps down from under the one before."""
    columns, rows = 72, 220

    def layer(u, v):
        phi = u * 2 * math.pi
        away = abs(2 * v - 1) * turns + .42 * math.cos(phi + .4) + .5
        return math.floor(away), away - math.floor(away), phi

    def shape(u, v):
        step, within, phi = layer(u, v)
        a = (v - .5) * 2.8
        # the profile goes down in steps, and each step swells before its edge
        t = min(1., max(0., (step - .5 + .22 + .5 * within) / turns))
        swell = .055 * math.sin(math.pi * min(1., within * 1.02)) ** .6
        # sound at the tips: the true distance closes the roll there
        far = abs(2 * v - 1)
        body = .05 + .168 * (1 - t * t) ** .75 + .045 * (1 - far)
        r = size * body * (1 + swell) * min(1., (1 - far) * 14) ** .5
        bend = size * .42
        out = bend + r * math.cos(phi) * 1.02
        return (out * math.cos(a) - bend, out * math.sin(a) * 1.12, max(.0, size * .175 + r * .80 * math.sin(phi)))
    obj = sheet('croissant', columns, rows, shape, material)
    baked = []
    for k in range(len(obj.data.vertices)):
        u, v = (k % (columns + 1)) / columns, (k // (columns + 1)) / rows
        step, within, phi = layer(u, v)
        top = .5 + .5 * math.sin(phi)
        baked.append(.16 + .42 * within ** .8 + .30 * top - .30 * (within < .12) + .10 * min(1., abs(2 * v - 1) * 1.1) ** 4)
    obj.data.attributes.new('baked', 'FLOAT', 'POINT').data.foreach_set('value', baked)
    return roughen(obj, .0016, .02)


