import {
  FactList,
  Picture,
  RichText,
  ScrollReveal,
  Section,
  SectionTitle,
  Stack,
  Sundial,
  Text,
  TwoColumns,
} from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import road from '../../../pictures/road.webp?picture'
import { roomCount } from '../../content/rooms'
import { directions } from '../../directions'
import { activeLanguage } from '../../i18n'
import type { loader } from '../../lib/facts/home-data'
import { formatMeasure } from '../../lib/formats/format'

/** The location of the hotel: picture, text, and three figures (drive to the fair centre, distance to town, rooms). */
export function HotelLocation() {
  const { t, i18n } = useTranslation('home')
  const { station, walks } = directions
  const { drivingTime, distance } = useLoaderData<typeof loader>()
  return (
    <Section aria-labelledby="where">
      <TwoColumns ratio="5:6">
        <Picture.Arch>
          <Picture.Root {...road} alt={t('where.picture')} />
        </Picture.Arch>
        <ScrollReveal>
          <Stack>
            <SectionTitle id="where" marker={<Sundial hour={9} />} kicker={t('where.kicker')}>
              <RichText>{t('where.title')}</RichText>
            </SectionTitle>
            <Text>
              {t('where.text', {
                ...station.trains,
                rotonda: formatMeasure(walks.rotonda.km / 2, 'kilometer', activeLanguage(i18n)),
              })}
            </Text>
            <FactList.Root>
              <FactList.Item value={drivingTime}>{t('where.minutes')}</FactList.Item>
              <FactList.Item value={distance}>{t('where.town')}</FactList.Item>
              <FactList.Item value={roomCount}>{t('where.rooms')}</FactList.Item>
            </FactList.Root>
          </Stack>
        </ScrollReveal>
      </TwoColumns>
    </Section>
  )
}
