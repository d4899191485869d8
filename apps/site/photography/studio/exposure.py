"""Takes the picture: three linear passes, written as raw floats for the denoiser.

A retouch exposes only a region, in fractions (x0, y0, x1, y1) from the upper
left, and lays it into the passes that are there already.
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

    if shot.region:
        x0, y0, x1, y1 = shot.region
        scene.render.use_border, scene.render.use_crop_to_border = True, False
        scene.render.border_min_x, scene.render.border_max_x = x0, x1
        scene.render.border_min_y, scene.render.border_max_y = 1 - y1, 1 - y0
    started = time.time()
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    for name in PASSES:
        _exr_to_raw(os.path.join(shot.work, f'{shot.id}-{name}-0001.exr'),
                    os.path.join(shot.work, f'{shot.id}.{name}.raw'), shot.size, shot.region)
    print(f'EXPOSED {shot.id} in {time.time() - started:.0f} s', flush=True)


def _exr_to_raw(exr, raw, size, region=None):
    width, height = size
    image = bpy.data.images.load(exr)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    picture = np.ascontiguousarray(pixels.reshape(height, width, 4)[:, :, :3])
    if region:
        x0, y0, x1, y1 = region               # rows run from the bottom
        def inside(start, end, length):       # its own rim is left out, not the picture's
            return slice(round(start * length) + (start > 0), round(end * length) - (end < 1))
        rows, columns = inside(1 - y1, 1 - y0, height), inside(x0, x1, width)
        whole = np.fromfile(raw, np.float32).reshape(height, width, 3)
        whole[rows, columns] = picture[rows, columns]
        picture = whole
    picture.tofile(raw)
    bpy.data.images.remove(image)
    os.remove(exr)
