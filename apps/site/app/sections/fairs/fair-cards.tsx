import { FairCard, TextLink } from '@meridiana/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../i18n'
import { aboutFair } from '../../lib/fairs/about-fair'
import { createFairCalendarUrl } from '../../lib/fairs/fair-calendar'
import { findFairNights } from '../../lib/fairs/fair-nights'
import { createFairDatesFormatter } from '../../lib/fairs/format-dates'
import type { Fair } from '../../lib/fairs/schema'
import { BookingLink, ExternalLink } from '../shared/external-link'

/**
 * Cards of fairs, each with links to the booking engine for its nights and to the fair's site, and with one that saves
 * a calendar file.
 *
 * @param today ISO 8601 date
 */
export function FairCards({ fairs, today }: { fairs: Fair[]; today: string }) {
  const { t, i18n } = useTranslation('fairs')
  const language = activeLanguage(i18n)
  const formatDates = useMemo(
    () => createFairDatesFormatter(language, (month) => t('unconfirmed', { month })),
    [language, t],
  )
  return (
    <FairCard.Grid aria-label={t('list')}>
      {fairs.map((fair) => {
        const about = aboutFair(fair, language)
        const nights = findFairNights(fair.period, today)
        const calendarUrl = createFairCalendarUrl(fair)
        const name = { fair: fair.title }
        return (
          <FairCard.Root
            key={fair.id}
            heading="h2"
            scheme="light"
            dates={formatDates(fair)}
            title={fair.title}
            venue={
              <>
                {about}
                {about && <br />}
                {fair.venue ?? hotel.fairCentre.name}
              </>
            }
            logo={fair.logo && <img src={fair.logo} alt="" height="32" loading="lazy" />}
          >
            {nights && (
              <TextLink asChild>
                <BookingLink nights={nights}>{t('book', name)}</BookingLink>
              </TextLink>
            )}
            <TextLink asChild>
              <ExternalLink href={fair.href}>{t('discover', name)}</ExternalLink>
            </TextLink>
            {calendarUrl && (
              <TextLink asChild>
                <a href={calendarUrl} download={`${fair.id}.ics`}>
                  {t('calendar', name)}
                </a>
              </TextLink>
            )}
          </FairCard.Root>
        )
      })}
    </FairCard.Grid>
  )
}
