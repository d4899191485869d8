import { Button, DocumentPage, RichText, Section, Sundial, TextLink } from '@meridiana/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { directions } from '../directions'
import { usePage } from '../hooks/use-page'
import { activeLanguage } from '../i18n'
import { toPhoneUrl } from '../lib/contact-urls'
import { formatDirectionsFacts } from '../lib/facts/directions-facts'
import { languageOfPath } from '../lib/languages/paths'
import { hotelDirectionsUrl } from '../lib/map'
import type { PageHandle } from '../lib/page-handle'
import { createBreadcrumbJsonLd } from '../lib/structured-data/json-ld'
import { SectionText } from '../sections/documents/section-text'
import { ExternalLink } from '../sections/shared/external-link'
import { HotelMap } from '../sections/shared/hotel-map'
import { PageHead } from '../sections/shared/page-head'
import { FragmentLink } from '../sections/shared/page-link'
import { StructuredData } from '../sections/shared/structured-data'

const { station, bus, taxi, trafficZone } = directions

/** Ids of the sections, in reading order. Texts: `sections.<id>` in `getting-here.json`. */
const sectionIds = ['car', 'train', 'air', 'bus', 'taxi', 'zone', 'parking'] as const

export const handle = { texts: ['getting-here'] } satisfies PageHandle

/** Formats the facts and dates that the page shows. */
export const loader = async ({ url }: LoaderFunctionArgs) =>
  formatDirectionsFacts(languageOfPath(url.pathname))

/** The page about the way to the hotel, by car, train, plane, bus and taxi, with a map. */
export default function GettingHerePage() {
  const { t, i18n } = useTranslation('getting-here')
  const { t: common } = useTranslation()
  const { path } = usePage()
  const values = useLoaderData<typeof loader>()
  const sections = t('sections', { returnObjects: true, ...values })
  const links: Partial<Record<(typeof sectionIds)[number], ReactNode>> = {
    car: (
      <Button asChild variant="outline">
        <ExternalLink href={hotelDirectionsUrl}>{common('map.directions')}</ExternalLink>
      </Button>
    ),
    train: <Outside href={station.timetableUrl}>{sections.train.link}</Outside>,
    bus: <Outside href={bus.timetableUrl}>{sections.bus.link}</Outside>,
    taxi: <TextLink href={toPhoneUrl(taxi.phone)}>{sections.taxi.call}</TextLink>,
    zone: <Outside href={trafficZone.url}>{sections.zone.link}</Outside>,
  }
  const trail = [
    { name: common('nav.home'), path: '/' },
    { name: t('kicker'), path },
  ]
  return (
    <>
      <PageHead title={t('meta.title', { ...values })} description={t('meta.description', { ...values })} />
      <DocumentPage
        marker={<Sundial hour={9} />}
        kicker={t('kicker')}
        title={<RichText>{t('title')}</RichText>}
        lead={t('lead', { ...values })}
        note={t('coordinates', { ...values })}
        contents={t('contents')}
        link={FragmentLink}
        printColumns={2}
        sections={sectionIds.map((id) => ({
          id,
          title: sections[id].title,
          children: (
            <>
              <SectionText {...sections[id]} />
              {links[id]}
            </>
          ),
        }))}
      >
        <Section space="compact" aria-label={common('map.frame')}>
          <HotelMap priority />
        </Section>
      </DocumentPage>
      <StructuredData
        data={import.meta.env.SSR ? createBreadcrumbJsonLd(trail, activeLanguage(i18n)) : undefined}
      />
    </>
  )
}

const Outside = ({ href, children }: { href: string; children: ReactNode }) => (
  <TextLink asChild>
    <ExternalLink href={href}>{children}</ExternalLink>
  </TextLink>
)
