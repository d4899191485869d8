"""Everything that grows, made of leaf cards: bent quads, a few thousand to a mesh, instanced."""
import math

import bmesh
import numpy as np
from mathutils import Matrix, Vector

from studio import materials
from studio.geometry import at, ball, instance, lathe, quads, span, tube

DEEP_SHADE = ('shade-core', '#0e140a')


def core_material():
    return materials.plain(*DEEP_SHADE, rough=1.)


def leaves(name, origins, normals, length, width, material, upward=.5, spread=.6, seed=1):
    """Cards that start at `origins` and grow along `normals`, bent towards the sky by `upward`."""
    rng = np.random.RandomState(seed)
    count = len(origins)
    direction = normals * (1 - upward) + np.array([0, 0, upward]) + rng.normal(0, spread * .5, (count, 3))
    direction /= np.linalg.norm(direction, axis=1)[:, None]
    side = np.cross(direction, rng.normal(0, 1, (count, 3)))
    side /= np.linalg.norm(side, axis=1)[:, None]
    fold = np.cross(direction, side)
    long = length * rng.uniform(.6, 1.4, (count, 1))
    wide = width * rng.uniform(.7, 1.3, (count, 1))
    waist = origins + direction * long * .45 + fold * wide * .14
    corners = np.stack([origins, waist + side * wide * .5, origins + direction * long, waist - side * wide * .5], 1)
    return quads(name, corners, material)


def on_sphere(count, rng):
    points = rng.normal(0, 1, (count, 3))
    return points / np.linalg.norm(points, axis=1)[:, None]


# -- trees

def cypress_mesh(height=8.5, radius=.95, count=30000, seed=1, material=None):
    rng = np.random.RandomState(seed)
    material = material or materials.leaf('cypress', '#1b2813', '#48582a', .2)
    rise = rng.beta(1.1, 1.5, count)
    angle = rng.uniform(0, 2 * math.pi, count)
    outline = radius * np.minimum(1, (rise + .03) / .16) ** .5 * np.clip(1 - rise, 0, 1) ** .6 * 1.15
    lumps = 1 + .16 * np.sin(angle * 3 + rise * 17 + seed) + .12 * np.sin(angle * 5 - rise * 31)
    depth = outline * lumps * rng.uniform(.55, 1, count) ** .35
    origins = np.stack([depth * np.cos(angle), depth * np.sin(angle), .35 + rise * height], 1)
    normals = np.stack([np.cos(angle), np.sin(angle), 0 * angle], 1)
    return leaves('cypress', origins, normals, .26, .075, material, .78, .35, seed)


class Cypresses:
    """Two grown trees, repeated with other turns and sizes."""

    def __init__(self, rng, seeds=(1, 2), count=30000):
        self.rng = rng
        self.meshes = [cypress_mesh(seed=s, count=count) for s in seeds]
        self.core = core_material()

    def stand(self, x, y, size=1., z=0.):
        r = self.rng
        instance('cypress', r.choice(self.meshes), (x, y, z), (0, 0, r.uniform(0, 360)),
                 (size * r.uniform(.9, 1.1), size * r.uniform(.9, 1.1), size))
        lathe('cypress-core', [(.12 * size, 0), (.10 * size, .6 * size), (.5 * size, 1.6 * size), (.55 * size, 3 * size),
                               (.3 * size, 6 * size), (0, 8.3 * size)], self.core, (x, y, z), 16)


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

def hedge(x, y, height, seed=2, z=0., density=800, tones=('#22341a', '#5b7132')):
    """Clipped box, given by its plan: dense leaves on five faces over a dark core."""
    (x0, x1), (y0, y1) = x, y
    rng = np.random.RandomState(seed)
    faces = [((x1 - x0) * (y1 - y0), 2, height, 1), *(((x1 - x0) * height, 1, v, s) for v, s in ((y0, -1), (y1, 1))),
             *(((y1 - y0) * height, 0, v, s) for v, s in ((x0, -1), (x1, 1)))]
    origins, normals = [], []
    for surface, axis, value, sign in faces:
        count = max(20, int(surface * density))
        points = np.stack([rng.uniform(x0, x1, count), rng.uniform(y0, y1, count), rng.uniform(0, height, count)], 1)
        points[:, axis] = value
        wave = .02 * np.sin(points[:, 0] * 5.3 + points[:, 2] * 7) + .02 * np.sin(points[:, 1] * 6.1 - points[:, 2] * 4)
        points[:, axis] += sign * wave + rng.normal(0, .02, count)
        normal = np.zeros((count, 3))
        normal[:, axis] = sign
        origins.append(points)
        normals.append(normal)
    mesh = leaves('hedge', np.concatenate(origins), np.concatenate(normals), .046, .026, materials.leaf('box', *tones, .3), .25, 1.1, seed)
    instance('hedge', mesh, (0, 0, z))
    span('hedge-core', (x0 + .04, x1 - .04), (y0 + .04, y1 - .04), (z - .1, z + height - .04), core_material(), 0)


def box_ball(x, y, radius, z=0., seed=3):
    rng = np.random.RandomState(seed)
    count = int(radius * radius * 34000)
    directions = on_sphere(count, rng)
    mesh = leaves('box-ball', directions * radius * rng.uniform(.93, 1.04, (count, 1)), directions, .036, .021,
                  materials.leaf('box', '#22341a', '#5b7132', .3), .12, 1.3, seed)
    instance('box-ball', mesh, (x, y, z + radius * .82), (0, 0, seed * 40))
    ball('box-core', radius * .93, (x, y, z + radius * .82), core_material())


def grass_mesh(count=2600, height=.075, seed=9, tones=('#33491c', '#7c8a44')):
    """One square metre of mown lawn."""
    rng = np.random.RandomState(seed)
    origins = np.stack([rng.uniform(-.5, .5, count), rng.uniform(-.5, .5, count), np.zeros(count)], 1)
    return leaves('grass', origins, np.tile([0, 0, 1.], (count, 1)), height, .009, materials.leaf('grass', *tones, .4), .5, .9, seed)


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
    pick = rng.choice(len(lengths), count, p=lengths / lengths.sum())
    along = rng.uniform(0, 1, (count, 1))
    clump = .35 + .65 * (.5 + .5 * np.sin(pick * 2.3 + along[:, 0] * 9 + seed))
    origins = path[pick] + (path[pick + 1] - path[pick]) * along + np.clip(rng.normal(0, 1, (count, 3)), -1.7, 1.7) * np.array([reach, reach * .28, reach]) * clump[:, None]
    origins[:, 1] = np.minimum(origins[:, 1], path[pick, 1] + .02)
    outward = np.tile([0, -1., .2], (count, 1)) + rng.normal(0, .4, (count, 3))
    instance('climber', leaves('climber', origins, outward, leaf_size, leaf_size * .6, materials.leaf('climber', *tones, .35), .0, .9, seed))
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
