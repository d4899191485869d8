import { TextLink } from '@meridiana/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import {
  accessibilityAuthority,
  accessibilityReviewDate,
  accessibilitySections,
  bookingEngineCheckMonth,
} from '../content/accessibility'
import { hotel } from '../hotel'
import { formatAccessibilityFacts } from '../lib/accessibility-facts'
import { hotelEmailUrlWithSubject } from '../lib/contact-urls'
import { formatDate, formatMonth, withNoBreakSpaces } from '../lib/format'
import type { Language } from '../lib/languages'
import { PageHead } from '../page-head'
import { DocumentPage } from '../sections/documents/document-page'
import { ExternalLink } from '../sections/shared/external-link'
import { RichText } from '../sections/shared/rich-text'

/** Formats the facts and dates that the page shows. */
export async function loadPageData(language: Language) {
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
  const { date, facts } = useLoaderData<typeof loadPageData>()
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
        hour={12}
        kicker={t('kicker')}
        title={<RichText>{t('title')}</RichText>}
        lead={t('lead')}
        note={t('updated', { date })}
        contents={t('contents')}
        sections={accessibilitySections.map((id) => ({ id, ...sections[id], extra: extras[id] }))}
      />
    </>
  )
}
