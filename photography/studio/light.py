"""The sun's time: one sky and one sun for every hour the pictures are taken at.

The house faces south, so the sun comes from the left of the facade in the
evening and from the right in the morning; `turn` swings both for a scene that
looks another way.
"""
import math

import bpy

from studio.geometry import place
from studio.shader import srgb
from mathutils import Vector

#  hour: (sun elevation, sun azimuth from -y towards -x, sun strength, sun colour, sky elevation, sky strength)
HOURS = {
    8: (24, -60, 6.0, '#ffe0b8', 24, .22),
    9: (32, -50, 7.0, '#ffe6c6', 30, .24),
    12: (58, -15, 8.0, '#fff1dc', 50, .20),
    16: (34, 55, 7.5, '#ffdfb4', 32, .22),
    18: (18, 66, 7.2, '#ffc489', 14, .18),
    19: (12, 69, 7.0, '#ffb471', 9, .15),
    21: (-2, 80, 0.0, '#ff9a62', .4, .42),
}


def daylight(hour, turn=0., sun=1., sky=1., clouds=0., softness=.9, dust=1.6):
    """Sky dome and sun lamp of an hour. Returns the world's node tree."""
    elevation, azimuth, strength, colour, sky_elevation, sky_strength = HOURS[hour]
    azimuth += turn
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    output = tree.nodes.new('ShaderNodeOutputWorld')
    background = tree.nodes.new('ShaderNodeBackground')
    dome = tree.nodes.new('ShaderNodeTexSky')
    dome.sky_type = 'NISHITA'
    dome.sun_disc = False
    dome.sun_elevation = math.radians(max(sky_elevation, 1))
    dome.sun_rotation = math.radians(180 + azimuth)
    dome.dust_density = dust
    background.inputs['Strength'].default_value = sky_strength * sky
    colour_socket = dome.outputs[0]
    if clouds:
        colour_socket = _clouds(tree, colour_socket, clouds, elevation)
    tree.links.new(colour_socket, background.inputs['Color'])
    tree.links.new(background.outputs[0], output.inputs[0])
    if strength * sun:
        flat, up = math.cos(math.radians(elevation)), math.sin(math.radians(elevation))
        towards = Vector((-math.sin(math.radians(azimuth)) * flat, -math.cos(math.radians(azimuth)) * flat, up))
        sunlight(towards, strength * sun, colour, softness)
    return tree


def sunlight(towards, strength, colour='#ffd9a8', softness=.9):
    """A sun that stands in the direction `towards`."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = strength, srgb(colour), math.radians(softness)
    angles = (-Vector(towards)).to_track_quat('-Z', 'Y').to_euler()
    return place(bpy.data.objects.new('sun', data), (0, 0, 50), [math.degrees(a) for a in angles])


def _clouds(tree, sky, amount, elevation):
    """High thin clouds: a stretched noise on the dome, lit in the colour of the hour."""
    nodes, link = tree.nodes, tree.links.new
    direction = nodes.new('ShaderNodeTexCoord').outputs['Generated']
    split = nodes.new('ShaderNodeSeparateXYZ')
    link(direction, split.inputs[0])
    height = nodes.new('ShaderNodeMath')
    height.operation = 'ADD'
    height.inputs[1].default_value = .12
    link(split.outputs[2], height.inputs[0])
    merge = nodes.new('ShaderNodeCombineXYZ')
    for socket in merge.inputs:
        link(height.outputs[0], socket)
    divide = nodes.new('ShaderNodeVectorMath')
    divide.operation = 'DIVIDE'
    link(direction, divide.inputs[0])
    link(merge.outputs[0], divide.inputs[1])
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (.55, 1.5, 1)
    mapping.inputs['Rotation'].default_value = (0, 0, .5)
    link(divide.outputs[0], mapping.inputs[0])
    noise = nodes.new('ShaderNodeTexNoise')
    for key, value in {'Scale': .9, 'Detail': 9, 'Roughness': .58, 'Distortion': .5}.items():
        noise.inputs[key].default_value = value
    link(mapping.outputs[0], noise.inputs['Vector'])
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position = .62 - .2 * amount
    ramp.color_ramp.elements[1].position = .92 - .2 * amount
    link(noise.outputs['Fac'], ramp.inputs[0])
    mix = nodes.new('ShaderNodeMixRGB')
    link(ramp.outputs[0], mix.inputs[0])
    link(sky, mix.inputs[1])
    lit = (2.6, 1.15, .85) if elevation < 0 else (9.5, 7.2, 5.4) if elevation < 25 else (11, 10.6, 10)
    mix.inputs[2].default_value = (*lit, 1)
    return mix.outputs[0]


def gradient_sky(stops, strength=1.):
    """A painted sky for dusk, from the horizon (0) to the zenith (1)."""
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    output = tree.nodes.new('ShaderNodeOutputWorld')
    background = tree.nodes.new('ShaderNodeBackground')
    background.inputs['Strength'].default_value = strength
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(.5)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, (*srgb(colour), 1)
    tree.links.new(split.outputs[2], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs['Color'])
    tree.links.new(background.outputs[0], output.inputs[0])
    return tree


def area(location, target, energy, colour='#ffffff', size=(1., 1.), portal=False, visible=False):
    """A soft panel of light. As a portal it only guides rays through a window."""
    data = bpy.data.lights.new('area', 'AREA')
    data.energy, data.color = energy, srgb(colour)
    data.shape, data.size, data.size_y = 'RECTANGLE', *size
    data.cycles.is_portal = portal
    angles = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    obj = place(bpy.data.objects.new('area', data), location, [math.degrees(a) for a in angles])
    obj.visible_camera = visible
    obj.visible_glossy = visible or portal
    return obj


def bulb(location, energy, colour='#ffc98a', size=.04):
    data = bpy.data.lights.new('bulb', 'POINT')
    data.energy, data.color, data.shadow_soft_size = energy, srgb(colour), size
    return place(bpy.data.objects.new('bulb', data), location)


def spot(location, target, energy, colour='#ffd9a8', angle=50, size=.05, blend=.6):
    data = bpy.data.lights.new('spot', 'SPOT')
    data.energy, data.color, data.shadow_soft_size = energy, srgb(colour), size
    data.spot_size, data.spot_blend = math.radians(angle), blend
    angles = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return place(bpy.data.objects.new('spot', data), location, [math.degrees(a) for a in angles])
