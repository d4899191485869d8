import { AmenityList, RichText, Section, SectionTitle, Stack, Sundial, TwoColumns } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { groupAmenities } from '../../content/amenities'
import { useRoom } from '../../hooks/use-room'
import type { loader } from '../../lib/facts/room-data'

/** Amenities of a room in two lists: one with icons, one without. */
export function RoomAmenities() {
  const { t } = useTranslation('room')
  const { withIcons, plainText } = groupAmenities(useRoom().amenities)
  const facts = useLoaderData<typeof loader>()
  return (
    <Section scheme="band" space="compact" aria-labelledby="amenities">
      <TwoColumns ratio="5:6" align="start">
        <Stack>
          <SectionTitle id="amenities" marker={<Sundial hour={7} />} kicker={t('amenities.kicker')}>
            <RichText>{t('amenities.title')}</RichText>
          </SectionTitle>
        </Stack>
        <AmenityList.Grid>
          <AmenityList.Root aria-label={t('amenities.kicker')}>
            {withIcons.map(({ icon, nameKey }) => (
              <AmenityList.Item key={nameKey} icon={icon}>
                {t(`amenities.${nameKey}`, facts)}
              </AmenityList.Item>
            ))}
          </AmenityList.Root>
          <AmenityList.Root aria-label={t('amenities.more')}>
            {plainText.map(({ nameKey }) => (
              <AmenityList.Item key={nameKey}>{t(`amenities.${nameKey}`, facts)}</AmenityList.Item>
            ))}
          </AmenityList.Root>
        </AmenityList.Grid>
      </TwoColumns>
    </Section>
  )
}
