import { DocumentPage, RichText, Sundial, TextLink } from '@meridiana/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dataProtectionAuthority, privacySections, retentionPeriods } from '../content/privacy'
import { hotel } from '../hotel'
import { hotelEmailUrl } from '../lib/contact-urls'
import { formatAddress, formatDate, formatDuration, withNoBreakSpaces } from '../lib/formats/format'
import { languageOfPath } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import { documentSections } from '../sections/documents/section-text'
import { ExternalLink } from '../sections/shared/external-link'
import { PageHead } from '../sections/shared/page-head'
import { FragmentLink, PageLink } from '../sections/shared/page-link'

const { company } = hotel

export const handle = { texts: ['privacy'] } satisfies PageHandle

/** Formats the facts and dates that the page shows. */
export async function loader({ url }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  return {
    date: formatDate(hotel.policyDate, language),
    contact: formatDuration(retentionPeriods.contact, language),
    accounts: formatDuration(retentionPeriods.accounts, language),
    receipts: formatDuration(retentionPeriods.receipts, language),
    touristTax: formatDuration(retentionPeriods.touristTax, language),
    analytics: formatDuration(retentionPeriods.analytics, language),
    adAddress: formatDuration(retentionPeriods.adAddress, language),
    adCookie: formatDuration(retentionPeriods.adCookie, language),
    serverLog: formatDuration(retentionPeriods.serverLog, language),
    wifiLog: formatDuration(retentionPeriods.wifiLog, language),
  }
}

export default function PrivacyPolicyPage() {
  const { t } = useTranslation('privacy')
  const { t: common } = useTranslation()
  const values = useLoaderData<typeof loader>()
  const sections = t('sections', {
    returnObjects: true,
    company: company.name,
    address: `${formatAddress(company.registeredOffice)}, ${common('footer.country')}`,
    representative: company.representative,
    email: hotel.email,
    phone: withNoBreakSpaces(hotel.phone),
    analyticsVendor: hotel.analyticsVendor,
    map: hotel.map.service,
    mapVendor: hotel.map.vendor,
    bookingVendor: hotel.bookingVendor,
    municipality: hotel.municipality,
    ...values,
  })
  const extras: Partial<Record<(typeof privacySections)[number], ReactNode>> = {
    controller: (
      <TextLink asChild>
        <PageLink to="/company">{common('footer.company')}</PageLink>
      </TextLink>
    ),
    rights: (
      <>
        <TextLink href={hotelEmailUrl}>{t('sections.rights.write', { email: hotel.email })}</TextLink>
        <TextLink asChild>
          <ExternalLink href={dataProtectionAuthority.url}>{t('sections.rights.authority')}</ExternalLink>
        </TextLink>
      </>
    ),
    cookies: (
      <TextLink asChild>
        <PageLink to="/cookie-policy">{t('sections.cookies.link')}</PageLink>
      </TextLink>
    ),
  }
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <DocumentPage
        marker={<Sundial hour={14} />}
        kicker={t('kicker')}
        title={<RichText>{t('title')}</RichText>}
        lead={t('lead')}
        note={t('updated', { date: values.date })}
        contents={t('contents')}
        link={FragmentLink}
        sections={documentSections(privacySections, sections, extras)}
      />
    </>
  )
}
