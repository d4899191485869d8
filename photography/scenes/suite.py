"""Suite: coffered ceiling, oak herringbone, panelled walls, one tall arched window to the east."""
from studio import architecture as arch
from studio import materials, plants
from studio.furniture import armchair, bed, bench, books, framed, floor_lamp, jug, nightstand, open_book, round_table, table_lamp, tumbler
from studio.geometry import at, frame_path, span, sweep
from studio.palette import bed_palette
from studio.room import Room, Window
from studio.textiles import Linen, draped_blanket, folded_towels, rug

CAMERAS = {
    # the bed in the morning sun on the right, dark floor and a chair in the shade lower left
    'morning': dict(at=(-1.45, -2.55, 1.2), to=(.42, 2.6, 0), mm=26, shift=(0, -.03), fstop=5.6, focus=(.8, 1.6, .8)),
    'to-the-corner': dict(at=(1.9, -2.6, 1.2), to=(-1.2, 2.6, 0), mm=28, shift=(0, -.03), fstop=5.6, focus=(-1.5, 1.6, .7)),
    'pillows': dict(at=(-.55, .35, 1.12), to=(.95, 2.75, .78), mm=50, level=False, fstop=2.8, focus=(.55, 2.25, .82)),
}

BED_X = .85


def panelling(room, paint, top=1.05):
    """Low panels around the room, as in the house's dining rooms."""
    for side, length in (('back', room.width), ('left', room.depth)):
        with room.side(side):
            half = length / 2
            span('panelling', (-half, half), (-.018, 0), (0, top), paint, .003)
            span('dado', (-half, half), (-.045, 0), (top, top + .045), paint, .012)
            span('base', (-half, half), (-.032, 0), (0, .14), paint, .008)
            count = round(length / .8)
            step = length / count
            for k in range(count):
                x = (-half + k * step + .09, -half + (k + 1) * step - .09)
                sweep('panel', frame_path(x, (.24, top - .10)), [(-.03, .018), (-.026, .03), (-.012, .036), (0, .018)], paint, closed=True)


def build(shot):
    stone = materials.limestone('trim', '#d6c7a8', .2)
    green = materials.paint('panel-green', '#4a5743', .5)
    room = Room(5.6, 6.4, 3.45, materials.plaster('wall', '#e9e0cf', .06, .12), stone,
                [Window('right', .62, 1.70, .10, 1.95, 'arch', rows=3, drapes='#9c7a5c', shutters='', glow=85)])
    room.build()
    panelling(room, green)
    arch.herringbone((-2.9, 2.9), (-3.3, 3.3), materials.wood('oak-herringbone', '#442c1a', '#7b5635', .34, 'x'))
    arch.coffers((-2.8, 2.8), (-3.2, 3.2), 3.45, materials.old_beam('y'), materials.plaster('ceiling', '#e5d8c2', .05), (5, 6))
    for side, length in (('back', 5.6), ('left', 6.4), ('right', 6.4)):
        with room.side(side):
            arch.cornice((-length / 2, length / 2), 3.32, stone, .09)

    brass, marble = materials.brass(), materials.marble('nightstand-top', '#e4dccd')
    lit = 1. if shot.hour >= 18 else .25
    walnut, shade = materials.walnut(), materials.lampshade()
    glaze = materials.glazed('lamp-glaze', '#c4b89c')
    linen = Linen(shot, 'double')
    with at(BED_X, 3.12):
        bed(linen, 'channels', bed_palette('cypress'), throw=materials.fabric('throw', '#a4563a', 420, .5, .5, .10, .95), headboard_height=1.34)
    for s in (-1, 1):
        with at(BED_X + s * 1.36, 2.9):
            nightstand(walnut, marble, brass)
            with at(.04 * s, .03, .585):
                table_lamp(glaze, shade, 3.2 * lit)
            with at(-.12 * s, -.08, .585, 14 * s):
                books(2, seed=3 + s)
    tumbler(BED_X - 1.50, 2.76, .585)
    with at(BED_X, 3.18, 2.10):
        framed(shot, 'rotonda', 1.05, .80, walnut)
    with at(BED_X - .05, .62, 0, 1.5):
        bench(walnut, materials.fabric('oat', '#bba988', 700, .4))
        with at(-.34, .0, .475, 5):
            folded_towels(3)
        with at(.30, 0, .470):
            draped_blanket(.52, .30, .26, .40, materials.fabric('robe', '#ddd2bd', 300, .9, .5))
    with at(BED_X - .35, .75, .0):
        rug((3.3, 2.3), '#c6ab8b', '#7f4029')
    with at(-1.85, 1.95, 0, 38):
        armchair(materials.velvet('chair-velvet', '#7a4330'), walnut)
    with at(-2.40, 2.72):
        floor_lamp(brass, shade, 4.5 * lit)
    with at(-1.05, 2.62):
        round_table(.26, .52, marble, brass, .5)
        with at(-.02, .02, .52, 20):
            open_book()
        jug(materials.glazed('jug', '#d9cbb0'), .09, .13, .52, .8)
        plants.branch_in_vase(.09, .13, .52 + .17, .46, 4, stems=6)
    with room.side('left'):
        with at(1.7, 0, 1.78):
            framed(shot, 'basilica', .85, .66, walnut)
        with at(.35, 0, 1.78):
            framed(shot, 'olimpico', .85, .66, walnut)
    room.outside(shot, 'right')
    room.sun(shot.hour, 'right', slant=16, strength=4.2)
    room.fill(13)
