"""Classic for four: the old granary room, heavy beams on stone corbels, cotto, a double bed and two singles."""
from studio import architecture as arch
from studio import materials, plants
from studio.bedside import stand
from studio.belongings import bowl_of_fruit, child_drawing, over_chair, toy_boat
from studio.furniture import bed, desk, dining_chair, framed, jug
from studio.geometry import at, span
from studio.palette import bed_palette
from studio.room import Room, Window
from studio.textiles import Linen, rug

CAMERAS = {
    'hero': dict(at=(-2.05, -2.85, 1.3), to=(.55, 2.4, 0), mm=25, shift=(0, .03), fstop=5.6, focus=(0, 1.2, .8)),
    'window': dict(at=(.86, -1.86, 1.38), to=(3.1, -.54, 0), mm=29, shift=(0, -.035), fstop=5.6, focus=(2.7, -.7, .9)),
    'bed': dict(at=(-1.45, .0, 1.22), to=(-.24, 2.9, 0), mm=29, shift=(0, .045), fstop=4, focus=(-.5, 2.1, .8)),
}


def build(shot):
    stone = materials.limestone('trim', '#cdbd9c', .3)
    room = Room(6.2, 6.0, 3.5, materials.plaster('wall', '#e9d8bd', .09, .25), stone,
                [Window('right', y, 1.05, .95, 2.35, rows=3, sheers=False, shutters='#6b4a35', glow=50) for y in (1.05, -1.15)], thickness=.6)
    room.build()
    arch.tiles((-3.2, 3.2), (-3.1, 3.1), materials.cotto('cotto', '#71402b', '#b07a55', .42), (.30, .30), .005)
    span('ceiling', (-3.3, 3.3), (-3.2, 3.2), (3.5, 3.6), materials.wood('planks', '#6a4c30', '#9c764c', .6, 'x'), 0)
    timber = materials.old_beam('y')
    for k in range(6):
        x = -2.6 + k * 1.04
        span('beam', (x - .11, x + .11), (-3, 3), (3.24, 3.5), timber, .016)
        span('corbel', (x - .12, x + .12), (2.78, 3.0), (3.05, 3.24), stone, .02)
    chestnut, top = materials.wood('chestnut', '#4a3120', '#80593a', .42, 'x'), materials.limestone('stand-top', '#cdbf9f', .1)
    linen, small = Linen(shot, 'double'), Linen(shot, 'single')
    lit = 1. if shot.hour >= 18 else .35
    palette = bed_palette('terracotta', chestnut)
    with at(-.55, 2.92):
        bed(linen, 'channels', palette, throw=materials.fabric('throw', '#3f4b3a', 420, .5, .5, .10, .95))
    for x in (-1.9, .80):
        stand(x, 2.7, chestnut, top, glaze=materials.glazed('ash', '#9c968a'), seed=3 if x < 0 else 1, lit=lit, things=('books',) if x < 0 else ('flowers',), width=.44)
    with at(2.2, 2.92):
        bed(small, 'channels', palette, throw=materials.fabric('throw-s', '#3f4b3a', 420, .5, .5, .10, .95), headboard_width=1.0, headboard_height=1.12)
    with at(-3.02, -.05, 0, 90):
        bed(small, 'channels', palette, throw=materials.fabric('throw-s', '#3f4b3a', 420, .5, .5, .10, .95), headboard_width=1.0, headboard_height=1.12)
    with at(-.55, 2.98, 2.12):
        framed(shot, 'basilica', 1.25, .86, chestnut)
    with room.side('left'):
        with at(1.3, 0, 1.75):
            framed(shot, 'bike-route-small', .56, .70, chestnut)
    with at(-.3, .75):
        rug((2.9, 1.8), '#c8ae8a', '#5a3b2b', tufts=230000)
    with at(2.5, -.05, 0, -90):
        desk(chestnut, materials.brass(), 1.0, .48)
        jug(materials.glazed('desk-jug', '#b9ac90'), .3, .05, .75, .8)
        plants.branch_in_vase(.3, .05, .75 + .17, .5, 4, stems=7)
        with at(-.17, -.06, .75, 6):
            child_drawing()
    with at(1.95, -.1, 0, 78):
        dining_chair(materials.walnut('z'), materials.plain('leather', '#5d3324', .45))
        over_chair(materials.fabric('pullover', '#3f4b3a', 520, .5, .5, .10, .95), .33, .13, .36)
    with room.side('right'):
        with at(.98, .06, .957, 12):
            toy_boat()
        with at(1.36, .05, .957):
            bowl_of_fruit(materials.glazed('fruit-bowl', '#9c968a'))
        with at(.05, 0, 1.72):
            framed(shot, 'house-small', .60, .50, chestnut, .05)
    room.outside(shot, 'right')
    # by the window it comes round the reveal, along the desk
    room.sun(shot.hour, 'right', slant=52 if shot.camera == 'window' else 24 if shot.hour < 12 else 17, strength=5.0)
    room.fill(28)
