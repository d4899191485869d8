import { DataTable, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router'
import { type CookieRow, cookieColumns, cookieSections, cookies } from '../content/cookies'
import { usePage } from '../hooks/use-page'
import { hotel } from '../hotel'
import { formatDate, formatDuration } from '../lib/format'
import type { Language } from '../lib/languages'
import { PageHead } from '../page-head'
import { DocumentPage } from '../sections/documents/document-page'
import { RichText } from '../sections/shared/rich-text'

/** Formats the facts and dates that the page shows. */
export async function loadPageData(language: Language) {
  const expiries = Object.values(cookies)
    .flat()
    .flatMap(({ name, expiry }) =>
      typeof expiry === 'object' ? [[name, formatDuration(expiry, language)]] : [],
    )
  return {
    date: formatDate(hotel.policyDate, language),
    /** Formatted lifetimes, by name of the cookie. */
    expiries: Object.fromEntries(expiries) as Record<string, string>,
  }
}

const hasTable = (id: string): id is keyof typeof cookies => id in cookies

export default function CookiePolicyPage() {
  const { t } = useTranslation('cookies')
  const { localize } = usePage()
  const { date, expiries } = useLoaderData<typeof loadPageData>()
  const copies: Partial<Record<string, string>> = hotel.offlineCopies
    ? t('copies', { returnObjects: true })
    : {}
  const sections = t('sections', { returnObjects: true })
  const toRow = ({ name, provider, purpose, expiry, type }: CookieRow) => ({
    name,
    provider,
    purpose: t(`purposes.${purpose}`),
    expiry: expiries[name] ?? t(typeof expiry === 'string' ? expiry : 'untilDeleted'),
    type: t(`types.${type}`),
  })
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <DocumentPage
        hour={15}
        kicker={t('kicker')}
        title={<RichText>{t('title')}</RichText>}
        lead={t('lead')}
        note={t('updated', { date })}
        contents={t('contents')}
        sections={cookieSections.map((id) => ({
          id,
          ...sections[id],
          extra: (
            <>
              {copies[id] && <Text>{copies[id]}</Text>}
              {hasTable(id) && (
                <DataTable
                  aria-labelledby={`${id}-title`}
                  columns={cookieColumns.map((column) => ({ ...column, header: t(`columns.${column.key}`) }))}
                  rows={cookies[id].map(toRow)}
                  none={t('none')}
                />
              )}
              {id === 'choice' && (
                <TextLink asChild>
                  <Link to={localize('/privacy-policy')}>{t('sections.choice.link')}</Link>
                </TextLink>
              )}
            </>
          ),
        }))}
      />
    </>
  )
}
