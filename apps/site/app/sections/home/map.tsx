import {
  Button,
  RichText,
  ScrollReveal,
  Section,
  SectionTitle,
  Stack,
  Sundial,
  Text,
  TextLink,
  TwoColumns,
} from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { directions } from '../../directions'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../i18n'
import { formatPlace, spellMinutes } from '../../lib/formats/format'
import { hotelDirectionsUrl } from '../../lib/map'
import { ExternalLink } from '../shared/external-link'
import { HotelMap } from '../shared/hotel-map'
import { PageLink } from '../shared/page-link'

const { name, address } = hotel
const { exits } = directions

/** The address, the motorway exits, links to the directions, and a map. */
export function HotelMapSection() {
  const { t, i18n } = useTranslation('home')
  const { t: common } = useTranslation()
  const language = activeLanguage(i18n)
  return (
    <Section aria-labelledby="map">
      <TwoColumns>
        <ScrollReveal>
          <Stack>
            <SectionTitle id="map" marker={<Sundial hour={9} />} kicker={t('map.kicker')}>
              <RichText>{t('map.title')}</RichText>
            </SectionTitle>
            <Text>
              {name}
              <br />
              {address.street}
              <br />
              {formatPlace(address)}
            </Text>
            <Text>
              {t('map.text', {
                exit: exits.east.name,
                exitWest: exits.west.name,
                exitWestMinutes: spellMinutes(exits.west.minutes, language),
                exitMinutes: spellMinutes(exits.east.minutes, language),
              })}
            </Text>
            <Button asChild variant="outline">
              <ExternalLink href={hotelDirectionsUrl}>{common('map.directions')}</ExternalLink>
            </Button>
            <TextLink asChild>
              <PageLink to="/getting-here">{t('map.way')}</PageLink>
            </TextLink>
          </Stack>
        </ScrollReveal>
        <HotelMap />
      </TwoColumns>
    </Section>
  )
}
