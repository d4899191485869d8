import { hotelDetails } from '../../hotel-details'
import { formatMeasure } from '../formats/format'
import { formatDimensions } from '../formats/measures'
import { spellNumber } from '../formats/number-words'
import type { Language } from '../languages/languages'

const { parkingMetres, centimetres } = hotelDetails.access

/** Formats the widths, heights and distances that the translations of the accessibility page interpolate. */
export function formatAccessibilityFacts(language: Language) {
  const cm = (length: number) => formatMeasure(length, 'centimeter', language)
  return {
    parking: formatMeasure(parkingMetres, 'meter', language),
    entrance: cm(centimetres.entrance),
    publicDoors: cm(centimetres.publicDoors),
    liftDoor: cm(centimetres.liftDoor),
    lift: formatDimensions(centimetres.liftWidth, centimetres.liftDepth, 'centimeter', language),
    roomDoor: cm(centimetres.roomDoor),
    turning: cm(centimetres.turning),
    bed: cm(centimetres.bedHeight),
    bathDoor: cm(centimetres.bathDoor),
    bathTurning: formatDimensions(centimetres.bathTurning, centimetres.bathTurning, 'centimeter', language),
    toilet: cm(centimetres.toiletHeight),
    basin: cm(centimetres.basinClearance),
    otherDoors: cm(centimetres.otherDoors),
    poolSteps: spellNumber(hotelDetails.pool.steps, language),
  }
}
