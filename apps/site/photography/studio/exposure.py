"""Takes the picture: three linear passes, written as raw floats for the denoiser."""
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

    started = time.time()
    scene.frame_set(1)
    bpy.ops.render.render(write_still=False)
    for name in PASSES:
        _exr_to_raw(os.path.join(shot.work, f'{shot.id}-{name}-0001.exr'),
                    os.path.join(shot.work, f'{shot.id}.{name}.raw'), shot.size)
    print(f'EXPOSED {shot.id} in {time.time() - started:.0f} s', flush=True)


def _exr_to_raw(exr, raw, size):
    width, height = size
    image = bpy.data.images.load(exr)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    np.ascontiguousarray(pixels.reshape(height, width, 4)[:, :, :3]).tofile(raw)
    bpy.data.images.remove(image)
    os.remove(exr)
