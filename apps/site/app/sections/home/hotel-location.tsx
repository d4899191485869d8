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
import { hotel } from '../../hotel'
import type { loader } from '../../lib/facts/home-data'

/** The location of the hotel: picture, text, and three figures (drive to the fair centre, rooms, charging stations). */
export function HotelLocation() {
  const { t } = useTranslation('home')
  const { drivingTime } = useLoaderData<typeof loader>()
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
            <Text>{t('where.text')}</Text>
            <FactList.Root>
              <FactList.Item value={drivingTime}>{t('where.minutes')}</FactList.Item>
              <FactList.Item value={roomCount}>{t('where.rooms')}</FactList.Item>
              <FactList.Item value={hotel.chargingStations}>{t('where.chargers')}</FactList.Item>
            </FactList.Root>
          </Stack>
        </ScrollReveal>
      </TwoColumns>
    </Section>
  )
}
