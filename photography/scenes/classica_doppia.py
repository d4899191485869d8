"""Classic twin: a cross vault, old brick tiles, two arched headboards in clay under one shelf."""
from studio import architecture as arch
from studio import materials, plants
from studio.bedside import stand
from studio.belongings import straw_hat
from studio.furniture import armchair, bed, bench, books, desk, dining_chair, framed, jug, open_book, wall_lamp
from studio.geometry import at
from studio.palette import bed_palette
from studio.room import Room, Window
from studio.textiles import Linen, draped_blanket, rug

CAMERAS = {
    'hero': dict(at=(1.25, -2.0, 1.2), to=(-.35, 2.0, 0), mm=25, shift=(0, .03), fstop=5.6, focus=(0, 1.2, .8)),
    'window': dict(at=(1.38, -.50, 1.18), to=(-2.2, -.18, 0), mm=21.5, shift=(0, .07), fstop=5.6, focus=(-1.8, .1, .9)),
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
    with at(-1.86, .1, 0, 90):
        bench(walnut, materials.linen('bench', '#b9a184'), 1.1, .38)
        with at(-.34, 0, .477):
            draped_blanket(.34, .30, .22, .40, materials.fabric('plaid', '#6d4a38', 420, .5, .5, .10, .95))
        with at(.06, -.02, .478, -18):
            open_book()
    with room.side('left'):
        jug(materials.glazed('sill-jug', '#a77f63'), -.20, .05, .556, .8)
        plants.branch_in_vase(-.20, .05, .556 + .17, .44, 4, stems=7)
        with at(.40, .06, .556, 30):
            straw_hat('#94492f')
    with at(-1.58, -1.42, 0, 128):
        armchair(materials.velvet('clay-velvet', '#a9836a'), walnut)
    with room.side('left'):
        with at(-1.42, 0, 1.66):
            framed(shot, 'rotonda-small', .62, .50, walnut, .05)
    room.outside(shot, 'left')
    room.sun(shot.hour, 'left', slant=-4 if shot.camera == 'window' else 24, strength=5.0)
    room.fill(18)
