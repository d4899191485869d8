import { DocumentPage, RichText, Sundial, TextLink } from '@meridiana/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  accessibilityAuthority,
  accessibilityReviewDate,
  accessibilitySections,
  bookingEngineCheckMonth,
} from '../content/accessibility'
import { hotel } from '../hotel'
import { hotelEmailUrlWithSubject } from '../lib/contact-urls'
import { formatAccessibilityFacts } from '../lib/facts/accessibility-facts'
import { formatDate, formatMonth, withNoBreakSpaces } from '../lib/formats/format'
import { languageOfPath } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import { documentSections } from '../sections/documents/section-text'
import { ExternalLink } from '../sections/shared/external-link'
import { PageHead } from '../sections/shared/page-head'
import { FragmentLink } from '../sections/shared/page-link'

export const handle = { texts: ['accessibility'] } satisfies PageHandle

/** Formats the facts and dates that the page shows. */
export async function loader({ url }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  return {
    date: formatDate(accessibilityReviewDate, language),
    facts: {
      ...formatAccessibilityFacts(language),
      bookingCheck: formatMonth(bookingEngineCheckMonth, language),
    },
  }
}

export default function AccessibilityPage() {
  const { t } = useTranslation('accessibility')
  const { date, facts } = useLoaderData<typeof loader>()
  const sections = t('sections', { returnObjects: true, phone: withNoBreakSpaces(hotel.phone), ...facts })
  const extras: Partial<Record<(typeof accessibilitySections)[number], ReactNode>> = {
    report: (
      <TextLink href={hotelEmailUrlWithSubject(t('sections.report.subject'))}>
        {t('sections.report.write', { email: hotel.email })}
      </TextLink>
    ),
    law: (
      <TextLink asChild>
        <ExternalLink href={accessibilityAuthority.url}>{t('sections.law.authority')}</ExternalLink>
      </TextLink>
    ),
  }
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <DocumentPage
        marker={<Sundial hour={12} />}
        kicker={t('kicker')}
        title={<RichText>{t('title')}</RichText>}
        lead={t('lead')}
        note={t('updated', { date })}
        contents={t('contents')}
        link={FragmentLink}
        sections={documentSections(accessibilitySections, sections, extras)}
      />
    </>
  )
}
