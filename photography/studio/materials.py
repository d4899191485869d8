"""What things are made of. Colours are the house's: limewash, limestone, terracotta, cypress, brass.

Filmic desaturates, so albedos are a little richer than the colour one wants to see.
"""
from studio.shader import Shader, blend, shade, srgb


def plain(name, colour, rough=.5, metal=0., specular=.5, coat=0., emit=0., subsurface=0.):
    s = Shader(name)
    c = srgb(colour)
    sockets = dict(base_color=c, roughness=rough, metallic=metal, specular=specular, clearcoat=coat)
    if emit:
        sockets.update(emission=c, emission_strength=emit)
    if subsurface:
        # the default radius is a metre: red light would leak out of a lemon
        sockets.update(subsurface=subsurface, subsurface_color=c, subsurface_radius=(.006, .003, .001))
    return s.principled(**sockets)


def paint(name, colour, rough=.42):
    """Brushed oil paint on wood: faint streaks and worn gloss."""
    s = Shader(name)
    v = s.coord(scale=(6, 6, 40))
    n = s.noise(v, 3, 4)
    c = srgb(colour)
    return s.principled(base_color=s.ramp(n, (.3, shade(c, .92)), (.7, c)), roughness=s.math('MULTIPLY_ADD', n, .2, rough - .1),
                        normal=s.bump(n, .06, .002))


def plaster(name='plaster', colour='#efe7d8', variation=.06, bump=.15):
    """Lime plaster: clouds of tone, trowel marks, nothing flat."""
    s = Shader(name)
    v = s.coord()
    c = srgb(colour)
    clouds = s.noise(v, 1.1, 7, .62, .4)
    trowel = s.noise(v, 7, 8, .65)
    patina = s.ramp(s.noise(v, .45, 5, .6), (.35, .93), (.65, 1.))
    tone = s.mix(1, s.ramp(clouds, (.3, shade(c, 1 - variation * 2)), (.7, c)), patina, 'MULTIPLY')
    return s.principled(base_color=tone, roughness=.9, specular=.18,
                        normal=s.bump(s.math('ADD', trowel, s.math('MULTIPLY', clouds, .8)), bump, .02))


def weathered_plaster(name='stucco', colour='#dcb48a', foot=.6):
    """Outside plaster, darker and damp towards the ground, washed by rain below the eaves."""
    s = Shader(name)
    v = s.coord(vary=False)
    c = srgb(colour)
    clouds = s.noise(v, .9, 8, .66, .5)
    fine = s.noise(v, 14, 6, .7)
    x, y, z = s.separate(s.position())
    streaks = s.noise(s.add('Mapping', {'Vector': s.position(), 'Scale': (3.2, 3.2, .22)}).outputs[0], 1.6, 6, .65)
    tone = s.ramp(clouds, (.28, shade(c, .74)), (.5, shade(c, .95)), (.75, shade(blend(c, (1, .92, .8), .12), 1.05)))
    tone = s.mix(.45, tone, s.ramp(streaks, (.32, .62), (.58, 1.)), 'MULTIPLY')
    damp = s.ramp(s.math('ADD', z, s.math('MULTIPLY', clouds, .7)), (foot, .62), (min(1., foot + .35), 1.))
    tone = s.mix(.7, tone, damp, 'MULTIPLY')
    return s.principled(base_color=tone, roughness=.92, specular=.15,
                        normal=s.bump(s.math('ADD', fine, s.math('MULTIPLY', clouds, 1.5)), .3, .015))


def limestone(name='limestone', colour='#d9cbb0', soil=.3):
    """Pietra di Vicenza: soft, pitted, with fossils of darker tone."""
    s = Shader(name)
    v = s.coord()
    c = srgb(colour)
    large = s.noise(v, 3, 10, .7, .4)
    grain = s.noise(v, 40, 5, .7)
    tone = s.ramp(large, (.25, shade(c, .70)), (.5, c), (.8, shade(c, 1.12)))
    tone = s.mix(.35, tone, s.ramp(s.voronoi(v, 55), (.05, 0.), (.25, 1.)), 'MULTIPLY')
    if soil:
        stain = s.ramp(s.noise(v, .8, 7, .68, .6), (.36, blend((1, 1, 1), (.42, .38, .30), soil)), (.62, (1, 1, 1)))
        tone = s.mix(1, tone, stain, 'MULTIPLY')
    height = s.math('ADD', s.math('MULTIPLY', grain, .6), s.math('MULTIPLY', large, .8))
    return s.principled(base_color=tone, roughness=.8, specular=.28, normal=s.bump(height, .35, .012))


def paving(name='paving', colour='#bfa888'):
    """Worn stone slabs, each its own tone."""
    s = Shader(name)
    v = s.coord(vary=False)
    c = srgb(colour)
    n = s.noise(v, 2.2, 9, .68, .4)
    fine = s.noise(v, 30, 5, .7)
    tone = s.ramp(n, (.25, shade(c, .66)), (.55, c), (.8, shade(c, 1.12)))
    tone = s.mix(1, tone, s.ramp(s.island(), (0, (.74, .72, .70)), (1, (1.1, 1.08, 1.05))), 'MULTIPLY')
    tone = s.mix(.6, tone, s.ramp(s.noise(v, .5, 6, .7, .8), (.38, .62), (.6, 1.)), 'MULTIPLY')
    rough = s.ramp(n, (.3, .48), (.7, .82))
    return s.principled(base_color=tone, roughness=rough, specular=.35, normal=s.bump(s.math('ADD', n, s.math('MULTIPLY', fine, .5)), .3, .008))


def wood(name, dark, light, rough=.42, along='x', per_island=True, pores=0.):
    """Grain along one axis, its offset and tone different in every board; `pores` are for boards that one sees from a hand away."""
    s = Shader(name)
    squeeze = {'x': (1.1, 14, 14), 'y': (14, 1.1, 14), 'z': (14, 14, 1.1)}[along]
    source = s.island() if per_island else s.add('ObjectInfo').outputs['Random']
    shift = s.combine(source, source, source)
    own = s.add('ObjectInfo').outputs['Random']
    base = s.add('VectorMath', {0: s.combine(own, own, own), 1: (11., 23., 5.), 2: s.add('TexCoord').outputs['Object']},
                 operation='MULTIPLY_ADD').outputs[0]
    moved = s.add('VectorMath', {0: shift, 1: (37., 53., 71.), 2: base}, operation='MULTIPLY_ADD').outputs[0]
    v = s.add('Mapping', {'Vector': moved, 'Scale': squeeze}).outputs[0]
    grain, fine = s.noise(v, 1.6, 8, .62, 1.8), s.noise(v, 9, 4, .7)
    a, b = srgb(dark), srgb(light)
    tone = s.ramp(grain, (.3, a), (.52, blend(a, b, .5)), (.72, b))
    tone = s.mix(.28, tone, s.ramp(fine, (.35, .25), (.6, 1.)), 'MULTIPLY')
    tone = s.mix(1, tone, s.ramp(source, (0, (.72, .70, .68)), (1, (1.15, 1.12, 1.08))), 'MULTIPLY')
    gloss = s.math('MULTIPLY_ADD', fine, .18, rough - .09)
    height = s.math('ADD', grain, fine)
    if pores:
        pore = s.ramp(s.noise(v, 62, 2, .5), (.36, 0.), (.48, 1.))
        tone = s.mix(pores, tone, s.ramp(pore, (0, (.42, .36, .30)), (1, (1., 1., 1.))), 'MULTIPLY')
        height = s.math('ADD', height, s.math('MULTIPLY', pore, .5))
    return s.principled(base_color=tone, roughness=gloss, specular=.45, normal=s.bump(height, .12 + .2 * pores, .004))


def oak_floor():
    return wood('oak-floor', '#5d3d24', '#9b7047', .36, 'y')


def walnut(along='x'):
    return wood('walnut', '#3d2718', '#6f4a2e', .38, along)


def old_beam(along='x'):
    return wood('beam', '#3f2a1b', '#70502f', .65, along)


def cotto(name='cotto', dark='#7d4228', light='#b9764d', rough=.5):
    """Waxed terracotta tiles, hand made: tone per tile, cloudy inside."""
    s = Shader(name)
    v = s.coord(vary=False)
    n = s.noise(v, 6, 8, .66, .3)
    tone = s.ramp(s.island(), (0, srgb(dark)), (.55, blend(srgb(dark), srgb(light), .6)), (1, srgb(light)))
    tone = s.mix(.55, tone, s.ramp(n, (.3, (.56, .52, .48)), (.66, (1.05, 1.02, 1))), 'MULTIPLY')
    return s.principled(base_color=tone, roughness=s.math('MULTIPLY_ADD', n, .3, rough - .15), specular=.4,
                        normal=s.bump(n, .14, .006))


def roof_tile():
    s = Shader('roof-tile')
    v = s.coord()
    per_object = s.add('ObjectInfo').outputs['Random']
    tone = s.ramp(per_object, (0, srgb('#7a3f26')), (.4, srgb('#a65a38')), (.75, srgb('#b9764f')), (1, srgb('#8e6a50')))
    soot = s.ramp(s.noise(v, 9, 6, .6), (.3, (.45, .42, .38)), (.65, (1, 1, 1)))
    moss = s.ramp(s.noise(s.position(), 1.7, 7, .7), (.56, 0.), (.68, .55))
    tone = s.mix(moss, s.mix(.55, tone, soot, 'MULTIPLY'), srgb('#5d5a38'))
    return s.principled(base_color=tone, roughness=.9)


def clay_pot():
    s = Shader('clay')
    v = s.coord()
    n = s.noise(v, 5, 8, .68, .3)
    bloom = s.ramp(s.noise(v, 2.4, 7, .7), (.52, 0.), (.7, .6))
    tone = s.ramp(n, (.3, srgb('#84432a')), (.55, srgb('#ad6340')), (.75, srgb('#c58e6a')))
    return s.principled(base_color=s.mix(bloom, tone, srgb('#cdbfa6')), roughness=.88, normal=s.bump(n, .2, .01))


def terrazzo(name='terrazzo', ground='#d8cbb4', chips=('#8d5a40', '#efe6d4', '#6f6a5c', '#b9a07a')):
    """Venetian terrazzo: marble chips of two sizes in lime, ground and waxed."""
    s = Shader(name)
    v = s.coord(vary=False)
    warped = s.add('VectorMath', {0: v, 1: s.add('TexNoise', {'Vector': v, 'Scale': 40.}).outputs['Color']}, operation='ADD').outputs[0]

    def layer(under, scale, fill):
        cell = s.voronoi(warped, scale, output='Color')
        pick = s.separate(cell)
        hue = s.ramp(pick[0], *((i / len(chips), srgb(c)) for i, c in enumerate(chips)))
        inside = s.ramp(s.voronoi(warped, scale), (.30, 1.), (.34, 0.))
        shown = s.math('MULTIPLY', inside, s.math('LESS_THAN', pick[1], fill))
        return s.mix(shown, under, hue)

    tone = layer(layer(srgb(ground), 90., .8), 34., .55)
    tone = s.mix(.4, tone, s.ramp(s.noise(v, .8, 6, .6), (.35, .8), (.6, 1.)), 'MULTIPLY')
    return s.principled(base_color=tone, roughness=s.ramp(s.noise(v, 3, 5), (.3, .14), (.7, .30)), specular=.5)


def marble(name='marble', base='#ece7de', vein='#7d7468', rough=.12, scale=2.):
    """Thin crisp veins over cloudy ground: the zero line of a warped noise, at two scales."""
    s = Shader(name)
    v = s.coord()
    a, b = srgb(base), srgb(vein)

    def veins(scale_, width):
        line = s.math('ABSOLUTE', s.math('SUBTRACT', s.noise(v, scale_, 7, .62, 1.1), .5))
        return s.ramp(line, (0., 0.), (width * .35, .45), (width, 1.))

    cloud = s.ramp(s.noise(v, scale * 1.3, 8, .6, .6), (.33, shade(a, .80)), (.6, a))
    tone = s.mix(s.math('MULTIPLY', s.math('SUBTRACT', 1., veins(scale * .8, .022)), .75), cloud, b)
    tone = s.mix(s.math('MULTIPLY', s.math('SUBTRACT', 1., veins(scale * 2.3, .010)), .4), tone, b)
    return s.principled(base_color=tone, roughness=rough, specular=.5)


def brass(name='brass', colour='#a88548', rough=.3):
    s = Shader(name)
    n = s.noise(s.coord(), 60, 5, .7)
    tarnish = s.noise(s.coord(), 7, 6, .65)
    return s.principled(base_color=s.ramp(tarnish, (.35, shade(srgb(colour), .7)), (.65, srgb(colour))), metallic=1.,
                        roughness=s.math('MULTIPLY_ADD', n, .2, rough - .1))


def silver():
    s = Shader('silver')
    n = s.noise(s.coord(), 50, 5, .7)
    return s.principled(base_color=srgb('#d9d4c8'), metallic=1., roughness=s.math('MULTIPLY_ADD', n, .12, .12))


def iron():
    return plain('iron', '#26221d', .55, metal=.6)


def glazed(name='glazed', colour='#efe8da', rough=.2):
    """Stoneware glaze: faint speckle, pooled tone, a soft coat."""
    s = Shader(name)
    v = s.coord()
    c = srgb(colour)
    speck = s.ramp(s.noise(v, 220, 2, .5), (.66, 0.), (.72, .5))
    tone = s.mix(speck, s.ramp(s.noise(v, 9, 5), (.3, shade(c, .93)), (.7, c)), srgb('#6b5238'))
    return s.principled(base_color=tone, roughness=rough, specular=.5, clearcoat=.35, normal=s.bump(s.noise(v, 14, 3), .05, .004))


def glass(name='glass', colour=(1, 1, 1), rough=0., ior=1.45, shadow=(.93, .92, .90), absorb=None):
    """Clear to shadow rays, so that light passes without caustics. `absorb` = (colour, density)."""
    s = Shader(name)
    body = s.add('BsdfGlass', {'Color': colour, 'Roughness': rough, 'IOR': ior}).outputs[0]
    clear = s.add('BsdfTransparent', {'Color': shadow}).outputs[0]
    material = s.surface(s.mix_shader(s.add('LightPath').outputs['Is Shadow Ray'], body, clear))
    if absorb:
        s.volume(s.add('VolumeAbsorption', {'Color': absorb[0], 'Density': absorb[1]}).outputs[0])
    return material


def pane():
    """Window glass: thin, mostly clear, a little reflection."""
    s = Shader('pane')
    clear = s.add('BsdfTransparent', {'Color': (.97, .98, .97)}).outputs[0]
    mirror = s.add('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': .02}).outputs[0]
    fresnel = s.add('Fresnel', {'IOR': 1.4}).outputs[0]
    seen = s.math('MULTIPLY', fresnel, s.add('LightPath').outputs['Is Camera Ray'])
    return s.surface(s.mix_shader(seen, clear, mirror))


def mirror():
    return plain('mirror', '#e8e6e0', .015, metal=1.)


def fabric(name, colour, weave=900, bump=.25, sheen=.4, variation=.08, rough=.92):
    """Woven cloth: three thread directions, slubs, a sheen at the edges."""
    s = Shader(name)
    v = s.coord(vary=False)
    c = srgb(colour)
    threads = [s.wave(v, weave / 6.28, axis, 1.2) for axis in 'XYZ']
    weave_height = s.math('MULTIPLY', s.math('ADD', s.math('ADD', threads[0], threads[1]), threads[2]), .33)
    clouds = s.noise(v, 5, 6, .6)
    slub = s.noise(v, 120, 3, .6)
    tone = s.ramp(clouds, (.3, shade(c, 1 - variation)), (.7, shade(c, 1 + variation)))
    tone = s.mix(.22, tone, s.ramp(slub, (.3, .5), (.7, 1.)), 'MULTIPLY')
    return s.principled(base_color=tone, roughness=rough, specular=.15, sheen=sheen, sheen_tint=.6,
                        normal=s.bump(s.math('ADD', weave_height, s.math('MULTIPLY', slub, .7)), bump, .0015))


def linen(name='linen', colour='#f1ebdf'):
    """Washed linen: crumples of a hand's width and threads that vary."""
    s = Shader(name)
    v = s.coord(vary=False)
    c = srgb(colour)
    crumple = s.noise(v, 11, 6, .62, .8)
    thread = s.noise(s.add('Mapping', {'Vector': v, 'Scale': (40, 900, 40)}).outputs[0], 1., 2, .5)
    cross = s.noise(s.add('Mapping', {'Vector': v, 'Scale': (900, 40, 40)}).outputs[0], 1., 2, .5)
    tone = s.mix(.20, s.ramp(crumple, (.3, shade(c, .95)), (.7, c)), s.ramp(s.math('MULTIPLY', thread, cross), (.1, .6), (.4, 1.)), 'MULTIPLY')
    height = s.math('ADD', s.math('MULTIPLY', crumple, 1.), s.math('MULTIPLY', s.math('ADD', thread, cross), .05))
    return s.principled(base_color=tone, roughness=.95, specular=.1, sheen=.25, sheen_tint=.5, normal=s.bump(height, .45, .012))


def velvet(name, colour):
    s = Shader(name)
    v = s.coord(vary=False)
    c = srgb(colour)
    brushed = s.noise(v, 6, 6, .65, .6)
    tone = s.mix(s.facing(.55), s.ramp(brushed, (.3, shade(c, .75)), (.7, c)), shade(blend(c, (1, 1, 1), .12), 1.5))
    return s.principled(base_color=tone, roughness=.85, specular=.1, sheen=1., sheen_tint=.7,
                        normal=s.bump(s.noise(v, 300, 3), .12, .001))


def sheer(name='sheer', colour='#fbf6ec', opacity=.55):
    """Voile: seen through in front, dense in its folds."""
    s = Shader(name)
    c = srgb(colour)
    cloth = s.mix_shader(.6, s.add('BsdfDiffuse', {0: c}).outputs[0], s.add('BsdfTranslucent', {0: c}).outputs[0])
    clear = s.add('BsdfTransparent').outputs[0]
    return s.surface(s.mix_shader(s.math('MULTIPLY_ADD', s.facing(), .45, opacity), clear, cloth))


def lampshade(name='lampshade', colour='#f4e3c4'):
    s = Shader(name)
    v = s.coord(scale=(1, 1, .05))
    c = s.mix(.25, srgb(colour), s.ramp(s.noise(v, 160, 2), (.3, .6), (.7, 1.)), 'MULTIPLY')
    return s.surface(s.mix_shader(.5, s.add('BsdfDiffuse', {0: c}).outputs[0], s.add('BsdfTranslucent', {0: c}).outputs[0]))


def leaf(name, dark, light, translucent=.35, rough=.5):
    """Leaf cards: tone per leaf, light shining through."""
    s = Shader(name)
    tone = s.ramp(s.island(), (0, srgb(dark)), (1, srgb(light)))
    front = s.bsdf(base_color=tone, roughness=rough, specular=.3)
    return s.surface(s.mix_shader(translucent, front, s.add('BsdfTranslucent', {0: tone}).outputs[0]))


def foliage(name, dark, light, translucent=.35, rough=.45, scatter=.35):
    """Leaves whose tone follows the mesh's attribute `tone`, so that shoots differ and their tips are lighter than their shade."""
    s = Shader(name)
    grown = s.add('Attribute', attribute_name='tone').outputs['Fac']
    factor = s.math('MULTIPLY_ADD', s.island(), scatter, s.math('MULTIPLY', grown, 1 - scatter))
    tone = s.ramp(factor, (0, srgb(dark)), (1, srgb(light)))
    front = s.bsdf(base_color=tone, roughness=rough, specular=.35)
    through = s.mix(1., tone, (1., 1., .62), 'MULTIPLY')
    return s.surface(s.mix_shader(translucent, front, s.add('BsdfTranslucent', {0: through}).outputs[0]))


def water(name='water', ripple=.16):
    """Still water seen from above its surface; what lies under it is built. Shadow rays pass, so the sun reaches the floor."""
    s = Shader(name)
    swell = s.noise(s.coord(scale=(1, 1.6, 1), vary=False), 2.2, 3, .5, .4)
    chop = s.noise(s.coord(vary=False), 9, 2, .5)
    normal = s.bump(s.math('ADD', swell, s.math('MULTIPLY', chop, .25)), ripple, .03)
    body = s.add('BsdfGlass', {'Color': (.93, 1., .98), 'Roughness': .0, 'IOR': 1.333, 'Normal': normal}).outputs[0]
    clear = s.add('BsdfTransparent', {'Color': (.80, .95, .92)}).outputs[0]
    return s.surface(s.mix_shader(s.add('LightPath').outputs['Is Shadow Ray'], body, clear))


def pool_tiles(name, deep, level, depth, shallow='#cfe3cf', glimmer=.24):
    """Small glazed tiles that take the colour of the water above them, with the sun's net of light on them."""
    s = Shader(name)
    x, y, z = s.separate(s.position())
    below = s.math('DIVIDE', s.math('SUBTRACT', level, z), depth)
    tone = s.ramp(below, (0., srgb(shallow)), (.16, blend(srgb(shallow), srgb(deep), .45)), (.55, blend(srgb(shallow), srgb(deep), .86)), (1., srgb(deep)))

    def joint(axis):
        return s.math('LESS_THAN', s.math('FRACT', s.math('DIVIDE', axis, .16)), .07)
    joints = s.math('MINIMUM', s.math('ADD', s.math('ADD', joint(x), joint(y)), joint(z)), 1.)
    tone = s.mix(s.math('MULTIPLY', joints, .34), tone, shade(srgb(shallow), .9))
    warped = s.add('VectorMath', {0: s.position(), 1: s.add('TexNoise', {'Vector': s.position(), 'Scale': 2.2}).outputs['Color']}, operation='ADD').outputs[0]
    net = s.ramp(s.voronoi(warped, 2.6, 'DISTANCE_TO_EDGE'), (0., 2.3), (.05, 1.25), (.2, .82))
    tone = s.mix(.75, tone, net, 'MULTIPLY')
    # what the water scatters back: the tracer does not follow light that it bends (no caustics)
    return s.principled(base_color=tone, roughness=.45, specular=.3, emission=tone, emission_strength=glimmer)


def gravel(name='gravel', colour='#cdbb9a'):
    s = Shader(name)
    v = s.coord(vary=False)
    c = srgb(colour)
    cell = s.separate(s.voronoi(v, 70, output='Color'))[0]
    tone = s.ramp(cell, (0, shade(c, .55)), (.5, c), (1, shade(c, 1.2)))
    tone = s.mix(.5, tone, s.ramp(s.noise(v, .7, 6, .65), (.35, .7), (.65, 1.)), 'MULTIPLY')
    return s.principled(base_color=tone, roughness=.95, specular=.15, normal=s.bump(s.voronoi(v, 70), .8, .012))


def earth(name='earth', dark='#3f4524', light='#6d7240'):
    s = Shader(name)
    n = s.noise(s.position(), .5, 9, .68, .5)
    return s.principled(base_color=s.ramp(n, (.35, srgb(dark)), (.65, srgb(light))), roughness=1., specular=0.)


def picture(name, file, rough=.85):
    """An image on a surface with UV coordinates: engravings in their frames, book covers."""
    import bpy
    s = Shader(name)
    image = s.add('TexImage', {'Vector': s.add('TexCoord').outputs['UV']})
    image.image = bpy.data.images.load(file)
    return s.principled(base_color=image.outputs[0], roughness=rough, specular=.15)
