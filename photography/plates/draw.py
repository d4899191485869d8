"""Draws every plate into a folder: engravings in two cuts, the map of the way in two shapes.

    python3 plates/draw.py [folder] [name ...]
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
sys.dont_write_bytecode = True

import directions
import elevations
import maps

PLATES = {
    'house': elevations.house, 'rotonda': elevations.rotonda, 'basilica': elevations.basilica, 'olimpico': elevations.olimpico,
    'bike-route': maps.bike_route, 'surroundings': maps.surroundings,
}
CUTS = {'': 1., '-small': .45}
SHAPES = ('wide', 'upright')

folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parents[2] / 'apps/site/pictures/plates')
folder.mkdir(parents=True, exist_ok=True)
for name in sys.argv[2:] or (*PLATES, 'directions'):
    if name == 'directions':
        for shape in SHAPES:
            plate, title = directions.way(shape)
            (folder / f'directions-{shape}.svg').write_text(plate.svg(title), encoding='utf-8')
        continue
    for suffix, detail in CUTS.items():
        plate, title = PLATES[name](detail)
        (folder / f'{name}{suffix}.svg').write_text(plate.svg(title), encoding='utf-8')
