"""The minibar: a walnut cabinet with a small glass-fronted fridge, on it a tray with water, glasses and cups."""
from studio import materials, plants
from studio.furniture import framed, jug, table_lamp, tumbler
from studio.geometry import at, frame_path, lathe, span, sweep
from studio.light import area
from studio.room import Room, Window
from studio.stage import trace_glass
from studio.tableware import cup, folded_napkin, plate, spoon

CAMERAS = {
    'cabinet': dict(at=(-.80, -.60, 1.30), to=(.09, 1.62, .82), mm=42, level=False, fstop=4.5, focus=(.05, 1.30, .95)),
}

WIDTH, DEPTH, HEIGHT = 1.16, .50, .90


def flask(glass, label, cap, height=.26, radius=.034):
    """A slim water bottle with a paper label."""
    r, h = radius, height
    lathe('flask', [(0, .003), (r * .86, 0), (r, .005), (r, h * .56), (r * .93, h * .66), (r * .46, h * .80), (r * .40, h * .86), (r * .40, h * .955), (r * .33, h * .955),
                    (r * .33, h * .86), (r * .40, h * .795), (r * .87, h * .655), (r * .93, h * .55), (r * .93, .010), (0, .008)], glass, sides=56, subdivide=1)
    lathe('label', [(r * 1.006, h * .17), (r * 1.006, h * .46)], materials.plain('label' + label, label, .85), sides=56, caps=False)
    lathe('stripe', [(r * 1.012, h * .30), (r * 1.012, h * .325)], materials.plain('stripe', '#9b472a', .8), sides=56, caps=False)
    lathe('cap', [(0, h * .93), (r * .46, h * .93), (r * .46, h * .995), (r * .43, h), (0, h)], cap, sides=32)


def can(colour, x, y, z):
    lathe('can', [(0, 0), (.024, 0), (.028, .006), (.028, .108), (.024, .115), (.0235, .112), (0, .112)], materials.plain('can' + colour, colour, .3, metal=.35), (x, y, z), 40)


def fridge(x, z, brass):
    """Two shelves behind glass, lit from above; the front is at -DEPTH."""
    (x0, x1), (z0, z1) = x, z
    y = (-DEPTH + .05, -.06)
    liner = materials.plain('liner', '#d6d1c4', .45)
    for sx, sy, sz in (((x0, x1), y, (z0, z0 + .02)), ((x0, x1), y, (z1 - .02, z1)), ((x0, x0 + .02), y, z), ((x1 - .02, x1), y, z), ((x0, x1), (y[1] - .02, y[1]), z)):
        span('liner', sx, sy, sz, liner, .002)
    middle = (z0 + z1) / 2 + .02
    glass = materials.pane()
    span('shelf', (x0 + .02, x1 - .02), (y[0] + .03, y[1] - .02), (middle - .006, middle), glass, .001)
    span('shelf-edge', (x0 + .02, x1 - .02), (y[0] + .022, y[0] + .03), (middle - .012, middle + .004), materials.silver(), .001)
    frame = materials.plain('fridge-frame', '#2a2622', .4)
    sweep('fridge-door', frame_path((x0 + .004, x1 - .004), (z0 + .004, z1 - .004)), [(-.030, -.012), (-.030, .012), (0, .012), (0, -.012)], frame, closed=True, location=(0, -DEPTH + .035, 0))
    span('fridge-glass', (x0 + .03, x1 - .03), (-DEPTH + .033, -DEPTH + .037), (z0 + .03, z1 - .03), glass, 0)
    area(((x0 + x1) / 2, y[0] + .10, z1 - .026), ((x0 + x1) / 2, y[0] + .14, z0), 1.15, '#ffedd0', (x1 - x0 - .1, .10))
    area(((x0 + x1) / 2, y[0] + .10, middle - .014), ((x0 + x1) / 2, y[0] + .14, z0), .5, '#ffedd0', (x1 - x0 - .1, .10))
    clear, green = materials.glass('flask'), materials.glass('green-flask', (.45, .74, .52), shadow=(.45, .7, .5))
    amber = materials.plain('juice', '#d97f1e', .12, coat=.5)
    cap = materials.plain('screw-cap', '#3d4a37', .4)
    for k, dx in enumerate((.07, .15, .24)):
        with at(x0 + dx, -.30 + .03 * (k % 2), middle):
            flask((clear, green, clear)[k], '#ece4d2', cap, .20, .029)
    for k, dx in enumerate((.33, .40)):
        with at(x0 + dx, -.29 - .02 * k, middle):
            lathe('juice', [(0, 0), (.026, 0), (.028, .006), (.028, .085), (.014, .115), (.013, .135), (0, .135)], amber, sides=40, subdivide=1)
            lathe('juice-cap', [(0, .134), (.016, .134), (.016, .150), (0, .150)], materials.silver(), sides=32)
    for k, (dx, tone) in enumerate(((.07, '#9b472a'), (.14, '#9b472a'), (.215, '#c2a165'), (.29, '#35452f'))):
        can(tone, x0 + dx, -.31 + .02 * (k % 3), z0 + .02)
    with at(x0 + .38, -.28, z0 + .02):
        lathe('prosecco', [(0, .004), (.028, 0), (.031, .006), (.031, .10), (.026, .125), (.0125, .165), (.0120, .195), (.0145, .20), (.0145, .208), (0, .208)], materials.plain('dark-bottle', '#1e2a1c', .08, coat=.6), sides=48, subdivide=1)
        lathe('foil', [(.0135, .160), (.0152, .20), (.0152, .212), (0, .213)], materials.brass('foil', '#b99652', .3), sides=36)


def cabinet(wood, brass):
    half = WIDTH / 2
    for x in (-half + .04, half - .04):
        for y in (-DEPTH + .05, -.05):
            lathe('leg', [(.013, 0), (.022, .14)], wood, (x, y, 0), 20)
    for x in ((-half, -half + .024), (-.012, .012), (half - .024, half)):
        span('side', x, (-DEPTH, 0), (.13, HEIGHT - .03), wood, .003)
    span('bottom', (-half, half), (-DEPTH, 0), (.13, .16), wood, .004)
    span('back', (-half, half), (-.02, 0), (.13, HEIGHT), wood, 0)
    span('rail', (-half, half), (-DEPTH + .002, -DEPTH + .02), (HEIGHT - .06, HEIGHT - .028), wood, .003)
    span('top', (-half - .02, half + .02), (-DEPTH - .03, 0), (HEIGHT - .028, HEIGHT), wood, .008)

    def leaf(x, turn):
        """One door, hinged at x = 0, its knob at the far end."""
        direction = -1 if x > 0 else 1
        w = half - .028
        with at(x, -DEPTH - .004, 0, turn):
            span('door', tuple(sorted((0, direction * w))), (-.022, 0), (.165, HEIGHT - .064), wood, .004)
            xs = tuple(sorted((direction * .07, direction * (w - .07))))
            sweep('moulding', frame_path(xs, (.235, HEIGHT - .134)), [(-.02, 0), (-.02, .004), (-.008, .010), (0, .006), (0, 0)], wood, closed=True, location=(0, -.022, 0))
            lathe('knob', [(0, 0), (.013, 0), (.007, .014), (.015, .022), (.012, .030), (0, .032)], brass, (direction * (w - .035), -.022, .55), 28, (90, 0, 0), subdivide=1)
    leaf(-half + .026, 0)
    leaf(half - .026, 104)
    fridge((.016, half - .028), (.162, HEIGHT - .066), brass)


def tray(brass):
    """Two bottles, two glasses, two cups on an oval brass tray."""
    with at(0, 0, 0):
        steps = lathe('tray', [(0, .004), (.20, .004), (.215, .006), (.222, .022), (.226, .0225), (.221, .004), (.21, 0), (0, 0)], brass, sides=112)
        steps.scale = (1.24, .78, 1)
    with at(-.17, .045, .006):
        flask(materials.glass('still'), '#ece4d2', materials.silver(), .275, .036)
    with at(-.085, .085, .006, 40):
        flask(materials.glass('sparkling', (.40, .72, .50), shadow=(.42, .68, .5)), '#ece4d2', materials.brass('cap'), .275, .036)
    tumbler(-.050, -.085, .006)
    tumbler(.036, -.045, .006, size=1.02)
    porcelain = materials.plain('porcelain', '#efe9dd', .10, coat=.7)
    for k, (x, y, turn) in enumerate(((.140, -.060, -150), (.165, .062, 20))):
        with at(x, y, .006, turn):
            plate(porcelain, .056, materials.brass('gilt'))
            with at(0, 0, .007):
                cup(porcelain, .030, .048)
            with at(-.004, -.042, .012, 84):
                spoon(materials.silver(), .095)


def build(shot):
    trace_glass()
    stone = materials.limestone('trim', '#d6c7a8', .2)
    green = materials.paint('panel-green', '#4a5743', .5)
    room = Room(4.2, 3.4, 3.2, materials.plaster('wall', '#e9dfcd', .06, .14), stone,
                [Window('left', -.15, 1.25, .45, 2.5, rows=3, sheers=False, shutters='#4d5d45', glow=42)])
    room.build()
    span('floor', (-2.3, 2.3), (-1.9, 1.9), (-.03, 0), materials.oak_floor(), 0)
    span('ceiling', (-2.3, 2.3), (-1.9, 1.9), (3.2, 3.3), materials.plaster('ceiling', '#eee4d2', .04), 0)
    with room.side('back'):
        span('panelling', (-2.1, 2.1), (-.018, 0), (0, 1.02), green, .003)
        span('dado', (-2.1, 2.1), (-.045, 0), (1.02, 1.06), green, .012)
        for k in range(5):
            sweep('panel', frame_path((-1.98 + k * .8, -1.32 + k * .8), (.2, .92)), [(-.03, .018), (-.026, .03), (-.012, .036), (0, .018)], green, closed=True)
        with at(-.10, 0, 1.66):
            framed(shot, 'rotonda', .92, .70, materials.walnut())
    walnut, brass = materials.walnut(), materials.brass()
    with at(.04, 1.66):
        cabinet(walnut, brass)
        with at(-.15, -.26, HEIGHT, 4):
            tray(materials.brass('tray-brass', '#a4854c', .26))
        with at(.40, -.20, HEIGHT):
            table_lamp(materials.glazed('lamp-glaze', '#8d9a80'), materials.lampshade(), 2.0, .95)
        with at(.22, -.41, HEIGHT + .001, 62):
            folded_napkin(materials.linen('napkin', '#e4dac4'), .15)
        jug(materials.glazed('jug', '#d3c4a4'), -.48, -.17, HEIGHT, .72)
        plants.branch_in_vase(-.48, -.17, HEIGHT + .155, .36, 6, stems=7, per_stem=50)
    room.outside(shot, 'left')
    room.sun(shot.hour, 'left', slant=27, strength=4.2)
    room.fill(9)
