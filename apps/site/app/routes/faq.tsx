import { Accordion, DocumentPage, RichText, Sundial, TermList } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { faqGroups } from '../content/faq'
import { hotel } from '../hotel'
import { formatFaqFacts } from '../lib/facts/faq-facts'
import { withNoBreakSpaces } from '../lib/formats/format'
import { languageOfPath } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import { createFaqJsonLd } from '../lib/structured-data/json-ld'
import { FaqItem } from '../sections/documents/faq-item'
import { ContactText } from '../sections/shared/contact-text'
import { PageHead } from '../sections/shared/page-head'
import { FragmentLink } from '../sections/shared/page-link'
import { StructuredData } from '../sections/shared/structured-data'

export const handle = { texts: ['faq'] } satisfies PageHandle

/** Formats the facts and dates that the page shows. */
export const loader = async ({ url }: LoaderFunctionArgs) => formatFaqFacts(languageOfPath(url.pathname))

export default function FaqPage() {
  const { t } = useTranslation('faq')
  const values = {
    ...useLoaderData<typeof loader>(),
    nights: t('nights', { count: hotel.stay.nightsCharged }),
    firstNights: t('firstNights', { count: hotel.stay.nightsCharged }),
    email: hotel.email,
  }
  const { title, items } = t('policies', { returnObjects: true, ...values })
  const groups = faqGroups.map(({ id, questions }) => ({
    id,
    questions: questions.map(({ id, link }) => ({
      id,
      link,
      question: t(`questions.${id}.question`, values),
      answer: t(`questions.${id}.answer`, values),
    })),
  }))
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <DocumentPage
        marker={<Sundial hour={13} />}
        kicker={t('kicker')}
        title={<RichText>{t('title')}</RichText>}
        lead={<ContactText>{t('lead', { ...values, phone: withNoBreakSpaces(hotel.phone) })}</ContactText>}
        contents={t('contents')}
        link={FragmentLink}
        sections={[
          ...groups.map(({ id, questions }) => ({
            id,
            title: t(`groups.${id}`),
            children: (
              <Accordion.Root>
                {questions.map(({ id, ...question }) => (
                  <FaqItem key={id} {...question} />
                ))}
              </Accordion.Root>
            ),
          })),
          { id: 'policies', title, children: <TermList.Root items={items} /> },
        ]}
      />
      <StructuredData
        data={import.meta.env.SSR ? createFaqJsonLd(groups.flatMap(({ questions }) => questions)) : undefined}
      />
    </>
  )
}
