import { ConsentGate } from '@meridiana/consent'
import { MapDrawing, type MapDrawingProps, MapFrame, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { directionsMap } from '../../content/directions-map'
import { hotel } from '../../hotel'
import { hotelMapEmbedUrl, hotelMapUrl } from '../../lib/map'
import { ExternalLink } from './external-link'

/** The drawn map of the way to the hotel. After marketing consent, the embedded map of the map service replaces it. */
export function HotelMap({ priority }: Pick<MapDrawingProps, 'priority'>) {
  const { t } = useTranslation()
  const translate = ({ names, ...shape }: (typeof directionsMap)['wide']) => ({
    ...shape,
    names: names.map(({ name = '', translation, ...place }) => ({
      ...place,
      name: translation ? t(`map.names.${translation}`) : name,
    })),
  })
  return (
    <ConsentGate
      category="marketing"
      service={hotel.map.service}
      vendor={hotel.map.vendor}
      preview={
        <MapDrawing
          wide={translate(directionsMap.wide)}
          upright={translate(directionsMap.upright)}
          priority={priority}
          aria-label={t('map.picture')}
        />
      }
      alternative={
        <TextLink asChild>
          <ExternalLink href={hotelMapUrl}>{t('map.open', { map: hotel.map.service })}</ExternalLink>
        </TextLink>
      }
    >
      <MapFrame src={hotelMapEmbedUrl} title={t('map.frame')} loading="lazy" />
    </ConsentGate>
  )
}
