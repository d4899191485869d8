import { OfferCard, RichText, Section, SectionTitle, Stack, Sundial, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import loggia from '../../pictures/loggia-arches.webp?picture'
import road from '../../pictures/road.webp?picture'
import { type OfferId, offers } from '../content/offers'
import { useEnquiryUrl } from '../hooks/use-enquiry-url'
import { hotel } from '../hotel'
import { hotelDetails } from '../hotel-details'
import { formatArrivalDays, formatOfferPrices } from '../lib/facts/offer-prices'
import { formatFirstAndLastDay, formatTime } from '../lib/formats/format'
import { spellNumber, spellOrdinal } from '../lib/formats/number-words'
import { languageOfPath } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import { OfferSection } from '../sections/offers/offer'
import { PageHead } from '../sections/shared/page-head'
import { PageLink } from '../sections/shared/page-link'

const pictures = { 'stay-3-pay-2': loggia, 'berici-escape': road } satisfies Record<OfferId, object>

/** Values that the translations of an offer interpolate. */
interface OfferValues extends ReturnType<typeof formatOfferPrices> {
  nights: string
  paid?: string | undefined
  /** First and last weekday on which the stay can begin, formatted. */
  from?: string | undefined
  to?: string | undefined
  /** First and last day of the stays that the offer covers, formatted. */
  since: string
  until: string
  bicycles?: string | undefined
  lateUntil: string
}

export const handle = { texts: ['offers'] } satisfies PageHandle

/** Formats the facts and dates that the page shows. */
export async function loader({ url }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const number = (count: number | undefined) =>
    count === undefined ? undefined : spellNumber(count, language)
  const values = Object.fromEntries(
    offers.map((offer) => {
      const { id, nights, paid, valid, fixed } = offer
      const days = formatFirstAndLastDay({ from: valid.from, to: valid.until }, language)
      return [
        id,
        {
          nights: number(nights),
          paid: number(paid),
          ...formatArrivalDays(language),
          since: days.from,
          until: days.to,
          bicycles: number(fixed?.bicycles),
          ...formatOfferPrices(offer, language),
          lateUntil: formatTime(hotelDetails.lateCheckOut.until, language),
        },
      ]
    }),
  ) as Record<OfferId, OfferValues>
  return {
    values,
    terms: {
      day: spellOrdinal(hotel.stay.freeCancellationDays, language),
      time: formatTime(hotel.stay.freeCancellationTime, language),
      hours: hotel.bookHere.answerHours,
    },
  }
}

export default function OffersPage() {
  const { t } = useTranslation('offers')
  const { values, terms } = useLoaderData<typeof loader>()
  const enquiryUrl = useEnquiryUrl()
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <Section scheme="quiet" space="compact" aria-labelledby="offers">
        <Stack>
          <SectionTitle as="h1" size="h1" id="offers" marker={<Sundial hour={17} />} kicker={t('kicker')}>
            <RichText>{t('title')}</RichText>
          </SectionTitle>
          <Text size="lead">{t('lead', terms)}</Text>
        </Stack>
      </Section>
      <Section>
        <Stack gap="wide">
          <OfferCard.Grid>
            {offers.map(({ id }) => (
              <OfferSection
                key={id}
                id={id}
                title={<RichText>{t(`offers.${id}.title`)}</RichText>}
                blurb={t(`offers.${id}.blurb`, { ...values[id] })}
                details={t(`offers.${id}.details`, {
                  returnObjects: true,
                  bar: hotel.bar.name,
                  ...values[id],
                })}
                picture={{ ...pictures[id], alt: t(`offers.${id}.picture`) }}
                enquiry={{ href: enquiryUrl(t(`offers.${id}.subject`)), label: t('enquire') }}
              />
            ))}
          </OfferCard.Grid>
          <TextLink asChild>
            <PageLink to="/fiere">{t('fairs')}</PageLink>
          </TextLink>
        </Stack>
      </Section>
    </>
  )
}
