import { house } from '../house'
import { formatMeasure } from './format'
import type { Language } from './languages'
import { formatDimensions } from './measures'

const { parkingMetres, centimetres } = house.access

/** Formatted widths, heights and distances in the house: values that the accessibility page interpolates. */
export function formatAccessibilityValues(language: Language) {
  const cm = (length: number) => formatMeasure(length, 'centimeter', language)
  return {
    parking: formatMeasure(parkingMetres, 'meter', language),
    entrance: cm(centimetres.entrance),
    liftDoor: cm(centimetres.liftDoor),
    lift: formatDimensions(centimetres.liftWidth, centimetres.liftDepth, 'centimeter', language),
    roomDoor: cm(centimetres.roomDoor),
    turning: cm(centimetres.turning),
    bed: cm(centimetres.bedHeight),
    toilet: cm(centimetres.toiletHeight),
    basin: cm(centimetres.basinClearance),
    otherDoors: cm(centimetres.otherDoors),
    poolSteps: house.pool.steps,
  }
}
