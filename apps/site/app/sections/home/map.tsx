import { ConsentGate } from '@meridiana/consent'
import { Button, Reveal, Section, SectionTitle, Split, Stack, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
import { directionsUrl, mapEmbedUrl, mapUrl } from '../../lib/map'
import { ExternalLink } from '../shared/external-link'
import { RichText } from '../shared/rich-text'

const { name, address, map } = hotel

/** The address, a link to directions, and a map. The map loads only after marketing consent. */
export function MapSection() {
  const { t } = useTranslation('home')
  return (
    <Section aria-labelledby="map">
      <Split>
        <Reveal>
          <Stack>
            <SectionTitle id="map" hour={9} kicker={t('map.kicker')}>
              <RichText>{t('map.title')}</RichText>
            </SectionTitle>
            <Text>
              {name}
              <br />
              {address.street}
              <br />
              {address.postalCode} {address.locality}
            </Text>
            <Button asChild variant="outline">
              <ExternalLink href={directionsUrl}>{t('map.directions')}</ExternalLink>
            </Button>
          </Stack>
        </Reveal>
        <ConsentGate
          className="map"
          category="marketing"
          service={map.service}
          vendor={map.vendor}
          alternative={
            <TextLink asChild>
              <ExternalLink href={mapUrl}>{t('map.open')}</ExternalLink>
            </TextLink>
          }
        >
          <iframe
            src={mapEmbedUrl}
            title={t('map.frame')}
            loading="lazy"
            referrerPolicy="no-referrer-when-downgrade"
          />
        </ConsentGate>
      </Split>
    </Section>
  )
}
