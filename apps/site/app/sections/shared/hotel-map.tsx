import { ConsentGate } from '@meridiana/consent'
import { TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
import { hotelMapEmbedUrl, hotelMapUrl } from '../../lib/map'
import { DirectionsMap, type DirectionsMapProps } from './directions-map'
import { ExternalLink } from './external-link'

/** The drawn map of the way to the hotel. After marketing consent, the embedded map of the map service replaces it. */
export function HotelMap({ priority }: DirectionsMapProps) {
  const { t } = useTranslation('map')
  return (
    <ConsentGate
      className="map"
      category="marketing"
      service={hotel.map.service}
      vendor={hotel.map.vendor}
      preview={<DirectionsMap priority={priority} />}
      alternative={
        <TextLink asChild>
          <ExternalLink href={hotelMapUrl}>{t('open')}</ExternalLink>
        </TextLink>
      }
    >
      <iframe
        src={hotelMapEmbedUrl}
        title={t('frame')}
        loading="lazy"
        referrerPolicy="no-referrer-when-downgrade"
      />
    </ConsentGate>
  )
}
