"""Takes the picture: three linear passes, written as raw floats for the denoiser.

A close-up exposes only its frame of what the camera sees, a retouch only a
region of the picture, both in fractions (x0, y0, x1, y1) from the upper left.
A retouch lays its region into the passes that are there already.
"""
import os
import time

import bpy
import numpy as np

PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def expose(shot):
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = shot.work
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(f'{shot.id}-{name}-')
        tree.links.new(layers.outputs[output], files.inputs[-1])

    render = scene.render
    width, height = shot.size
    left, top = round(shot.frame[0] * render.resolution_x), round(shot.frame[1] * render.resolution_y)
    columns, rows = _pixels(shot.region or (0, 0, 1, 1), shot.size)
    # Blender rounds the border down to whole pixels: a quarter keeps it from losing one
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = ((left + x + .25) / render.resolution_x for x in (columns.start, columns.stop))
    render.border_max_y, render.border_min_y = (1 - (top + height - y - .25) / render.resolution_y for y in (rows.stop, rows.start))
    started = time.time()
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    for name in PASSES:
        _exr_to_raw(os.path.join(shot.work, f'{shot.id}-{name}-0001.exr'), os.path.join(shot.work, f'{shot.id}.{name}.raw'),
                    shot.size, shot.region)
    print(f'EXPOSED {shot.id} in {time.time() - started:.0f} s', flush=True)


def _pixels(region, size):
    """The columns and rows of a region; rows run from the bottom."""
    (width, height), (x0, y0, x1, y1) = size, region
    return slice(round(x0 * width), round(x1 * width)), slice(round((1 - y1) * height), round((1 - y0) * height))


def _exr_to_raw(exr, raw, size, region=None):
    columns, rows = _pixels(region or (0, 0, 1, 1), size)
    shape = rows.stop - rows.start, columns.stop - columns.start
    image = bpy.data.images.load(exr)
    image.colorspace_settings.name = 'Non-Color'
    if tuple(image.size) != shape[::-1]:
        raise ValueError(f'{exr} has {tuple(image.size)} pixels instead of {shape[::-1]}')
    pixels = np.empty(shape[0] * shape[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    picture = np.ascontiguousarray(pixels.reshape(*shape, 4)[:, :, :3])
    if region:
        whole = np.fromfile(raw, np.float32).reshape(size[1], size[0], 3)
        whole[rows, columns] = picture
        picture = whole
    picture.tofile(raw)
    bpy.data.images.remove(image)
    os.remove(exr)
