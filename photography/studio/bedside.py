"""What stands beside a bed and on it, in the few arrangements that the house repeats with other materials."""
from studio import materials, plants
from studio.furniture import books, carafe, jug, nightstand, table_lamp, tumbler
from studio.geometry import at


def stand(x, y, wood, top, lamp='table', glaze=None, seed=1, lit=1., things=('books',), width=.50, turn=0.):
    """A night stand at (x, y) with its lamp and what a guest has put down."""
    with at(x, y, 0, turn):
        nightstand(wood, top, materials.brass(), width)
        if lamp == 'table':
            with at(.05, .04, .585):
                table_lamp(glaze or materials.glazed('lamp-glaze', '#c4b89c'), materials.lampshade(), 3.2 * lit)
        if 'books' in things:
            with at(-.11, -.09, .585, 9 * seed):
                books(2, seed=seed)
        if 'water' in things:
            carafe(-.12, -.02, .585)
            tumbler(-.03, -.12, .585)
        if 'flowers' in things:
            jug(materials.glazed('bedside-jug', '#d6c8ad'), -.13, .05, .585, .55)
            plants.branch_in_vase(-.13, .05, .585 + .115, .26, seed + 3, ('#4d5d38', '#8b9a66'), (.04, .016), bloom='#e6d3c8', stems=6, per_stem=40)
        if 'glasses' in things:
            spectacles(-.02, -.13, .589, 30)


def spectacles(x, y, z, turn=0.):
    from studio.geometry import tube
    frame = materials.plain('tortoise', '#3a2213', .2, coat=.4)
    with at(x, y, z, turn):
        for s in (-1, 1):
            ring = [(s * .034 + .024 * c, -.012, .022 + .020 * d) for c, d in ((1, 0), (.7, .7), (0, 1), (-.7, .7), (-1, 0), (-.7, -.7), (0, -1), (.7, -.7), (1, 0))]
            tube('rim', ring, .0016, frame, 4)
            tube('temple', [(s * .059, -.012, .026), (s * .058, .05, .024), (s * .050, .12, .004)], .0014, frame, 4)
        tube('bridge', [(-.010, -.012, .026), (0, -.013, .031), (.010, -.012, .026)], .0015, frame, 4)
