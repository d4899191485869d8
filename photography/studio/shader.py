"""A short way to write Cycles node graphs.

    s = Shader('plaster')
    tone = s.noise(s.coord(), scale=1.3)
    return s.principled(base_color=s.ramp(tone, (.3, DARK), (.7, LIGHT)), roughness=.9)

Every argument may be a number, a colour or the output socket of another node.
"""
import bpy


def srgb(hex_colour):
    """'#e7dcc8' as linear light, which is what Cycles calculates in."""
    digits = hex_colour.lstrip('#')
    channels = (int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels)


def shade(colour, factor):
    return tuple(min(1., c * factor) for c in colour)


def blend(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(a, b))


class Shader:
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    # -- plumbing

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.feed(node.inputs[key], value)
        return node

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def surface(self, socket):
        self.tree.links.new(socket, self.output.inputs['Surface'])
        return self.material

    def volume(self, socket):
        self.tree.links.new(socket, self.output.inputs['Volume'])

    # -- surfaces

    def bsdf(self, **sockets):
        """A Principled BSDF as a socket, to be mixed with something else."""
        node = self.add('BsdfPrincipled')
        for key, value in sockets.items():
            name = {'ior': 'IOR'}.get(key, key.replace('_', ' ').title())
            self.feed(node.inputs[name], value)
        return node.outputs[0]

    def principled(self, **sockets):
        return self.surface(self.bsdf(**sockets))

    def mix_shader(self, factor, a, b):
        return self.add('MixShader', {0: factor, 1: a, 2: b}).outputs[0]

    # -- coordinates

    def coord(self, kind='Object', scale=(1, 1, 1), rotation=(0, 0, 0), vary=True):
        """Object coordinates, shifted per object so that equal boxes do not look equal."""
        vector = self.add('TexCoord').outputs[kind]
        if vary and kind == 'Object':
            info = self.add('ObjectInfo').outputs['Random']
            shift = self.add('CombineXYZ', {0: info, 1: info, 2: info}).outputs[0]
            vector = self.add('VectorMath', {0: shift, 1: (31., 47., 17.), 2: vector}, operation='MULTIPLY_ADD').outputs[0]
        return self.add('Mapping', {'Vector': vector, 'Scale': scale, 'Rotation': rotation}).outputs[0]

    def island(self):
        """A random number per loose part: one per board, leaf or tile."""
        return self.add('NewGeometry').outputs['Random Per Island']

    def position(self):
        return self.add('NewGeometry').outputs['Position']

    # -- patterns

    def noise(self, vector, scale, detail=4., rough=.55, distortion=0.):
        return self.add('TexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': rough,
                                     'Distortion': distortion}).outputs['Fac']

    def voronoi(self, vector, scale, feature='F1', output='Distance'):
        return self.add('TexVoronoi', {'Vector': vector, 'Scale': scale}, feature=feature).outputs[output]

    def wave(self, vector, scale, direction='X', distortion=0., detail=2.):
        return self.add('TexWave', {'Vector': vector, 'Scale': scale, 'Distortion': distortion, 'Detail': detail},
                        wave_type='BANDS', bands_direction=direction).outputs['Fac']

    def ramp(self, factor, *stops):
        node = self.add('ValToRGB', {0: factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1) if isinstance(colour, tuple) else (colour, colour, colour, 1)
        return node.outputs[0]

    def mix(self, factor, a, b, mode='MIX'):
        return self.add('MixRGB', {0: factor, 1: a, 2: b}, blend_type=mode).outputs[0]

    def math(self, operation, a, b=0., c=0.):
        return self.add('Math', {0: a, 1: b, 2: c}, operation=operation).outputs[0]

    def separate(self, vector):
        return self.add('SeparateXYZ', {0: vector}).outputs

    def combine(self, x, y, z):
        return self.add('CombineXYZ', {0: x, 1: y, 2: z}).outputs[0]

    def facing(self, blend_value=.35):
        return self.add('LayerWeight', {0: blend_value}).outputs['Facing']

    def bump(self, height, strength=.3, distance=.01):
        return self.add('Bump', {'Height': height, 'Strength': strength, 'Distance': distance}).outputs[0]
