import type { MapName, MapShape } from '@meridiana/ui'
import { directions } from '../directions'
import { hotel } from '../hotel'

/** A name on the map. It has either a name, the same in every language, or a key of `map.names` in `common.json`. */
interface DirectionsMapName extends Omit<MapName, 'name'> {
  name?: string
  translation?: 'station' | 'venice'
}

type DirectionsMapShape = Omit<MapShape, 'names'> & { names: readonly DirectionsMapName[] }

const { east, west } = directions.exits

/**
 * The drawn map of the way to the hotel, made by `photography/plates/directions.py` (the README says where to find it).
 * Screens of 48rem or more show the wide shape, narrower ones the upright one.
 */
export const directionsMap: Record<'wide' | 'upright', DirectionsMapShape> = {
  wide: {
    src: '/plates/directions-wide.svg',
    width: 300,
    height: 200,
    names: [
      { name: 'Vicenza', x: 101, y: 36, anchor: 'end', kind: 'town' },
      { name: 'Fiera', x: 60, y: 48, anchor: 'middle' },
      { translation: 'station', x: 107, y: 47, anchor: 'end' },
      { name: 'Monte Berico', x: 111, y: 67, anchor: 'end' },
      { name: 'La Rotonda', x: 139, y: 77, anchor: 'middle' },
      { name: west.name, x: 62, y: 83, anchor: 'middle' },
      { name: east.name, x: 203, y: 88, anchor: 'middle' },
      { name: 'A4', x: 232, y: 101 },
      { name: 'A31', x: 260, y: 60 },
      { name: 'Arcugnano', x: 100, y: 125, anchor: 'end' },
      { name: hotel.name, x: 141.5, y: 132, anchor: 'middle', kind: 'house' },
      { name: 'Lago di Fimon', x: 127, y: 173, kind: 'landscape' },
      { name: 'Colli Berici', x: 60, y: 161, anchor: 'middle', kind: 'landscape' },
      { name: 'Verona', x: 32, y: 97 },
      { name: 'Treviso', x: 291, y: 66, anchor: 'end' },
      { translation: 'venice', x: 291, y: 73, anchor: 'end' },
    ],
  },
  upright: {
    src: '/plates/directions-upright.svg',
    width: 240,
    height: 300,
    names: [
      { name: 'Vicenza', x: 70, y: 52, anchor: 'end', kind: 'town' },
      { name: 'Fiera', x: 8, y: 67 },
      { translation: 'station', x: 80, y: 67, anchor: 'end' },
      { name: 'Monte Berico', x: 82, y: 92, anchor: 'end' },
      { name: 'La Rotonda', x: 116, y: 105, anchor: 'middle' },
      { name: west.name, x: 8, y: 110 },
      { name: east.name, x: 195, y: 117, anchor: 'middle' },
      { name: 'A4', x: 122, y: 127 },
      { name: 'Arcugnano', x: 69, y: 165, anchor: 'end' },
      { name: hotel.name, x: 119, y: 173, anchor: 'middle', kind: 'house' },
      { name: 'Lago di Fimon', x: 102, y: 232, kind: 'landscape' },
      { name: 'Colli Berici', x: 62, y: 270, anchor: 'middle', kind: 'landscape' },
      { name: 'Verona', x: 33, y: 124 },
      { translation: 'venice', x: 206, y: 103, anchor: 'end' },
    ],
  },
}
