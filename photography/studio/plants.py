"""Everything that grows, made of leaf cards: bent quads, a few thousand to a mesh, instanced."""
import math

import bmesh
import numpy as np
from mathutils import Matrix, Vector

from studio import materials
from studio.geometry import at, ball, cards, instance, lathe, span, tube

DEEP_SHADE = ('shade-core', '#0e140a')


def core_material():
    return materials.plain(*DEEP_SHADE, rough=1.)


LEAF = ((0, 1, 2, 3), (0, 3, 4, 5))                # two halves of a leaf, folded along its middle
BLADE = ((0, 1, 3, 2), (2, 3, 4))


def _frames(origins, normals, upward, spread, rng):
    """Direction, side and fold of each card; cards grow along `normals`, bent towards the sky by `upward`."""
    count = len(origins)
    direction = normals * (1 - upward) + np.array([0, 0, upward]) + rng.normal(0, spread * .5, (count, 3))
    direction /= np.linalg.norm(direction, axis=1)[:, None]
    side = np.cross(direction, rng.normal(0, 1, (count, 3)))
    side /= np.linalg.norm(side, axis=1)[:, None]
    return direction, side, np.cross(direction, side)


def leaves(name, origins, normals, length, width, material, upward=.5, spread=.6, seed=1, tone=None):
    """Oval leaves, pointed and folded along the middle, that start at `origins`."""
    rng = np.random.RandomState(seed)
    count = len(origins)
    direction, side, fold = _frames(origins, normals, upward, spread, rng)
    long = direction * length * rng.uniform(.6, 1.4, (count, 1))
    half = side * width * rng.uniform(.35, .65, (count, 1))
    rise = fold * width * rng.uniform(.1, .3, (count, 1))
    droop = fold * length * rng.uniform(-.25, .1, (count, 1))
    corners = np.stack([origins, origins + long * .32 + half + rise, origins + long * .68 + half * .8 + rise + droop * .4,
                        origins + long + droop, origins + long * .68 - half * .8 + rise + droop * .4, origins + long * .32 - half + rise], 1)
    return cards(name, corners, LEAF, material, tone)


def blades(name, origins, length, width, material, spread=.9, seed=1, tone=None):
    """Blades of grass: wide at the foot, bent over, each in its own direction."""
    rng = np.random.RandomState(seed)
    count = len(origins)
    direction, side, fold = _frames(origins, np.tile([0, 0, 1.], (count, 1)), .5, spread, rng)
    long = direction * length * rng.uniform(.55, 1.35, (count, 1))
    half = side * width * rng.uniform(.35, .65, (count, 1))
    bend = fold * length * rng.uniform(-.35, .35, (count, 1))
    corners = np.stack([origins - half, origins + half, origins + long * .55 + bend * .3 - half * .8, origins + long * .55 + bend * .3 + half * .8,
                        origins + long + bend], 1)
    return cards(name, corners, BLADE, material, tone)


# Half of a vine leaf's outline from the stalk to the tip, along and across the middle vein; and how light each corner is:
# the veins run to the tips of the five lobes.
VINE_LEAF = ((-.15, .17, -.1), (-.05, .40, .16), (.20, .33, -.16), (.44, .57, .16), (.57, .29, -.16), (.80, .22, -.04))


def vine_leaves(name, origins, facing, size, material, seed=1, tone=None):
    """Leaves of five lobes that hang from `origins` and turn their face to `facing`."""
    rng = np.random.RandomState(seed)
    count = len(origins)
    facing = facing + rng.normal(0, .38, (count, 3))
    facing /= np.linalg.norm(facing, axis=1)[:, None]
    hang = np.array([0, 0, -.75]) + rng.normal(0, .5, (count, 3))
    side = np.cross(hang, facing)
    side /= np.linalg.norm(side, axis=1)[:, None]
    along = np.cross(facing, side)
    half = list(VINE_LEAF)
    plan = np.array([(.24, 0, .2), (0, 0, .2), *half, (1, 0, .18), *((u, -v, t) for u, v, t in reversed(half))])
    long = size * rng.uniform(.55, 1.25, (count, 1, 1))
    cup, curl = rng.uniform(.10, .42, (count, 1, 1)), rng.uniform(-.05, .38, (count, 1, 1))
    u, v = plan[None, :, 0, None], plan[None, :, 1, None]
    wobble = rng.normal(0, .035, (count, len(plan), 1))
    corners = origins[:, None] + long * (u * along[:, None] + v * side[:, None] - (cup * np.abs(v) + curl * u * u + wobble) * facing[:, None])
    rim = len(plan) - 1
    faces = tuple((0, 1 + k, 1 + (k + 1) % rim) for k in range(rim))
    shade = (rng.uniform(.2, .8, count) if tone is None else tone)[:, None] + plan[None, :, 2] * .6
    return cards(name, corners, faces, material, np.clip(shade, 0, 1))


def on_sphere(count, rng):
    points = rng.normal(0, 1, (count, 3))
    return points / np.linalg.norm(points, axis=1)[:, None]


# -- trees

def cypress_mesh(height=8.5, radius=.95, tongues=250, plumes=30, twigs=52, twig=(.085, .011), seed=1, material=None):
    """Upswept branches (tongues) of soft plumes, each plume a brush of thin twigs: gaps and ragged tips between the tongues.

    A picture that stands near needs more and finer twigs.
    """
    rng = np.random.RandomState(seed)
    material = material or materials.foliage('cypress', '#17230f', '#60743d', .25, .55)

    def outline(rise):
        return radius * np.minimum(1, (rise + .05) / .16) ** .5 * np.clip(1 - rise, 0, 1) ** .55 * 1.08

    foot = np.sort(rng.beta(.85, 1.2, tongues)) * .95 - .02
    turn = rng.uniform(0, 2 * math.pi, tongues)
    climb = np.minimum(rng.uniform(.9, 1.9, tongues) * (1 - .35 * foot), (1.015 - foot) * height)
    tip = foot + climb / height
    reach = np.maximum(outline(np.minimum(tip, 1)) * .55 + outline(foot + .5 * climb / height) * .5, .04) * (.45 + .62 * rng.uniform(0, 1, tongues) ** .55)
    thick = rng.uniform(.09, .17, tongues) * (1.05 - .6 * foot)
    mood = rng.uniform(0, 1, tongues)

    which = np.repeat(np.arange(tongues), plumes)
    along = rng.uniform(.12, 1, len(which)) ** .8
    out = np.stack([np.cos(turn[which]), np.sin(turn[which]), 0 * which], 1)
    swing = reach[which] * (.42 + .58 * (1 - (1 - along) ** 2))
    around = rng.normal(0, 1, (len(which), 3)) * np.array([1, 1, .5])
    around /= np.linalg.norm(around, axis=1)[:, None]
    girth = thick[which] * (1.1 - .75 * along) * rng.uniform(.2, 1, len(which)) ** .5
    start = out * swing[:, None] + around * girth[:, None]
    start[:, 2] += .22 + (foot[which] * height) + climb[which] * along
    heading = out * (.5 * (1 - along))[:, None] + around * .38 + np.array([0, 0, 1.]) + rng.normal(0, .12, around.shape)
    heading /= np.linalg.norm(heading, axis=1)[:, None]
    length = rng.uniform(.14, .30, len(which)) * (1 - .3 * foot[which])

    brush = np.repeat(np.arange(len(which)), twigs)
    along_plume = rng.uniform(0, 1, len(brush))
    fan = rng.normal(0, 1, (len(brush), 3))
    origins = start[brush] + heading[brush] * (length[brush] * along_plume)[:, None] + fan * .008
    directions = heading[brush] + fan * (.34 * (1.15 - along_plume))[:, None]
    directions /= np.linalg.norm(directions, axis=1)[:, None]
    side = np.cross(directions, rng.normal(0, 1, fan.shape))
    side /= np.linalg.norm(side, axis=1)[:, None]
    long = directions * (twig[0] * rng.uniform(.55, 1.3, len(brush)) * (1.1 - .5 * along_plume))[:, None]
    half = side * (twig[1] * rng.uniform(.3, .6, len(brush)))[:, None]
    corners = np.stack([origins - half * .6, origins + long * .55 + half, origins + long, origins + long * .55 - half], 1)
    lit = np.clip(girth / thick[which] * .55 + along * .25, 0, 1)
    tone = np.clip(.34 * mood[which][brush] + .36 * lit[brush] + .3 * along_plume ** 1.5, 0, 1)
    return cards('cypress', corners, ((0, 1, 2, 3),), material, tone)


class Cypresses:
    """A few grown trees, repeated with other turns and sizes."""

    def __init__(self, rng, seeds=(1, 2), **growth):
        self.rng = rng
        self.meshes = [cypress_mesh(seed=s, **growth) for s in seeds]
        self.core = core_material()

    def stand(self, x, y, size=1., z=0.):
        r = self.rng
        instance('cypress', r.choice(self.meshes), (x, y, z), (0, 0, r.uniform(0, 360)),
                 (size * r.uniform(.9, 1.1), size * r.uniform(.9, 1.1), size))
        lathe('cypress-core', [(.12 * size, 0), (.10 * size, .5 * size), (.30 * size, 1.2 * size), (.32 * size, 3 * size),
                               (.14 * size, 5.6 * size), (0, 7 * size)], self.core, (x, y, z), 16)


def crown_mesh(name, clusters, radius, leaf_length, leaf_width, material, per_cluster=700, seed=3, squash=.75, upward=.2, dome=True):
    """A tree crown as clumps of leaves around branch ends, so that light falls between them."""
    rng = np.random.RandomState(seed)
    centres = on_sphere(clusters, rng) * radius * rng.uniform(.45, 1., (clusters, 1)) ** .5 * np.array([1, 1, squash])
    if dome:                                  # seen from below, a near crown opens like a parasol
        centres[:, 2] = np.abs(centres[:, 2]) * .9 + centres[:, 2] * .1
    origins, normals = [], []
    for centre in centres:
        clump = on_sphere(per_cluster, rng)
        size = radius * rng.uniform(.22, .38)
        origins.append(centre + clump * size * rng.uniform(.35, 1, (per_cluster, 1)) ** .5 * np.array([1, 1, .7]))
        normals.append(clump)
    return leaves(name, np.concatenate(origins), np.concatenate(normals), leaf_length, leaf_width, material, upward, 1., seed)


def distant_tree(name, leafage, seed, clusters=34, per_cluster=210, leaf=.085, squash=.85):
    """A whole tree one metre in radius, as one mesh with two materials, to be repeated by the hundred."""
    mesh = crown_mesh(name, clusters, 1., leaf, leaf * .6, leafage, per_cluster, seed, squash, dome=False)
    mesh.transform(Matrix.Translation((0, 0, 1.05)))
    build = bmesh.new()
    build.from_mesh(mesh)
    first = len(build.faces)
    bmesh.ops.create_cone(build, segments=7, radius1=.09, radius2=.05, depth=1.3, matrix=Matrix.Translation((0, 0, .5)))
    build.faces.ensure_lookup_table()
    for face in build.faces[first:]:
        face.material_index = 1
    build.to_mesh(mesh)
    build.free()
    mesh.materials.append(materials.plain('far-bark', '#3d3226', .95))
    return mesh


def broadleaf(x, y, height=7., radius=2.6, seed=5, z=0., tones=('#24331a', '#647a3a'), clusters=42, per_cluster=650, bark=None):
    """An oak or lime of the Berici hills."""
    bark = bark or materials.plain('bark', '#4b3d2e', .95)
    rng = np.random.RandomState(seed)
    trunk = height - radius * 1.25
    with at(x, y, z, rng.uniform(0, 360)):
        lathe('trunk', [(.26, 0), (.19, .4), (.15, trunk * .7), (.10, trunk + radius * .4)], bark, sides=14)
        for k in range(6):
            a = k * 1.05 + rng.uniform(-.3, .3)
            reach = radius * rng.uniform(.45, .75)
            tube('branch', [(0, 0, trunk * .72), (math.cos(a) * reach * .4, math.sin(a) * reach * .4, trunk + .2),
                            (math.cos(a) * reach, math.sin(a) * reach, trunk + radius * rng.uniform(.3, .9))], .05, bark, 4)
        mesh = crown_mesh('crown', clusters, radius, .15, .085, materials.leaf('broadleaf', *tones, .35), per_cluster, seed)
        instance('crown', mesh, (0, 0, trunk + radius * .15))


def olive(x, y, height=2.2, radius=.8, seed=4, z=0., potted=False, leaf_scale=1.):
    """Silver leaves on thin twigs; small ones stand in a pot."""
    tone = materials.leaf('olive', '#4a5438', '#a3ab86', .25)
    bark = materials.plain('olive-bark', '#6a5f4e', .95)
    rng = np.random.RandomState(seed)
    base = z
    if potted:
        pot(x, y, z, height * .14)
        base = z + height * .16
    with at(x, y, base, rng.uniform(0, 360)):
        stem = height - radius * 1.3
        tube('olive-stem', [(0, 0, 0), (.04, .02, stem * .4), (-.03, .03, stem * .8), (.02, 0, stem + radius * .4)], height * .014, bark)
        origins, normals = [], []
        for k in range(70):
            tip = on_sphere(1, rng)[0] * radius * rng.uniform(.5, 1.05)
            tip[2] = tip[2] * .85 + radius * .35
            root = np.array([tip[0] * .2, tip[1] * .2, radius * .1])
            along = rng.uniform(.25, 1, 46)
            origins.append(root + (tip - root) * along[:, None] + rng.normal(0, .012, (46, 3)))
            normals.append(np.tile((tip - root) / np.linalg.norm(tip - root), (46, 1)) + rng.normal(0, .5, (46, 3)))
        mesh = leaves('olive-leaves', np.concatenate(origins), np.concatenate(normals), .062 * leaf_scale, .014 * leaf_scale, tone, .12, .8, seed)
        instance('olive-leaves', mesh, (0, 0, stem))


def pot(x, y, z=0., size=.33, material=None):
    """A hand-thrown terracotta pot with earth in it."""
    s = size / .36
    lathe('pot', [(0, 0), (.24 * s, 0), (.26 * s, .03 * s), (.33 * s, .42 * s), (.36 * s, .44 * s), (.375 * s, .50 * s),
                  (.36 * s, .54 * s), (.33 * s, .54 * s), (.32 * s, .48 * s), (0, .46 * s)], material or materials.clay_pot(), (x, y, z), 48)


class LemonTrees:
    """Clipped but not perfect: a crown with gaps, fruit at its edge."""

    def __init__(self, rng):
        self.rng = rng
        noise = np.random.RandomState(21)
        leaf = materials.leaf('lemon-leaf', '#24391a', '#6a8735', .3)
        self.crowns = []
        for seed in (1, 2):
            directions = on_sphere(3400, noise)
            lump = 1 + .16 * np.sin(directions[:, 0] * 5 + seed) * np.cos(directions[:, 1] * 6 - seed) + .1 * np.sin(directions[:, 2] * 9)
            depth = .55 * lump[:, None] * noise.uniform(.45, 1, (3400, 1)) ** .4
            self.crowns.append(leaves('lemon-crown', directions * depth * np.array([1, 1, .92]), directions, .10, .042, leaf, .1, 1., seed))
        self.fruit = materials.plain('lemon', '#e0b02a', .42, subsurface=.1)
        self.bark = materials.plain('lemon-bark', '#5b4a36', .9)
        self.clay = materials.clay_pot()

    def stand(self, x, y, z=0., size=1.):
        r = self.rng
        pot(x, y, z, .36 * size, self.clay)
        tube('lemon-stem', [(x, y, z + .4 * size), (x + .02, y, z + .8 * size), (x, y + .02, z + 1.35 * size)], .024 * size, self.bark)
        instance('lemon-crown', r.choice(self.crowns), (x, y, z + 1.55 * size), (r.uniform(-8, 8), r.uniform(-8, 8), r.uniform(0, 360)), size * r.uniform(.9, 1.08))
        for _ in range(20):
            d = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(-.2, .8))).normalized() * .53 * size
            ball('lemon', .036 * size, Vector((x, y, z + 1.55 * size)) + d, self.fruit, (1, 1, 1.25), 14)


# -- beds and borders

def hedge(x, y, height, seed=2, z=0., density=2600, tones=('#1a2b13', '#71893f')):
    """Clipped box, given by its plan: a shell of small leaves a hand deep, lighter at its skin, over a dark core."""
    (x0, x1), (y0, y1) = x, y
    rng = np.random.RandomState(seed)
    faces = [((x1 - x0) * (y1 - y0), 2, height, 1), *(((x1 - x0) * height, 1, v, s) for v, s in ((y0, -1), (y1, 1))),
             *(((y1 - y0) * height, 0, v, s) for v, s in ((x0, -1), (x1, 1)))]
    origins, normals, tone = [], [], []
    for surface, axis, value, sign in faces:
        count = max(60, int(surface * density))
        points = np.stack([rng.uniform(x0, x1, count), rng.uniform(y0, y1, count), rng.uniform(0, height, count)], 1)
        depth = .085 * rng.uniform(0, 1, count) ** 1.6
        points[:, axis] = value
        wave = .016 * np.sin(points[:, 0] * 5.3 + points[:, 2] * 7) + .016 * np.sin(points[:, 1] * 6.1 - points[:, 2] * 4)
        points[:, axis] += sign * (wave - depth)
        shoots = rng.uniform(0, 1, count) < .025          # grown since the last clipping
        points[shoots, axis] += sign * rng.uniform(.01, .035, shoots.sum())
        normal = np.zeros((count, 3))
        normal[:, axis] = sign
        origins.append(points)
        normals.append(normal)
        tone.append(np.clip((1 - depth / .085) * .62 + rng.uniform(0, .2, count) + .25 * shoots + .12 * np.sin(points[:, 0] * 2.1 + points[:, 1] * 1.7), 0, 1))
    mesh = leaves('hedge', np.concatenate(origins), np.concatenate(normals), .030, .017,
                  materials.foliage('box', *tones, .3, .38), .2, 1.1, seed, np.concatenate(tone))
    instance('hedge', mesh, (0, 0, z))
    span('hedge-core', (x0 + .08, x1 - .08), (y0 + .08, y1 - .08), (z - .1, z + height - .08), core_material(), .05)


def box_ball(x, y, radius, z=0., seed=3):
    rng = np.random.RandomState(seed)
    count = int(radius * radius * 60000)
    directions = on_sphere(count, rng)
    depth = rng.uniform(0, 1, count) ** 1.6
    uneven = 1 + .035 * np.sin(directions[:, 0] * 5 + seed) * np.cos(directions[:, 1] * 4 - seed)
    reach = radius * (1.03 * uneven - .17 * depth)
    mesh = leaves('box-ball', directions * reach[:, None], directions, .028, .016,
                  materials.foliage('box', '#1a2b13', '#71893f', .3, .38), .1, 1.2, seed, np.clip((1 - depth) * .65 + rng.uniform(0, .3, count), 0, 1))
    instance('box-ball', mesh, (x, y, z + radius * .82), (0, 0, seed * 40))
    ball('box-core', radius * .84, (x, y, z + radius * .82), core_material())


def grass_mesh(count=5200, height=.075, seed=9, tones=('#2b4018', '#8a9650'), width=.006):
    """One square metre of mown lawn: tufts lean together, yellow blades stand among the green."""
    rng = np.random.RandomState(seed)
    origins = np.stack([rng.uniform(-.5, .5, count), rng.uniform(-.5, .5, count), np.zeros(count)], 1)
    patch = .5 + .5 * np.sin(origins[:, 0] * 12.566 + seed) * np.sin(origins[:, 1] * 12.566 - seed)     # meets itself at the tile's rim
    tone = np.clip(.15 + .35 * patch + rng.beta(1.4, 3., count) * .7, 0, 1)
    return blades('grass', origins, height, width, materials.foliage('grass', *tones, .4, .5, .15), .9, seed, tone)


def lawn(x, y, rng, z=0., skip=lambda x, y: False, mesh=None):
    """Tiles of grass over a plan; `skip(x, y)` leaves holes for paths and pools."""
    mesh = mesh or grass_mesh()
    for gx in range(math.floor(x[0]), math.ceil(x[1])):
        for gy in range(math.floor(y[0]), math.ceil(y[1])):
            cx, cy = gx + .5, gy + .5
            if not skip(cx, cy):
                instance('lawn', mesh, (cx, cy, z), (0, 0, rng.choice((0, 90, 180, 270))), (1.06, 1.06, rng.uniform(.75, 1.25)))


def shrub(x, y, z=0., height=.5, radius=.4, tones=('#5d6b4a', '#9aa47c'), bloom=None, seed=7, blooms=160, leaf_size=.05):
    """A loose border plant: lavender, sage, rosemary; `bloom` is the colour of its flowers."""
    rng = np.random.RandomState(seed)
    count = 1500
    spokes = on_sphere(count, rng)
    spokes[:, 2] = np.abs(spokes[:, 2])
    reach = rng.uniform(.2, 1, (count, 1)) ** .6
    origins = spokes * reach * np.array([radius, radius, height])
    instance('shrub', leaves('shrub', origins, spokes, leaf_size, leaf_size * .28, materials.leaf('shrub', *tones, .3), .6, .6, seed), (x, y, z))
    if bloom:
        spokes = on_sphere(blooms, rng)
        spokes[:, 2] = np.abs(spokes[:, 2]) + .25
        tips = spokes / np.linalg.norm(spokes, axis=1)[:, None] * np.array([radius, radius, height]) * rng.uniform(.95, 1.3, (blooms, 1))
        axis = tips / np.linalg.norm(tips, axis=1)[:, None] * .6 + np.array([0, 0, .5])
        along = rng.uniform(-.045, .045, (blooms * 12, 1))
        clusters = np.repeat(tips, 12, 0) + np.repeat(axis, 12, 0) * along + rng.normal(0, .0045, (blooms * 12, 3))
        pale = '#' + ''.join(f'{min(255, int(bloom[i:i + 2], 16) + 34):02x}' for i in (1, 3, 5))
        mesh = leaves('bloom', clusters, np.repeat(axis, 12, 0), .020, .010, materials.leaf('bloom' + bloom, bloom, pale, .4), .3, 1.1, seed)
        instance('bloom', mesh, (x, y, z))


def climber(points, seed=8, reach=.28, count=5200, tones=('#2d4219', '#75893f'), bloom='#e9dfd2', blooms=260, leaf_size=.075):
    """A climbing rose or wisteria along a line of stems, lying against a wall in the xz plane."""
    rng = np.random.RandomState(seed)
    path = np.array(points, float)
    bark = materials.plain('vine-bark', '#5a4a38', .95)
    for k in range(3):
        tube('vine', [tuple(p + rng.normal(0, .05, 3) * np.array([1, .3, 1])) for p in path], .016, bark)
    lengths = np.linalg.norm(np.diff(path, axis=0), axis=1)
    per_shoot = 20
    shoots = max(1, count // per_shoot)
    pick = rng.choice(len(lengths), shoots, p=lengths / lengths.sum())
    root = path[pick] + (path[pick + 1] - path[pick]) * rng.uniform(0, 1, (shoots, 1))
    angle = rng.uniform(0, 2 * math.pi, shoots)
    heading = np.stack([np.cos(angle), -.22 - .3 * rng.uniform(0, 1, shoots), np.sin(angle)], 1)
    long = reach * rng.uniform(.5, 1.7, shoots) * (.6 + .4 * np.sin(root[:, 0] * 3.1 + root[:, 2] * 2.3 + seed))
    which = np.repeat(np.arange(shoots), per_shoot)
    t = np.tile(np.linspace(.06, 1, per_shoot), shoots)
    count = len(which)

    def on_shoot(which, t):                     # leaves sit on shoots that sag, so none of them floats
        points = root[which] + heading[which] * (long[which] * t)[:, None]
        points[:, 2] -= .35 * long[which] * t * t
        points[:, 1] = np.minimum(points[:, 1], path[pick[which], 1] + .02)
        return points
    twig_from, twig_to = on_shoot(which, t - .045), on_shoot(which, t + .02)
    across = np.array([.0016, 0, .0016])
    instance('shoots', cards('shoots', np.stack([twig_from - across, twig_from + across, twig_to + across, twig_to - across], 1), ((0, 1, 2, 3),), bark))
    origins = on_shoot(which, t) + rng.normal(0, .016, (count, 3))
    outward = np.tile([0, -1., .1], (count, 1)) + rng.normal(0, .55, (count, 3))
    tone = np.clip(.25 + .5 * t * rng.uniform(.3, 1, count) + .25 * rng.uniform(0, 1, shoots)[which], 0, 1)
    instance('climber', leaves('climber', origins, outward, leaf_size, leaf_size * .6, materials.foliage('climber', *tones, .35), .0, .9, seed, tone))
    if bloom:
        some = origins[rng.choice(count, blooms)]
        petals = np.repeat(some, 12, 0) + rng.normal(0, .014, (blooms * 12, 3)) + np.array([0, -.04, 0])
        mesh = leaves('roses', petals, rng.normal(0, 1, petals.shape), .032, .032, materials.leaf('petal' + bloom, bloom, bloom, .4), .0, 1.5, seed)
        instance('roses', mesh)


def branch_in_vase(x, y, z, height=.5, seed=2, tones=('#4a5438', '#a3ab86'), leaf_size=(.06, .016), bloom=None, stems=5, per_stem=60, lean=.35):
    """Cut branches, as one puts them into a jug: olive, eucalyptus, blossom."""
    rng = np.random.RandomState(seed)
    bark = materials.plain('twig', '#5a4a36', .9)
    origins, normals = [], []
    for k in range(stems):
        a = rng.uniform(0, 2 * math.pi)
        out = height * lean * rng.uniform(.5, 1.3)
        knots = [(0, 0, -.12 * height), (math.cos(a) * out * .35, math.sin(a) * out * .35, height * .45),
                 (math.cos(a) * out, math.sin(a) * out, height * rng.uniform(.75, 1.1))]
        tube('twig', [(x + p[0], y + p[1], z + p[2]) for p in knots], .0028, bark, 4)
        p = np.array(knots)
        t = rng.uniform(.25, 1, per_stem)[:, None]
        spine = (1 - t) ** 2 * p[0] + 2 * t * (1 - t) * p[1] + t ** 2 * p[2]
        origins.append(spine + rng.normal(0, .006, spine.shape))
        normals.append(rng.normal(0, 1, spine.shape) + np.array([0, 0, .5]))
    origins, normals = np.concatenate(origins), np.concatenate(normals)
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    instance('sprig', leaves('sprig', origins, normals, *leaf_size, materials.leaf('sprig' + tones[0], *tones, .3), .15, .5, seed), (x, y, z))
    if bloom:
        some = origins[rng.choice(len(origins), 26)]
        petals = np.repeat(some, 16, 0) + rng.normal(0, .006, (26 * 16, 3))
        mesh = leaves('blossom', petals, rng.normal(0, 1, petals.shape), .022, .022, materials.leaf('petal' + bloom, bloom, bloom, .4), .1, 1.2, seed)
        instance('blossom', mesh, (x, y, z))
