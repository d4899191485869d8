import { bedGroups, mattressSizes } from '../content/beds'
import type { Room } from '../content/rooms'
import type { Language } from './languages'
import { formatArea, formatDimensions } from './measures'

/** Measures of a room, formatted. */
export interface RoomMeasures {
  /** Floor area: "38 m²". */
  area: string
  /** Mattress of each kind of bed: "160 × 190 cm, 90 × 200 cm". */
  mattresses: string
}

export const roomMeasures = ({ area, beds }: Room, language: Language): RoomMeasures => ({
  area: formatArea(area, language),
  mattresses: bedGroups[beds]
    .map(({ kind }) => mattressSizes[kind])
    .map(({ width, length }) => formatDimensions(width, length, 'centimeter', language))
    .join(', '),
})
