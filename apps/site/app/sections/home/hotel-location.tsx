import {
  FactList,
  Picture,
  ScrollReveal,
  Section,
  SectionTitle,
  Stack,
  Text,
  TwoColumns,
} from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { homePictures } from '../../content/home'
import { rooms } from '../../content/rooms'
import { useFindPicture } from '../../hooks/use-find-picture'
import { hotel } from '../../hotel'
import { formatDuration } from '../../lib/format'
import { activeLanguage } from '../../lib/i18n'
import { RichText } from '../shared/rich-text'

/** The location of the hotel: picture, text, and three figures (drive to the fair centre, rooms, charging stations). */
export function HotelLocation() {
  const { t, i18n } = useTranslation('home')
  const language = activeLanguage(i18n)
  const getPicture = useFindPicture()
  return (
    <Section aria-labelledby="where">
      <TwoColumns ratio="5:6">
        <Picture.Arch>
          <Picture.Root {...getPicture(homePictures.where)} alt={t('where.picture')} />
        </Picture.Arch>
        <ScrollReveal>
          <Stack>
            <SectionTitle id="where" hour={9} kicker={t('where.kicker')}>
              <RichText>{t('where.title')}</RichText>
            </SectionTitle>
            <Text>{t('where.text', { minutes: hotel.fairCentre.minutesByCar })}</Text>
            <FactList.Root>
              <FactList.Item
                value={formatDuration(
                  { count: hotel.fairCentre.minutesByCar, unit: 'minute' },
                  language,
                  'short',
                )}
              >
                {t('where.minutes')}
              </FactList.Item>
              <FactList.Item value={rooms.length}>{t('where.rooms')}</FactList.Item>
              <FactList.Item value={hotel.chargingStations}>{t('where.chargers')}</FactList.Item>
            </FactList.Root>
          </Stack>
        </ScrollReveal>
      </TwoColumns>
    </Section>
  )
}
