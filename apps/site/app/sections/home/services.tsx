import { RichText, Section, SectionHeader, SectionTitle, ServiceList, Sundial } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { hotelServices } from '../../content/home'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../i18n'
import type { loader } from '../../lib/facts/home-data'
import { formatTime } from '../../lib/formats/format'
import { spellNumber } from '../../lib/formats/number-words'

/** Section of the home page with the services for every guest. */
export function ServicesSection() {
  const { season, charge, breakfast } = useLoaderData<typeof loader>()
  const { t, i18n } = useTranslation('home')
  const language = activeLanguage(i18n)
  const values = {
    season,
    charge,
    breakfast,
    chargers: spellNumber(hotel.chargingStations, language),
    bar: hotel.bar.name,
    opens: formatTime(hotel.breakfast.opens, language),
    closes: formatTime(hotel.breakfast.closes, language),
  }
  return (
    <Section scheme="quiet" aria-labelledby="services">
      <SectionHeader>
        <SectionTitle id="services" marker={<Sundial hour={12} />} kicker={t('services.kicker')}>
          <RichText>{t('services.title')}</RichText>
        </SectionTitle>
      </SectionHeader>
      <ServiceList.Root>
        {hotelServices.map((id) => (
          <ServiceList.Item key={id} title={t(`services.items.${id}.title`, values)}>
            {t(`services.items.${id}.text`, values)}
          </ServiceList.Item>
        ))}
      </ServiceList.Root>
    </Section>
  )
}
