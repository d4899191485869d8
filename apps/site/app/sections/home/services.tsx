import { RichText, Section, SectionHeader, SectionTitle, ServiceList, Sundial } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { hotelServices } from '../../content/home'
import { hotel } from '../../hotel'
import type { loader } from '../../lib/facts/home-data'

const facts = { chargers: hotel.chargingStations, bar: hotel.bar.name, ...hotel.breakfast }

/** Section of the home page with the services for every guest. */
export function ServicesSection() {
  const { season } = useLoaderData<typeof loader>()
  const values = { ...facts, season }
  const { t } = useTranslation('home')
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
