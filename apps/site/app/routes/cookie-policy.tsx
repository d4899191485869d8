import { DataTable, DocumentPage, RichText, Sundial, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type CookieRow, cookieColumns, cookieSections, cookies } from '../content/cookies'
import { hotel } from '../hotel'
import { formatDate, formatDuration } from '../lib/formats/format'
import { languageOfPath } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import { SectionText } from '../sections/documents/section-text'
import { PageHead } from '../sections/shared/page-head'
import { FragmentLink, PageLink } from '../sections/shared/page-link'

export const handle = { texts: ['cookies'] } satisfies PageHandle

/** Formats the facts and dates that the page shows. */
export async function loader({ url }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
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
  const { date, expiries } = useLoaderData<typeof loader>()
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
        marker={<Sundial hour={15} />}
        kicker={t('kicker')}
        title={<RichText>{t('title')}</RichText>}
        lead={t('lead')}
        note={t('updated', { date })}
        contents={t('contents')}
        link={FragmentLink}
        sections={cookieSections.map((id) => ({
          id,
          title: sections[id].title,
          children: (
            <>
              <SectionText {...sections[id]} />
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
                  <PageLink to="/privacy-policy">{t('sections.choice.link')}</PageLink>
                </TextLink>
              )}
            </>
          ),
        }))}
      />
    </>
  )
}
