import { Heading, Kicker, Section, Stack, Text } from '@meridiana/ui'
import { Trans, useTranslation } from 'react-i18next'
import { services } from '../content/home'
import { hotel } from '../hotel'
import './services.css'

const facts = { chargers: hotel.chargingStations, bar: hotel.bar.name, ...hotel.breakfast }

/** What every guest can use. */
export function Services() {
  const { t } = useTranslation('home')
  return (
    <Section scheme="quiet" aria-labelledby="services">
      <Stack>
        <Kicker hour={12}>{t('services.kicker')}</Kicker>
        <Heading id="services">
          <Trans t={t} i18nKey="services.title" components={{ em: <em /> }} />
        </Heading>
      </Stack>
      <ul className="services">
        {services.map((id) => (
          <li key={id}>
            <Heading as="h3" size="h3">
              {t(`services.items.${id}.title`, facts)}
            </Heading>
            <Text>{t(`services.items.${id}.text`, facts)}</Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
