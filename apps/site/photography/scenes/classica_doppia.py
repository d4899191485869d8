"""Classic twin: a cross vault, old brick tiles, two arched headboards in clay under one shelf."""
from studio import architecture as arch
from studio import materials, plants
from studio.bedside import stand
from studio.furniture import bed, books, desk, dining_chair, framed, jug, wall_lamp
from studio.geometry import at
from studio.palette import bed_palette
from studio.room import Room, Window
from studio.textiles import Linen, rug

CAMERAS = {
    'hero': dict(at=(1.25, -2.0, 1.2), to=(-.35, 2.0, 0), mm=25, shift=(0, .03), fstop=5.6, focus=(0, 1.2, .8)),
    'bed': dict(at=(-.60, -.1, 1.12), to=(.72, 1.75, .82), mm=43, level=False, fstop=2.8, focus=(.6, 1.5, .8)),
}


def build(shot):
    stone = materials.limestone('trim', '#d3c5a8', .25)
    lime = materials.plaster('wall', '#eadccb', .08, .22)
    room = Room(4.4, 4.6, 3.9, lime, stone, [Window('left', .1, 1.15, .55, 1.95, 'arch', rows=3, sheers=True, drapes='', shutters='', glow=60)])
    room.build()
    arch.groin_bay((-2.2, 2.2), (-2.3, 2.3), 1.72, materials.plaster('vault', '#f0e6d6', .06, .25))
    arch.tiles((-2.3, 2.3), (-2.5, 2.5), materials.cotto('brick', '#6d3c28', '#a8714e', .45), (.26, .13), .005, bond=.5)
    walnut, top = materials.walnut(), materials.limestone('stand-top', '#cfc1a4', .1)
    linen = Linen(shot, 'single')
    lit = 1. if shot.hour >= 18 else .35
    for x in (-.82, .82):
        with at(x, 2.22):
            bed(linen, 'arch', bed_palette('clay', walnut), throw=materials.fabric('throw', '#6d4a38', 420, .5, .5, .10, .95), headboard_width=1.06, headboard_height=1.30)
    stand(0, 2.02, walnut, top, glaze=materials.glazed('clay-glaze', '#a77f63'), seed=2, lit=lit, things=('books', 'glasses'), width=.50)
    with at(0, 2.28, 2.05):
        framed(shot, 'basilica', 1.0, .66, walnut)
    for x in (-1.55, 1.55):
        with at(x, 2.3, 1.25):
            wall_lamp(materials.brass(), materials.lampshade(), 1.6 * lit)
    with at(0, .25):
        rug((2.9, 1.5), '#c9b393', '#7c4a35', tufts=190000)
    with at(1.9, -.80, 0, -90):
        desk(walnut, materials.brass(), .95, .46)
        jug(materials.glazed('desk-jug', '#c9b08a'), -.3, .05, .75, .75)
        plants.branch_in_vase(-.3, .05, .75 + .16, .42, 8, stems=6)
        with at(.15, 0, .75, 10):
            books(2, seed=9)
    with at(1.60, -1.23, 0, 84):
        dining_chair(materials.walnut('z'), materials.plain('leather', '#5d3324', .45))
    room.outside(shot, 'left')
    room.sun(shot.hour, 'left', slant=24, strength=5.0)
    room.fill(18)
