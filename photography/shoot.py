"""Blender's side of the studio: builds the scene of one manifest entry and exposes it.

    blender -b --factory-startup --python shoot.py -- entry.json work-folder plates-folder
"""
import importlib
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from studio.camera import camera
from studio.exposure import expose
from studio.stage import Shot, open_stage

entry_file, work, plates = sys.argv[sys.argv.index('--') + 1:][:3]
with open(entry_file, encoding='utf-8') as file:
    shot = Shot(json.load(file), work, plates)

open_stage(shot)
scene = importlib.import_module('scenes.' + json.load(open(entry_file, encoding='utf-8'))['scene'])
scene.build(shot)
camera(**scene.CAMERAS[shot.camera])
expose(shot)
