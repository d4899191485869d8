import { DocumentPage, RichText, Sundial, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { companySections } from '../content/company'
import { hotel } from '../hotel'
import { activeLanguage } from '../i18n'
import { hotelEmailUrl, hotelPhoneUrl } from '../lib/contact-urls'
import { formatAddress } from '../lib/formats/format'
import type { PageHandle } from '../lib/page-handle'
import { documentSections } from '../sections/documents/section-text'
import { PageHead } from '../sections/shared/page-head'
import { FragmentLink } from '../sections/shared/page-link'

const { company, registers } = hotel

export const handle = { texts: ['company'] } satisfies PageHandle

/** The page that German law calls Impressum. */
export default function CompanyPage() {
  const { t, i18n } = useTranslation('company')
  const { t: common } = useTranslation()
  const sections = t('sections', {
    returnObjects: true,
    ...company,
    ...registers,
    shareCapital: registers.shareCapital[activeLanguage(i18n)],
    address: `${formatAddress(company.registeredOffice)}, ${common('footer.country')}`,
    municipality: hotel.municipality,
  })
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <DocumentPage
        marker={<Sundial hour={10} />}
        kicker={t('kicker')}
        title={<RichText>{t('title')}</RichText>}
        lead={t('lead')}
        contents={t('contents')}
        link={FragmentLink}
        sections={documentSections(companySections, sections, {
          company: (
            <>
              <TextLink href={hotelPhoneUrl}>{hotel.phone}</TextLink>
              <TextLink href={hotelEmailUrl}>{hotel.email}</TextLink>
            </>
          ),
        })}
      />
    </>
  )
}
