"""Grades a denoised picture: white balance, saturation, glow, exposure, Filmic. Needs no scene, so it takes seconds.

    blender -b --factory-startup --python darkroom/develop.py -- raw-file png-file width height grade-json
"""
import json
import sys

import bpy
import numpy as np

NEUTRAL = {'exposure': 0., 'glow': .3, 'white': [1., 1., 1.], 'saturation': 1., 'look': 'Medium High Contrast'}
LUMINANCE = np.array([.2126, .7152, .0722], np.float32)


def box_blur(picture, radius, passes=3):
    """Three box blurs are close enough to a Gaussian."""
    radius = max(1, int(radius))
    for _ in range(passes):
        for axis in (0, 1):
            size = picture.shape[axis]
            padded = np.concatenate([np.repeat(picture.take([0], axis), radius, axis), picture,
                                     np.repeat(picture.take([-1], axis), radius, axis)], axis)
            total = np.cumsum(padded, axis, dtype=np.float64)
            total = np.concatenate([np.zeros_like(total.take([0], axis)), total], axis)
            width = 2 * radius + 1
            upper, lower = total.take(range(width, width + size), axis), total.take(range(size), axis)
            picture = ((upper - lower) / width).astype(np.float32)
    return picture


def glow(picture, amount, width):
    """Light above white spreads a little, as in every lens; measured as luminance, or warm light would bleed red."""
    luminance = picture @ LUMINANCE
    above = np.clip(luminance - 1.2, 0, 6) / np.maximum(luminance, 1e-6)
    bright = picture * above[:, :, None]
    return picture + amount * (box_blur(bright, width / 160) * .6 + box_blur(bright, width / 40) * .4)


def develop(raw, png, width, height, grade):
    grade = {**NEUTRAL, **grade}
    picture = np.fromfile(raw, np.float32).reshape(height, width, 3)
    picture = picture * np.array(grade['white'], np.float32)
    grey = (picture @ LUMINANCE)[:, :, None]
    picture = np.maximum(grey + (picture - grey) * grade['saturation'], 0).astype(np.float32)
    if grade['glow']:
        picture = glow(picture, grade['glow'], width)
    image = bpy.data.images.new('print', width, height, float_buffer=True)
    rgba = np.ones((height, width, 4), np.float32)
    rgba[:, :, :3] = picture
    image.pixels.foreach_set(rgba.ravel())
    image.update()
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = grade['look']
    scene.view_settings.exposure = grade['exposure']
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '8'
    image.save_render(png, scene=scene)


raw, png, width, height, grade = sys.argv[sys.argv.index('--') + 1:][:5]
develop(raw, png, int(width), int(height), json.loads(grade))
