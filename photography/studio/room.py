"""A room: four walls with windows, what is seen through them, and the sun that comes in.

The room is centred on the origin; its back wall is at y = depth / 2 and the
camera usually stands near y = -depth / 2. Positions along a side wall are
given as y, along the back wall as x.
"""
from dataclasses import dataclass, field

from studio import architecture as arch
from studio import landscape, materials, plants
from studio.geometry import at, lathe, span
from studio.light import HOURS, area, daylight
from studio.textiles import curtain


@dataclass
class Window:
    side: str                      # 'left', 'right' or 'back'
    centre: float
    width: float = 1.3
    sill: float = .42
    head: float = 2.6              # for an arch: where it springs
    shape: str = 'rect'            # 'rect', 'arch', 'oculus'
    rows: int = 3
    ajar: float = 0.
    sheers: bool = True
    drapes: str = ''               # a colour, or none
    shutters: str = '#4d5a45'
    glow: float = 60.

    def ring(self):
        if self.shape == 'arch':
            return arch.arch_opening(self.centre, self.width, self.sill, self.head)
        if self.shape == 'oculus':
            return arch.oculus(self.centre, self.sill, self.width / 2)
        return arch.rect_opening(self.centre, self.width, self.sill, self.head)

    @property
    def top(self):
        if self.shape == 'arch':
            return self.head + self.width / 2
        return self.sill + self.width / 2 if self.shape == 'oculus' else self.head


@dataclass
class Room:
    width: float
    depth: float
    height: float
    wall: object
    trim: object
    windows: list = field(default_factory=list)
    thickness: float = .42
    floor_above_ground: float = 4.
    flipped = {'right': -1}

    def side(self, name):
        """The local frame of a wall: x along it, y into the masonry, z up."""
        return {'back': lambda: at(0, self.depth / 2), 'left': lambda: at(-self.width / 2, 0, 0, 90),
                'right': lambda: at(self.width / 2, 0, 0, -90), 'front': lambda: at(0, -self.depth / 2, 0, 180)}[name]()

    def _local(self, window):
        if self.flipped.get(window.side):
            return Window(**{**window.__dict__, 'centre': -window.centre})
        return window

    def build(self):
        for name in ('back', 'left', 'right', 'front'):
            length = self.width if name in ('back', 'front') else self.depth
            own = [self._local(w) for w in self.windows if w.side == name]
            with self.side(name):
                arch.wall(length + 2 * self.thickness, self.height + .3, self.thickness, self.wall, [w.ring() for w in own])
                for w in own:
                    self._window(w)
        span('subfloor', (-self.width / 2 - .4, self.width / 2 + .4), (-self.depth / 2 - .4, self.depth / 2 + .4), (-.08, -.006), materials.plain('subfloor', '#1c120b', .9), 0)

    def _window(self, w):
        arch.band(w.ring(), self.trim, open_foot=w.shape != 'oculus' and w.sill < .1)
        timber = materials.paint('sash', '#e2d9c6')
        if w.shape == 'oculus':
            with at(w.centre, .2, w.sill):
                for a in (0, 90):
                    with at(tilt=(0, a)):
                        span('bar', (-w.width / 2, w.width / 2), (-.02, .02), (-.015, .015), timber, .004)
        else:
            with at(w.centre):
                arch.casement(w.width, w.sill, w.head, timber, rows=w.rows, ajar=w.ajar)
            if w.shape == 'arch':
                arch.fanlight(w.centre, w.head, w.width / 2, timber)
            if w.sill > .1:
                span('sill', (w.centre - w.width / 2 - .12, w.centre + w.width / 2 + .12), (-.07, .3), (w.sill - .05, w.sill + .006), self.trim, .008)
            if w.shutters:
                paint = materials.paint('shutter' + w.shutters, w.shutters, .6)
                for s, turn in ((-1, 168), (1, 14)):
                    with at(w.centre + s * w.width / 2, self.thickness + .03, w.sill, turn if s < 0 else turn):
                        arch.shutter(w.width / 2, w.head - w.sill, paint)
        self._dress(w)
        middle = (w.centre, self.thickness + .04, (w.sill + w.top) / 2) if w.shape != 'oculus' else (w.centre, self.thickness + .04, w.sill)
        size = (w.width, w.top - w.sill) if w.shape != 'oculus' else (w.width, w.width)
        inwards = (w.centre, -1, middle[2] - .1)
        area(middle, inwards, w.glow, '#dfe8ff', size)
        area((middle[0], middle[1] - .02, middle[2]), inwards, 1, size=size, portal=True)

    def _dress(self, w):
        if w.shape == 'oculus' or not (w.sheers or w.drapes):
            return
        rail = w.top + .24
        left, right = w.centre - w.width / 2, w.centre + w.width / 2
        if w.sheers:
            voile = materials.sheer()
            curtain((left - .10, left + w.width * .22), (.02, rail - .03), voile, 6, .030, 1, -.11)
            curtain((right - w.width * .18, right + .10), (.02, rail - .03), voile, 5, .030, 8, -.11)
        if w.drapes:
            cloth = materials.fabric('drape' + w.drapes, w.drapes, 800, .35, .5, .06, .95)
            curtain((left - .52, left - .04), (.012, rail - .02), cloth, 5, .050, 2, -.17)
            curtain((right + .04, right + .52), (.012, rail - .02), cloth, 5, .050, 3, -.17)
        rod = materials.brass()
        reach = .62 if w.drapes else .2
        lathe('curtain-rod', [(0, 0), (.013, 0), (.013, w.width + 2 * reach), (0, w.width + 2 * reach)], rod, (left - reach, -.15, rail), 20, (0, 90, 0))
        for x in (left - reach, right + reach):
            with at(x, -.15, rail):
                lathe('finial', [(0, -.03), (.022, -.018), (.026, 0), (.022, .018), (0, .03)], rod, rotation=(0, 90, 0), sides=20, subdivide=1)

    def outside(self, shot, side, near=5., trees=True):
        """Garden, cypresses and hills before a window, seen from the first floor."""
        level = -self.floor_above_ground
        with self.side(side):
            span('garden', (-80, 80), (.8, 140), (level - .1, level), materials.earth('far-lawn', '#3c4726', '#676c3e'), 0)
            plants.hedge((-14, 14), (near + 7.5, near + 8.3), 1.1, z=level, density=1000)
            cypresses = plants.Cypresses(shot.random, tongues=120, plumes=24, twigs=30, twig=(.15, .026))
            for k, x in enumerate((-6.4, -3.9, 2.7, 5.2, 8.6)):
                cypresses.stand(x + shot.random.uniform(-.5, .5), near + 10 + (k * 1.7) % 4, shot.random.uniform(.75, 1.05), level)
            if trees:
                plants.broadleaf(-1.4, near + 16, 6.5, 2.7, 5, level)
                plants.broadleaf(11, near + 20, 7.5, 3.2, 8, level)
            landscape.ridges(lift=level - 1, air_light=.06 if shot.hour == 21 else 1., planes=((80, 9, '#5d6b43', 1), (190, 24, '#708060', 2), (420, 52, '#8a9a8c', 3)))

    def sun(self, hour, side, slant=22., strength=1.6, sky=1.4, clouds=.4):
        """The hour's sun, coming in by the windows of `side`, turned by `slant` towards the back wall."""
        target = {'left': 90 - slant, 'right': -90 + slant, 'back': 180 - slant, 'front': slant}[side]
        daylight(hour, turn=target - HOURS[hour][1], sun=strength, sky=sky, clouds=clouds, softness=1.)

    def fill(self, energy=22., colour='#f4f1ff'):
        """What the unseen half of the room gives back."""
        area((self.width * .25, -self.depth / 2 + .3, self.height * .8), (0, self.depth * .3, .6), energy, colour, (2.4, 1.2))
