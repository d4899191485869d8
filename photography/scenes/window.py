"""A deep window of the upper floor, its leaves and shutters open on the vines and the hills; at dusk a lamp stands before it."""
import math

from mathutils import noise, Vector

from scenes import country, hills
from studio import architecture as arch
from studio import landscape, materials, plants
from studio.bedside import spectacles
from studio.furniture import books, jug, open_book, round_table, table_lamp, tumbler
from studio.geometry import at, lathe, sheet, soften, span, tube
from studio.light import area, daylight
from studio.room import Room, Window
from studio.stage import trace_outdoors

WIDTH, SILL, HEAD = 1.30, .78, 2.50
PLACE = (10.9, -12.2, 3.1)                      # the room, among the vines of `country`

CAMERAS = {
    'day': dict(at=(PLACE[0] - .34, PLACE[1] - .10, PLACE[2] + 1.50), to=(PLACE[0] + .10, PLACE[1] + 2.5, 0), mm=35, shift=(0, .03), fstop=8, focus=3.0),
    'dusk': dict(at=(PLACE[0] + .30, PLACE[1] - .30, PLACE[2] + 1.46), to=(PLACE[0] - .17, PLACE[1] + 2.5, 0), mm=35, shift=(0, .0), fstop=6.3, focus=2.9),
}


class DeepRoom(Room):
    """Walls as thick as an old house has them: the leaves fold back into the reveal, clear of the curtain."""

    def _window(self, w):
        timber = materials.paint('sash', '#e2d9c6')
        arch.band(w.ring(), self.trim)
        with at(w.centre):
            arch.casement(w.width - .02, w.sill + .01, w.head - .01, timber, rows=w.rows, y=.50, ajar=-w.ajar)
        half = w.width / 2
        span('sill', (w.centre - half - .13, w.centre + half + .13), (-.09, .70), (w.sill - .055, w.sill + .006), self.trim, .010)
        paint = materials.paint('shutter' + w.shutters, w.shutters, .6)
        for s, turn in ((-1, 168), (1, 97)):   # one flat against the wall, the other caught half way
            with at(w.centre + s * half, self.thickness + .04, w.sill, turn):
                arch.shutter(half, w.head - w.sill, paint)


def sheer(x, z, y, gust, folds, seed, tie=None):
    """A voile panel on its rod: the wind from the window takes its hem by `gust` metres into the room."""
    (x0, x1), (z0, z1) = x, z

    def shape(u, v):
        free = (1 - v) ** 1.35
        swell = gust * free * (.55 + .45 * math.sin(u * 3.1 + seed)) * (1 - .25 * math.sin(v * 6 + u * 4))
        fold = (.040 + .02 * free) * math.sin(u * folds * 6.283 + seed + 1.1 * math.sin(v * 2.2 + u * 3)) + .012 * math.sin(u * folds * 15 + v * 4)
        drift = .62 * gust * free * (.8 + .2 * math.sin(u * 3 + v * 5))
        flutter = .03 * free * noise.noise(Vector((u * 6, v * 5, seed)))
        spread = 1 + .5 * gust * free
        middle = (x0 + x1) / 2
        return (middle + ((x0 + (x1 - x0) * u) - middle) * spread + drift, y - swell - fold - flutter, z0 + (z1 - z0) * v + .34 * gust * free * free * (.6 + .4 * math.sin(u * 4 + seed)))
    return sheet('sheer', int(folds * 30), 90, shape, materials.sheer())


def rings(rail, y, x, metal):
    lathe('rod', [(0, 0), (.012, 0), (.012, x[1] - x[0]), (0, x[1] - x[0])], metal, (x[0], y, rail), 20, (0, 90, 0))
    for end in x:
        with at(end, y, rail):
            lathe('finial', [(0, -.03), (.020, -.018), (.025, 0), (.020, .018), (0, .03)], metal, rotation=(0, 90, 0), sides=20, subdivide=1)


def inside(shot, stone):
    room = DeepRoom(4.4, 5.0, 3.2, materials.plaster('wall', '#e9dec9', .07, .2), stone,
                    [Window('back', 0, WIDTH, SILL, HEAD, rows=3, ajar=91, shutters='#4d5d45')], thickness=.64)
    room.build()
    span('floor', (-2.4, 2.4), (-2.7, 2.7), (-.03, 0), materials.cotto(), 0)
    span('ceiling', (-2.6, 2.6), (-2.8, 2.8), (3.2, 3.3), materials.plaster('ceiling', '#eee4d2', .04), 0)
    brass = materials.brass()
    with room.side('back'):
        rail = HEAD + .24
        rings(rail, -.17, (-1.08, 1.08), brass)
        dusk = shot.hour == 21
        sheer((.44, 1.02), (.10, rail - .02), -.17, .22 if dusk else .62, 6, 1.3)
        sheer((-1.02, -.62), (.03, rail - .02), -.17, .03 if dusk else .10, 4, 4.1)
        with at(-.36 if not dusk else .38, .22, SILL + .006):
            jug(materials.glazed('sill-jug', '#b9bda4'), 0, 0, 0, .62)
            plants.branch_in_vase(0, 0, .13, .30, 7, ('#4d5d38', '#8b9a66'), (.045, .016), bloom='#efe2d4', stems=6, per_stem=46)
        if not dusk:
            with at(.10, .16, SILL + .006, 24):
                open_book()
    return room


def evening(stone):
    """A small table under the window, its lamp lit, a book put down."""
    walnut = materials.walnut()
    with at(-.62, 1.86):
        round_table(.30, .72, materials.marble('table-top', '#ddd3c2'), materials.brass(), .55)
        with at(-.05, .05, .72):
            table_lamp(materials.glazed('lamp-glaze', '#8d9a80'), materials.lampshade(), 5.4, .82)
        with at(.13, -.10, .72, 16):
            books(2, seed=2, size=(.17, .125))
        tumbler(.17, .10, .72)
        spectacles(.02, -.19, .722, 20)


def build(shot):
    trace_outdoors()
    rng = shot.random
    dusk = shot.hour == 21
    land = landscape.hazy('land', '#4c5a29', '#7d7f45', '#a98a80' if dusk else '#c9bca6', 1000, .5, .5 if dusk else .9)
    landscape.terrain((-170, 190), (-14, 300), country.height, land, 240, 220)
    country.road()
    country.vines(rng)
    country.trees(rng)
    hills.villa(*country.VILLA, country.height(*country.VILLA) - 1.1, lit=dusk)
    landscape.ridges('#b9958c' if dusk else '#c9bca6', 900, ((330, 44, '#5f6d48', 1), (620, 92, '#6a7860', 2), (1200, 165, '#76847a', 3), (2300, 320, '#808f92', 4)), lift=-4, air_light=.72 if dusk else .95)
    stone = materials.limestone('trim', '#d8caae', .2)
    with at(*PLACE):
        room = inside(shot, stone)
        if dusk:
            evening(stone)
        area((0, 2.5 + room.thickness + .02, (SILL + HEAD) / 2), (0, -1, 1.4), 1, size=(WIDTH, HEAD - SILL), portal=True)
        area((-1.2, -2.2, 2.5), (.3, 2.5, 1.2), 11 if dusk else 42, '#d5dcf2' if dusk else '#f4f0ea', (2.4, 1.4))
    if dusk:
        daylight(shot.hour, turn=114, sky=1.25, clouds=.9, dust=1.)
    else:
        daylight(shot.hour, turn=182, sun=1.9, sky=.9, clouds=.7)
