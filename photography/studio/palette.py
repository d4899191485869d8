"""Sets of materials that belong together: one for the beds, one for the walls of every room."""
from studio import materials

TONES = {
    'cypress': ('#35452f', '#a8583a'),
    'terracotta': ('#94492f', '#3d4c38'),
    'ochre': ('#b08443', '#7a4630'),
    'sage': ('#7d8668', '#a8583a'),
    'clay': ('#a9836a', '#5c3b2b'),
    'blue': ('#4b5b66', '#b08443'),
    'oat': ('#b9a583', '#94492f'),
}


def bed_palette(tone, wood=None, metal=None, plain_head=False):
    main, accent = TONES[tone]
    wood = wood or materials.walnut()
    return {
        'sheet': materials.linen('sheet', '#ece5d8'),
        'second': materials.linen('second', '#ddd0b8'),
        'accent': materials.fabric('accent', accent, 420, .5, .5, .10, .95),
        'head': wood if plain_head else materials.velvet('head-velvet', main),
        'base': materials.velvet('base-velvet', main) if not plain_head else materials.linen('valance', '#d8cbb2'),
        'frame': wood,
        'foot': metal or materials.brass(),
    }
