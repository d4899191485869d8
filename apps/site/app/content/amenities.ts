import type { AmenityIconName } from '@meridiana/ui'

/**
 * Every amenity that a room may have, with the name of its icon; `undefined` for an amenity without an icon. Texts:
 * `amenities.<key>` in `room.json`.
 */
export const amenityIcons = {
  wifi: 'wifi',
  complimentaryWifi: 'wifi',
  tv: 'tv',
  smartTV: 'tv',
  ac: 'ac',
  airConditioning: 'ac',
  minibar: 'minibar',
  safe: 'safe',
  hairdryer: 'hairdryer',
  desk: 'desk',
  phone: 'phone',
  privateBathroom: 'bathroom',
  robes: undefined,
  slippers: undefined,
  toiletries: undefined,
  italianLinens: undefined,
  chocolate: undefined,
  candies: undefined,
  waters: undefined,
  coffeeMachine: undefined,
  soundMachine: undefined,
  europeanBreakfast: undefined,
  wineCheesePairing: undefined,
  curatedConcierge: undefined,
  bicycles: undefined,
} as const satisfies Record<string, AmenityIconName | undefined>

export type AmenityKey = keyof typeof amenityIcons

/** The amenities of a room in two groups: with an icon, and without one. */
interface GroupedAmenities {
  withIcons: { icon: AmenityIconName; nameKey: AmenityKey }[]
  plainText: { nameKey: AmenityKey }[]
}

/** Separates the amenities with an icon from those without, each in the given order. */
export function groupAmenities(keys: readonly AmenityKey[]): GroupedAmenities {
  const withIcons = keys.flatMap((nameKey) => {
    const icon = amenityIcons[nameKey]
    return icon ? [{ icon, nameKey }] : []
  })
  const plainText = keys.filter((key) => !amenityIcons[key]).map((nameKey) => ({ nameKey }))
  return { withIcons, plainText }
}
