import { FairCard, TextLink, VisuallyHidden } from '@meridiana/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../i18n'
import { createFairCalendarUrl } from '../../lib/fairs/fair-calendar'
import type { Fair } from '../../lib/fairs/fairs'
import { createFairDatesFormatter } from '../../lib/formats/format'
import { BookingLink, ExternalLink } from '../shared/external-link'
import { FairBooking } from './fair-booking'

/** Cards of fairs, each with links to the fair's site, a calendar file and the booking engine. */
export function FairCards({ fairs }: { fairs: Fair[] }) {
  const { t, i18n } = useTranslation('fairs')
  const language = activeLanguage(i18n)
  const formatDates = useMemo(() => createFairDatesFormatter(language), [language])
  return (
    <FairCard.Grid aria-label={t('list')}>
      {fairs.map((fair) => {
        const calendar = createFairCalendarUrl(fair)
        const name = <VisuallyHidden>{` ${fair.title}`}</VisuallyHidden>
        return (
          <FairCard.Root
            key={fair.id}
            heading="h2"
            dates={formatDates(fair)}
            title={fair.title}
            venue={fair.venue ?? hotel.fairCentre.name}
            logo={fair.logo && <img src={fair.logo} alt="" height="32" loading="lazy" />}
          >
            <TextLink asChild>
              <ExternalLink href={fair.href}>
                {t('discover')}
                {name}
              </ExternalLink>
            </TextLink>
            {calendar && (
              <TextLink href={calendar} download={`${fair.id}.ics`}>
                {t('calendar')}
                {name}
              </TextLink>
            )}
            <TextLink asChild>
              <BookingLink>
                {t('book')}
                {name}
              </BookingLink>
            </TextLink>
            <FairBooking fair={fair} />
          </FairCard.Root>
        )
      })}
    </FairCard.Grid>
  )
}
