import {
  ConsentDialog,
  ConsentGate,
  ConsentProvider,
  ConsentReminder,
  CookiePreferencesTrigger,
} from '@meridiana/consent'
import { createConsentStore } from '@meridiana/consent/core'
import { en as consentMessages } from '@meridiana/consent/locales/en'
import { RatingBadge, Reviews, ReviewsCarousel } from '@meridiana/reviews-widget'
import { en } from '@meridiana/reviews-widget/locales/en'
import {
  Accordion,
  Button,
  FactList,
  FilterPills,
  Section,
  SectionTitle,
  Stack,
  Sundial,
  Text,
} from '@meridiana/ui'
import { createRoot } from 'react-dom/client'

const reviews = [1, 2, 3, 4].map((index) => ({
  reviewId: `${index}`,
  comment: `Review number ${index}. ${'The breakfast alone is a reason to stay another night. '.repeat(index * 2)}`,
  starRating: 6 - index,
  createTime: '2026-08-02T10:00:00Z',
  reviewer: { displayName: 'Anna Kessler', isAnonymous: false },
  ...(index === 1 && { reviewReply: { comment: 'Thank you.' } }),
}))

const views = {
  question: <ConsentDialog logo="Hotel" />,
  reminder: <ConsentReminder />,
  gate: (
    <>
      <ConsentGate category="marketing" service="Google Maps" vendor="Google Ireland Limited" />
      <CookiePreferencesTrigger />
    </>
  ),
  reviews: (
    <>
      <ReviewsCarousel
        messages={en}
        reviews={reviews}
        averageRating={4.8}
        totalReviewCount={193}
        profileUrl="https://reviews.example/hotel"
        dateDisplay="absolute"
        carouselAutoplay={false}
      />
      <Reviews.Root messages={en} reviews={reviews} dateDisplay="absolute">
        <Reviews.List />
      </Reviews.Root>
      <RatingBadge messages={en} averageRating={4.8} totalReviewCount={193} />
    </>
  ),
  ui: (
    <Section scheme="quiet" aria-labelledby="where">
      <Stack>
        <SectionTitle as="h1" size="h1" id="where" marker={<Sundial hour={9} />} kicker="Where we are">
          Between the lagoon and <em>the sea</em>
        </SectionTitle>
        <Text size="lead">The boat from the station stops at our door.</Text>
        <Button asChild>
          <a href="#book">Check availability</a>
        </Button>
        <Button variant="outline">Ask</Button>
        <FilterPills.Root aria-label="Months">
          <FilterPills.Item pressed>May</FilterPills.Item>
          <FilterPills.Item pressed={false}>June</FilterPills.Item>
        </FilterPills.Root>
        <FactList.Root>
          <FactList.Item value="12">minutes by boat</FactList.Item>
          <FactList.Item value={4}>kinds of room</FactList.Item>
        </FactList.Root>
        <Accordion.Root>
          <Accordion.Item question="Is there a garden?" heading="h2">
            Yes.
          </Accordion.Item>
        </Accordion.Root>
      </Stack>
    </Section>
  ),
}

const name = new URLSearchParams(location.search).get('view')
createRoot(document.getElementById('root')).render(
  <ConsentProvider consent={createConsentStore()} messages={consentMessages} suspended={name !== 'question'}>
    <div data-scheme="light" data-ready="">
      {views[name]}
    </div>
  </ConsentProvider>,
)
