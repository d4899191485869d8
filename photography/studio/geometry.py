"""Meshes: boxes, lathes, sheets, cut panels, sweeps, card clouds, and where they stand.

`with at(x, y, z, turn):` moves everything made inside it, so that a piece of
furniture is modelled once around its own origin and placed by its scene.
"""
import contextlib
import math

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

_places = [Matrix.Identity(4)]


@contextlib.contextmanager
def at(x=0., y=0., z=0., turn=0., tilt=(0., 0.)):
    """Local coordinates for a block; `turn` and `tilt` are degrees."""
    rotation = Euler((math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))).to_matrix().to_4x4()
    _places.append(_places[-1] @ Matrix.Translation((x, y, z)) @ rotation)
    try:
        yield
    finally:
        _places.pop()


def place(obj, location=(0, 0, 0), rotation=(0, 0, 0), scale=(1, 1, 1)):
    """Puts an object into the scene at local coordinates; `rotation` in degrees."""
    if obj.name not in bpy.context.scene.collection.objects:
        bpy.context.scene.collection.objects.link(obj)
    turned = Euler([math.radians(a) for a in rotation]).to_matrix().to_4x4()
    sized = Matrix.Diagonal((*scale, 1))
    obj.matrix_world = _places[-1] @ Matrix.Translation(location) @ turned @ sized
    return obj


def here(location):
    """A local point in world coordinates."""
    return _places[-1] @ Vector(location)


def solid(name, mesh, material=None, location=(0, 0, 0), rotation=(0, 0, 0), smooth=False, crease=None):
    obj = bpy.data.objects.new(name, mesh)
    if material:
        mesh.materials.clear()
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    if crease:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(crease)
    return place(obj, location, rotation)


def mesh_of(name, vertices, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    return mesh


def modify(obj, kind, **settings):
    modifier = obj.modifiers.new(kind.lower(), kind)
    for key, value in settings.items():
        setattr(modifier, key, value)
    return modifier


def soften(obj, levels=1):
    modify(obj, 'SUBSURF', levels=levels, render_levels=levels)
    return obj


def thicken(obj, thickness, offset=1.):
    modify(obj, 'SOLIDIFY', thickness=thickness, offset=offset)
    return obj


def roughen(obj, strength, size, depth=3):
    """Pushes vertices along their normals by a cloud: nothing made by hand is exact."""
    cloud = bpy.data.textures.new('cloud', 'CLOUDS')
    cloud.noise_scale = size
    cloud.noise_depth = depth
    modify(obj, 'DISPLACE', texture=cloud, strength=strength, mid_level=.5, texture_coords='LOCAL')
    return obj


def box(name, size, location=(0, 0, 0), material=None, bevel=.004, rotation=(0, 0, 0), segments=2):
    build = bmesh.new()
    bmesh.ops.create_cube(build, size=1)
    bmesh.ops.scale(build, vec=size, verts=build.verts)
    mesh = bpy.data.meshes.new(name)
    build.to_mesh(mesh)
    build.free()
    obj = solid(name, mesh, material, location, rotation)
    if bevel:
        modify(obj, 'BEVEL', width=bevel, segments=segments, limit_method='NONE')
        mesh.polygons.foreach_set('use_smooth', [True] * 6)
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
    return obj


def span(name, x, y, z, material, bevel=.003):
    """A box given by its three extents, each a pair: the way one reads a plan."""
    extents = (x, y, z)
    size = tuple(max(e) - min(e) for e in extents)
    centre = tuple((e[0] + e[1]) / 2 for e in extents)
    return box(name, size, centre, material, min(bevel, min(size) * .45))


def ball(name, radius, location=(0, 0, 0), material=None, scale=(1, 1, 1), segments=24):
    build = bmesh.new()
    bmesh.ops.create_uvsphere(build, u_segments=segments, v_segments=segments * 2 // 3, radius=radius)
    mesh = bpy.data.meshes.new(name)
    build.to_mesh(mesh)
    build.free()
    obj = solid(name, mesh, material, smooth=True)
    return place(obj, location, scale=scale)


def sheet(name, columns, rows, shape, material=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A smooth grid; `shape(u, v)` gives the point for u and v from 0 to 1."""
    points = [shape(i / columns, j / rows) for j in range(rows + 1) for i in range(columns + 1)]
    stride = columns + 1
    faces = [(k, k + 1, k + stride + 1, k + stride)
             for j in range(rows) for k in range(j * stride, j * stride + columns)]
    return solid(name, mesh_of(name, points, faces), material, location, rotation, smooth=True)


def lathe(name, profile, material=None, location=(0, 0, 0), sides=48, rotation=(0, 0, 0), caps=True, subdivide=0, crease=35):
    """Turns a profile of (radius, height) around z: columns, lamps, pots, glasses."""
    rings = [[(r * math.cos(a), r * math.sin(a), z) for a in (2 * math.pi * k / sides for k in range(sides))]
             for r, z in profile]
    faces = [(j * sides + k, j * sides + (k + 1) % sides, (j + 1) * sides + (k + 1) % sides, (j + 1) * sides + k)
             for j in range(len(profile) - 1) for k in range(sides)]
    if caps and profile[0][0] > 1e-5:
        faces.append(tuple(range(sides - 1, -1, -1)))
    if caps and profile[-1][0] > 1e-5:
        faces.append(tuple((len(profile) - 1) * sides + k for k in range(sides)))
    mesh = mesh_of(name, [p for ring in rings for p in ring], faces)
    build = bmesh.new()
    build.from_mesh(mesh)
    bmesh.ops.remove_doubles(build, verts=build.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(build, faces=build.faces)
    build.to_mesh(mesh)
    build.free()
    obj = solid(name, mesh, material, location, rotation, smooth=True, crease=crease)
    return soften(obj, subdivide) if subdivide else obj


def arc(centre, radius, start=0., end=360., steps=32):
    """Points of an arc in a plane; angles in degrees, counter-clockwise."""
    angles = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]


def panel(name, outline, holes, thickness, material, location=(0, 0, 0), rotation=(0, 0, 0), bevel=0.):
    """A flat panel in the xz plane with openings of any shape: walls, doors, cut signs.

    The front face lies at y = 0 and the panel grows towards +y.
    """
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    curve.extrude = thickness / 2 - bevel
    curve.bevel_depth = bevel
    curve.bevel_resolution = 1
    for ring in [outline, *holes]:
        spline = curve.splines.new('POLY')
        spline.points.add(len(ring) - 1)
        for point, (x, z) in zip(spline.points, ring):
            point.co = (x, z, 0, 1)
        spline.use_cyclic_u = True
    flat = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(flat)
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    mesh.transform(Matrix.Translation((0, thickness / 2, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'X'))
    return solid(name, mesh, material, location, rotation)


def sweep(name, path, profile, material, closed=False, location=(0, 0, 0), crease=30):
    """Moves a profile along a path in the xz plane: archivolts, picture frames, door casings.

    `path` holds (x, z, nx, nz), the point and its outward normal;
    `profile` holds (out, forward), where forward is towards -y.
    """
    points = [(x + nx * out, -forward, z + nz * out) for x, z, nx, nz in path for out, forward in profile]
    m, n = len(profile), len(path)
    faces = [(k * m + j, k * m + (j + 1) % m, ((k + 1) % n) * m + (j + 1) % m, ((k + 1) % n) * m + j)
             for k in range(n if closed else n - 1) for j in range(m)]
    mesh = mesh_of(name, points, faces)
    build = bmesh.new()
    build.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(build, faces=build.faces)
    build.to_mesh(mesh)
    build.free()
    return solid(name, mesh, material, location, smooth=True, crease=crease)


def frame_path(x, z):
    """The rectangle `x` by `z` as a mitred path for `sweep`."""
    (x0, x1), (z0, z1) = x, z
    return [(x0, z0, -1, -1), (x1, z0, 1, -1), (x1, z1, 1, 1), (x0, z1, -1, 1)]


def tube(name, points, radius, material, resolution=6):
    """A round wire, stem or rail through points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution // 2
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    for knot, point in zip(spline.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = 'AUTO'
    curve.materials.append(material)
    return place(bpy.data.objects.new(name, curve))


def quads(name, corners, material):
    """One mesh of many loose quads from an array of shape (n, 4, 3): leaves, grass, pile, boards."""
    count = len(corners)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(4 * count)
    mesh.vertices.foreach_set('co', corners.astype(np.float32).ravel())
    mesh.loops.add(4 * count)
    mesh.loops.foreach_set('vertex_index', np.arange(4 * count, dtype=np.int32))
    mesh.polygons.add(count)
    mesh.polygons.foreach_set('loop_start', np.arange(0, 4 * count, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(count, 4, np.int32))
    mesh.update(calc_edges=True)
    mesh.validate()
    mesh.materials.append(material)
    return mesh


def cards(name, corners, faces, material, tone=None):
    """One mesh of many equal loose pieces: `corners` has the shape (n, k, 3), `faces` index the k corners of a piece.

    `tone` holds a number from 0 to 1 for each piece, or for each corner of each piece; `materials.foliage` reads it.
    """
    count, each = corners.shape[:2]
    starts = np.arange(count, dtype=np.int32)[:, None] * each
    loops = np.concatenate([starts + np.array(face, np.int32) for face in faces], 1)
    totals = np.tile(np.array([len(face) for face in faces], np.int32), count)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(count * each)
    mesh.vertices.foreach_set('co', corners.astype(np.float32).ravel())
    mesh.loops.add(loops.size)
    mesh.loops.foreach_set('vertex_index', loops.ravel())
    mesh.polygons.add(len(totals))
    mesh.polygons.foreach_set('loop_start', np.concatenate([[0], np.cumsum(totals)[:-1]]).astype(np.int32))
    mesh.polygons.foreach_set('loop_total', totals)
    mesh.update(calc_edges=True)
    if tone is not None:
        values = np.broadcast_to(np.asarray(tone, np.float32).reshape(count, -1), (count, each)).ravel()
        mesh.attributes.new('tone', 'FLOAT', 'POINT').data.foreach_set('value', values)
    mesh.materials.append(material)
    return mesh


def instance(name, mesh, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.):
    """Another object that shares a mesh: costs no memory."""
    sizes = scale if isinstance(scale, tuple) else (scale, scale, scale)
    return place(bpy.data.objects.new(name, mesh), location, rotation, sizes)


def merged(name, parts, material, crease=40):
    """Many boxes, given as ((x0, x1), (y0, y1), (z0, z1)), as one bevel-free mesh with an island each."""
    points, faces = [], []
    for (x0, x1), (y0, y1), (z0, z1) in parts:
        k = len(points)
        points += [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0),
                   (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]
        faces += [(k, k + 3, k + 2, k + 1), (k + 4, k + 5, k + 6, k + 7), (k, k + 1, k + 5, k + 4),
                  (k + 1, k + 2, k + 6, k + 5), (k + 2, k + 3, k + 7, k + 6), (k + 3, k, k + 4, k + 7)]
    return solid(name, mesh_of(name, points, faces), material, crease=crease)
