"""Cameras: level by default, because verticals in an interior must stay vertical."""
import math

import bpy
from mathutils import Vector

from studio.geometry import place


def camera(at, to, mm=30, fstop=None, focus=None, level=True, shift=(0, 0)):
    """`shift` moves the picture without tilting, as a view camera does; `focus` is a point or a distance."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = mm, 36
    data.clip_start, data.clip_end = .02, 20000
    data.shift_x, data.shift_y = shift
    eye = Vector(at)
    target = Vector((to[0], to[1], at[2])) if level else Vector(to)
    angles = (target - eye).to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        sharp = to if focus is None else focus
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = sharp if isinstance(sharp, (int, float)) else (Vector(sharp) - eye).length
    obj = place(bpy.data.objects.new('camera', data), at, [math.degrees(a) for a in angles])
    bpy.context.scene.camera = obj
    return obj
