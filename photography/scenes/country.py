"""The foot of the Berici hills: a white road between cypresses and vines climbs to a villa, sun from the left."""
import math
import random

import numpy as np
from mathutils import Vector, noise

from scenes import hills
from studio import landscape, materials, plants
from studio.geometry import cards, instance, lathe, sheet
from studio.light import daylight
from studio.stage import trace_outdoors

CAMERAS = {
    'road': dict(at=(.75, -1.5, 1.75), to=(3.2, 60, 0), mm=37, shift=(0, .02)),
    'dusk': dict(at=(10.6, -9.5, 3.4), to=(3.4, 60, 0), mm=38, shift=(0, .01)),
    'vines': dict(at=(11.3, -9.5, 3.0), to=(9.6, 60, 0), mm=37, shift=(0, -.03)),
}

VILLA = (17, 150)
ROW = 2.5
LANE = 1.45                                     # half the road's width


def height(x, y):
    """A shallow dip before the camera, then the villa's knoll and higher land behind it."""
    dip = -2.6 * math.exp(-(((y - 48) / 34) ** 2))
    away = max(0., math.hypot((x - VILLA[0]) / 58, (y - VILLA[1] - 8) / 62) - .28) * 1.2
    knoll = 12.5 * math.exp(-away * away)
    behind = 9 * max(0, (y - 210) / 120)
    rolls = 1.2 * noise.noise(Vector((x * .016, y * .016, 4)))
    return dip + knoll + behind + rolls * min(1, max(0, y) / 30)


def lane(y):
    """Where the middle of the road is: a slow bend, a quicker one on the climb."""
    climb = min(1, max(0, y) / 140)
    return 15 * climb * climb + 3.4 * math.sin(y / 19) * min(1, max(0, y) / 26)


def road():
    gravel = materials.gravel('white-road', '#e6dac0')

    def shape(u, v):
        y = -6 + 146 * v
        x = lane(y) + (u - .5) * 2 * LANE * (1 + .06 * math.sin(y * 1.3))
        worn = .035 * math.cos((u - .5) * 4 * math.pi)
        return (x, y, height(x, y) + .035 + .015 * worn)
    sheet('road', 10, 700, shape, gravel)


def worn_strip():
    """A metre of the thin grass between the wheels, densest in the middle."""
    r = np.random.RandomState(6)
    origins = np.stack([r.normal(0, .13, 900), r.normal(0, .42, 900), np.zeros(900)], 1)
    return plants.blades('strip', origins, .075, .007, materials.leaf('worn-grass', '#5a5f30', '#a39d60', .4), 1.1, 6)


def verges(rng):
    """Long grass along both sides, a worn strip of it between the wheels."""
    long, short = plants.grass_mesh(3600, .30, 5, ('#34421b', '#a09a58'), .0065), plants.grass_mesh(3600, .13, 7, ('#414e22', '#989457'))
    strip = worn_strip()
    for k in range(-5, 70):
        y = k * .95
        for side in (-1, 1):
            for step in range(5 if y < 40 else 3):
                x = lane(y) + side * (LANE + .5 + step * .95) + rng.uniform(-.12, .12)
                instance('verge', long, (x, y, height(x, y) - .02), (0, 0, rng.choice((0, 90, 180, 270))), (1.05, 1.05, rng.uniform(.35, 1.) * (.55 if step == 0 else 1)))
            for shift in (0, .5):               # the edge of the road is where the grass lets go of it
                x = lane(y + shift) + side * (LANE + rng.uniform(.12, .34))
                instance('edge', short, (x, y + shift, height(x, y + shift) + .01), (0, 0, rng.uniform(0, 360)), (.7, .7, rng.uniform(.5, 1.1)))
        if rng.random() < .8:
            x = lane(y) + rng.uniform(-.10, .10)
            instance('strip', strip, (x, y + rng.uniform(-.3, .3), height(x, y) + .03), (0, 0, rng.choice((0, 180)) + rng.uniform(-9, 9)), (rng.uniform(.6, 1.1), rng.uniform(.8, 1.7), rng.uniform(.5, 1.1)))
    for x in range(5, 18):                      # between the nearest rows
        for y in range(-10, 24):
            instance('grass', short, (x + .5, y, height(x + .5, y) - .01), (0, 0, rng.choice((0, 90, 180, 270))), (1.1, 1.1, rng.uniform(.5, 1.2)))
    for k in range(16):
        y = 2.5 + k * 3.1
        x = lane(y) + rng.choice((-1, 1)) * (LANE + rng.uniform(.7, 1.6))
        plants.shrub(x, y, height(x, y), rng.uniform(.3, .5), .32, ('#46532c', '#8c9360'), bloom=rng.choice(('#b04a32', '#d8c9a0', '#8a7aa0')), seed=90 + k, blooms=26, leaf_size=.07)


def far_vines(leafage):
    """Three metres of one trellis would repeat: two vines of a metre each, turned and stretched, do not."""
    def vine(seed, count=900):
        r = np.random.RandomState(seed)
        z = r.uniform(.62, 1.7, count) + r.normal(0, .07, count)
        points = np.stack([r.normal(0, .10 + .13 * np.clip(z - .6, 0, 1.2), count), r.uniform(-.62, .62, count), z], 1)
        shoots = np.stack([r.normal(0, .12, 40), r.uniform(-.6, .6, 40), r.uniform(1.7, 2.05, 40)], 1)
        points = np.concatenate([points, shoots])
        normals = r.normal(0, 1, points.shape)
        return plants.leaves('vine', points, normals / np.linalg.norm(normals, axis=1)[:, None], .125, .115, leafage, .1, 1., seed,
                             np.clip((points[:, 2] - .5) * .5 + r.uniform(-.25, .25, len(points)), 0, 1))
    return vine(12), vine(13)


def near_vines(leafage, bark):
    """Vines whose leaves one can count: shoots rise from the cordon between the wires, some bend over; each leaf hangs from its shoot."""
    def vine(seed, shoots=17, per_shoot=46):
        r = np.random.RandomState(seed)
        points, facing, tone, stems = [], [], [], []
        for k in range(shoots):
            side = r.choice((-1, 1))
            length, lean, start = r.uniform(.75, 1.35), r.uniform(.04, .34), r.uniform(-.58, .58)
            t = np.linspace(0, 1, 9)[:, None]
            spine = np.concatenate([side * lean * t ** 1.7, start + r.normal(0, .16) * t, .72 + length * t - .34 * lean * t ** 3], 1)
            across = np.array([[.0035, .0035, 0]])
            stems.append(np.stack([spine[:-1] - across, spine[:-1] + across, spine[1:] + across, spine[1:] - across], 1))
            at_ = np.sort(r.uniform(.02, 1, per_shoot))
            knot = np.stack([np.interp(at_, t[:, 0], spine[:, i]) for i in range(3)], 1)
            away = np.stack([r.choice((-1, 1), per_shoot) * r.uniform(.3, 1, per_shoot), r.normal(0, .5, per_shoot), r.uniform(.1, .9, per_shoot)], 1)
            points.append(knot + away * r.uniform(.02, .13, (per_shoot, 1)))
            facing.append(away)
            tone.append(np.clip(.12 + .30 * at_ + .22 * np.abs(away[:, 0]) + r.normal(0, .12, per_shoot) + .25 * (at_ > .9), 0, 1))
        mesh = plants.vine_leaves('near-vine', np.concatenate(points), np.concatenate(facing), .116, leafage, seed, np.concatenate(tone))
        return mesh, cards('vine-shoots', np.concatenate(stems), ((0, 1, 2, 3),), bark)
    return [vine(seed) for seed in (21, 22, 23, 24)]


def vines(rng):
    far = far_vines(materials.foliage('vine-leaf', '#2b3d18', '#8a9645', .4, .5, .5))
    bark, stake = materials.plain('vine-bark', '#4f4033', .95), materials.wood('stake', '#5d4a38', '#8a745a', .8, 'z')
    near = near_vines(materials.foliage('near-vine-leaf', '#22350f', '#93a348', .42, .38, .22), materials.plain('shoot', '#6b5a2e', .8))
    pick = random.Random(31)                    # its own, or every tree after the vines turns
    trunk = lathe('trunk', [(.035, 0), (.024, .3), (.028, .62), (.02, .75)], bark, (0, -40, -9), 8).data
    post = lathe('post', [(.042, 0), (.038, 1.95), (0, 1.96)], stake, (0, -40, -9), 10).data
    for side, first, rows in ((1, LANE + 3.6, 17), (-1, LANE + 5.6, 15)):
        for row in range(rows):
            for k in range(-4, 92):
                y = k * 1.1 + (row % 3) * .3
                x = lane(y) * max(.3, 1 - row * .05) + side * (first + row * ROW)
                if math.hypot(x - VILLA[0], y - VILLA[1]) < 46:
                    continue
                z = height(x, y)
                mesh, stands = rng.choice(far), ((x + rng.uniform(-.06, .06), y, z - .03), (0, 0, rng.choice((0, 180)) + rng.uniform(-6, 6)), (1, 1.06, rng.uniform(.86, 1.12)))
                if y < 26 and row < 9:
                    mesh, shoots = pick.choice(near)
                    instance('vine-shoots', shoots, *stands)
                instance('vine', mesh, *stands)
                if y < 45:
                    instance('trunk', trunk, (x, y, z), (rng.uniform(-5, 5), rng.uniform(-5, 5), 0))
                    if k % 5 == 0:
                        instance('post', post, (x, y + .5, z), (rng.uniform(-2, 2), rng.uniform(-2, 2), 0))


def trees(rng):
    cypresses = plants.Cypresses(rng)
    for k in range(15):                         # one side near the camera, both on the climb
        y = 8.5 + k * 6.6 + rng.uniform(-.5, .5)
        for side in (-1,) if k < 9 else (-1, 1):
            x = lane(y) + side * (LANE + 2.1) + rng.uniform(-.25, .25)
            cypresses.stand(x, y, rng.uniform(.78, 1.06), height(x, y) - .1)
    for dx, dy, size in ((-18, 4, 1.3), (-21, 9, 1.15), (19, 3, 1.25), (22, 8, 1.45), (26, 1, 1.05), (-6, 18, 1.3), (7, 20, 1.2)):
        cypresses.stand(VILLA[0] + dx, VILLA[1] + dy, size, height(VILLA[0] + dx, VILLA[1] + dy) - .3)
    leafage, silver = materials.leaf('wood', '#26351a', '#66753a', .3), materials.leaf('olive-far', '#4a5438', '#98a07c', .25)
    crowns = [plants.distant_tree('tree', leafage, seed) for seed in (1, 2, 3)]
    grove = [plants.distant_tree('olive', silver, seed, 30, 190, .07, .8) for seed in (4, 5)]
    for _ in range(900):
        x, y = rng.uniform(-150, 170), rng.uniform(105, 290)
        near_house = abs(x - VILLA[0]) < 30 and y < VILLA[1] + 14
        if noise.noise(Vector((x * .014, y * .014, 9))) > -.02 and not near_house and abs(x - lane(y)) > 9:
            size = rng.uniform(2., 4.2)
            instance('tree', rng.choice(crowns), (x, y, height(x, y) - .2), (0, 0, rng.uniform(0, 360)), (size, size, size * rng.uniform(.85, 1.2)))
    for i in range(9):
        for j in range(4):
            x, y = VILLA[0] - 34 + i * 5.4 + (j % 2) * 2.6, 108 + j * 6.5
            if abs(x - lane(y)) > 6:
                size = rng.uniform(1.3, 1.9)
                instance('olive', rng.choice(grove), (x + rng.uniform(-.6, .6), y, height(x, y) - .1), (0, 0, rng.uniform(0, 360)), size)


def build(shot):
    trace_outdoors()
    rng = shot.random
    dusk = shot.hour == 21
    land = landscape.hazy('land', '#4c5a29', '#7d7f45', '#a98a80' if dusk else '#c9bca6', 1000, .5, .5 if dusk else .9)
    landscape.terrain((-170, 190), (-14, 300), height, land, 240, 220)
    road()
    verges(rng)
    vines(rng)
    trees(rng)
    hills.villa(*VILLA, height(*VILLA) - 1.1, lit=dusk)
    landscape.ridges('#b9958c' if dusk else '#c9bca6', 900, ((330, 44, '#5f6d48', 1), (620, 92, '#6a7860', 2), (1200, 165, '#76847a', 3), (2300, 320, '#808f92', 4)), lift=-4, air_light=.72 if dusk else .95)
    if dusk:
        daylight(shot.hour, turn=114, sky=1.25, clouds=.9, dust=1.)
    else:
        daylight(shot.hour, turn=138 if shot.hour < 12 else 14, sun=1.4, sky=.85, clouds=.7)
