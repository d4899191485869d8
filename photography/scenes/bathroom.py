"""The garden bathroom: glazed bricks in sage, a marble counter, morning sun through voile."""
from studio import architecture as arch
from studio import materials, plants
from studio.bath import amenities, basin, handmade_tiles, robe_on_hook, tap, towel_on_rail
from studio.furniture import jug, wall_lamp
from studio.geometry import arc, at, span
from studio.room import Room, Window
from studio.textiles import folded_towels

CAMERAS = {
    'basin': dict(at=(.72, -1.2, 1.34), to=(-.42, 1.6, 0), mm=31, shift=(0, -.05), fstop=5.6, focus=(-.2, 1.3, 1.0)),
    'robe': dict(at=(-.90, .10, 1.26), to=(1.5, .02, 0), mm=40, shift=(0, -.055), fstop=2.8, focus=(1.4, -.5, 1.2)),
}


def build(shot):
    stone = materials.limestone('trim', '#d8cbb0', .15)
    wall = materials.plaster('wall', '#e6ddca', .05, .12)
    room = Room(3.0, 3.2, 2.9, wall, stone, [Window('left', .25, .95, .85, 2.15, rows=3, sheers=False, shutters='#5a6650', glow=45)])
    room.build()
    span('ceiling', (-1.8, 1.8), (-1.9, 1.9), (2.9, 3.0), materials.plaster('ceiling', '#eee6d6', .04), 0)
    arch.tiles((-1.6, 1.6), (-1.7, 1.7), materials.terrazzo(), (.60, .60), .003)
    brass, marble = materials.brass('bath-brass', '#a88548', .22), materials.marble('counter', '#ddd5c8', '#6f665c', .14, 2.4)
    porcelain = materials.plain('porcelain', '#f0ebe1', .08, coat=.6)
    for side, width in (('back', 3.0), ('right', 3.2)):
        with room.side(side):
            handmade_tiles(width, 1.235)
            span('tile-cap', (-width / 2, width / 2), (-.028, 0), (1.235, 1.265), stone, .008)
    walnut = materials.walnut()
    with at(-.30, 1.6):
        span('counter', (-.72, .72), (-.50, -.012), (.82, .86), marble, .006)
        span('upstand', (-.72, .72), (-.035, -.012), (.86, .96), marble, .004)
        span('apron', (-.66, .66), (-.46, -.03), (.66, .82), walnut, .006)
        for x in (-.62, .62):
            for y in (-.44, -.06):
                span('leg', (x - .022, x + .022), (y - .022, y + .022), (0, .66), walnut, .006)
        span('shelf', (-.64, .64), (-.45, -.05), (.20, .23), walnut, .006)
        for x in (-.36, .32):
            with at(x, -.25, .23):
                folded_towels(3 if x < 0 else 2, .36)
        with at(.0, -.28, .86):
            basin(porcelain)
        with at(0, -.075, .86):
            tap(brass)
        with at(.47, -.24, .86, -10):
            amenities()
        jug(materials.glazed('bath-jug', '#bfc3ae'), -.50, -.22, .86, .62)
        plants.branch_in_vase(-.50, -.22, .86 + .13, .34, 7, ('#4d5d38', '#8b9a66'), (.05, .02), stems=6, per_stem=44)
        ring = [(-.40, 1.12), (.40, 1.12), *arc((0, 1.72), .40, 0, 180, 28)]
        with at(0, -.02):
            arch.band(ring, brass, .022, .016, moulded=False)
            from studio.geometry import panel
            panel('mirror', ring, [], .006, materials.mirror(), (0, -.008, 0))
        for x in (-.62, .62):
            with at(x, -.012, 1.62):
                wall_lamp(brass, materials.lampshade(), 1.5)
    with room.side('right'):
        with at(-.55, -.03, 1.72):
            robe_on_hook(brass, materials.fabric('robe-terry', '#ebe3d3', 240, 1., .6, .04, .98))
        with at(.45, -.02, 1.08):
            towel_on_rail(brass, materials.fabric('towel-terry', '#ece5d7', 240, 1., .6, .04, .98))
    room.outside(shot, 'left')
    # towards evening the sun has come round to the robe's wall
    room.sun(shot.hour, 'left', slant=26 if shot.hour < 12 else -5, strength=3.4)
    room.fill(7)
