import { useTranslation } from 'react-i18next'
import type { Room } from '../content/rooms'
import type { RoomMeasures } from '../lib/facts/room-measures'

/** Returns a function that describes a room: one text for each fact except capacity and beds. */
export function useDescribeRoom() {
  const { t } = useTranslation('rooms')
  return (
    { beds, bathroom, floor, side, extra }: Room,
    { area, mattresses, price, usualPrice, fairPrice, sun, otherSun, extraBed }: RoomMeasures,
  ) => ({
    price: t('facts.from', { price }),
    usual: t('facts.usually', { price: usualPrice }),
    fair: fairPrice,
    area,
    mattresses: t(`facts.mattressesOf.${beds}`, mattresses),
    bathroom: t(`facts.bathrooms.${bathroom}`),
    floor: t(`facts.floors.${floor}`),
    sun:
      t(`facts.sides.${side}`, sun) +
      (otherSun ? t(`facts.otherSides.${side === 'east' ? 'west' : 'east'}`, otherSun) : ''),
    extra: t(`facts.extras.${extra}`, extraBed),
  })
}
