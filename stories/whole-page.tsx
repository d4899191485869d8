import { useState } from 'react'
import {
  ConsentDialog,
  ConsentGate,
  ConsentProvider,
  CookiePreferencesTrigger,
} from '../packages/consent/src'
import { createConsentStore } from '../packages/consent/src/core'
import { linksTo, messagesByLanguage, policyNames } from '../packages/consent/test/story-page'
import { ReviewsCarousel } from '../packages/reviews-widget/src'
import { de } from '../packages/reviews-widget/src/locales/de'
import { en } from '../packages/reviews-widget/src/locales/en'
import { it } from '../packages/reviews-widget/src/locales/it'
import { he } from '../packages/reviews-widget/test/he'
import { sevenReviews } from '../packages/reviews-widget/test/reviews'
import {
  BookingForm,
  Button,
  CardLink,
  Footer,
  Header,
  Hero,
  OverlayMenu,
  Picture,
  RoomCard,
  Section,
  SectionHeader,
  SectionTitle,
  Stack,
  Sundial,
  SundialPager,
  Text,
  TextLink,
  TwoColumns,
} from '../packages/ui/src'
import { messagesFor, type StoryLanguage } from '../packages/ui/test/messages'
import { pictureUrl } from '../packages/ui/test/picture-url'
import { storyLogo } from './story-logo.tsx'

const reviewMessages = { de, en, he, it }
const drawings = ['golden-hour', 'dusk', 'evening', 'morning', 'noon']
const drawing = (index: number) => ({
  src: pictureUrl(`drawings/${drawings[index]}.svg`),
  width: 2400,
  height: 1500,
  alt: '',
})
const noStorage = { getItem: () => null, setItem: () => {} }

interface PageProps {
  language: StoryLanguage
  /** Whether the titles have sundials, as those of Casa Meridiana. */
  hasSundials: boolean
  /** Whether the page asks for consent. */
  asks: boolean
}

/** A page with components of all packages. */
export function WholePage({ language, hasSundials, asks }: PageProps) {
  const [consent] = useState(() => createConsentStore({ storage: noStorage }))
  const messages = messagesFor({ globals: { language, theme: hasSundials ? '' : 'another-hotel' } })
  const { slides, ...hero } = messages.hero
  const markerAt = (hour: number) => hasSundials && <Sundial hour={hour} />
  return (
    <ConsentProvider consent={consent} messages={messagesByLanguage[language]} suspended={!asks}>
      <Header.Root hero="hero">
        <OverlayMenu.Root>
          <OverlayMenu.Trigger aria-label={messages.menu.open} />
          <OverlayMenu.Content title={messages.menu.title} closeLabel={messages.menu.close}>
            <OverlayMenu.Nav aria-label={messages.menu.nav}>
              {messages.nav.map((label, index) => (
                <OverlayMenu.Link key={label} href={`#${index}`}>
                  {label}
                </OverlayMenu.Link>
              ))}
            </OverlayMenu.Nav>
          </OverlayMenu.Content>
        </OverlayMenu.Root>
        <Header.Nav aria-label={messages.menu.nav}>
          {messages.nav.map((label, index) => (
            <Header.Link key={label} href={`#${index}`}>
              {label}
            </Header.Link>
          ))}
        </Header.Nav>
        <Header.Brand href="#home">
          {storyLogo}
          {messages.brand}
        </Header.Brand>
        <Header.Actions>
          <Button asChild variant="outline" size="compact">
            <a href="#reserve">{messages.reserve}</a>
          </Button>
        </Header.Actions>
      </Header.Root>
      <main>
        <Hero
          id="hero"
          messages={hero}
          autoplay={false}
          pager={hasSundials ? SundialPager : undefined}
          action={
            <Button asChild>
              <a href="#check">{messages.check}</a>
            </Button>
          }
          slides={slides.map((slide, index) => ({
            ...slide,
            id: `${index}`,
            marker: markerAt(8 + 2 * index),
            picture: drawing(index),
          }))}
        />
        <Section space="bar" aria-label={messages.booking.label}>
          <BookingForm
            action="https://booking.example/"
            parameters={{ checkin: 'checkin', checkout: 'checkout', guests: 'guests' }}
            maxGuests={4}
            messages={messages.booking.messages}
            aria-label={messages.booking.label}
          />
        </Section>
        <Section scheme="quiet" aria-labelledby="where">
          <TwoColumns ratio="5:6">
            <Picture.Arch>
              <Picture.Root
                src={pictureUrl('drawings/where.svg')}
                width={1200}
                height={1420}
                alt={messages.where.picture}
              />
            </Picture.Arch>
            <Stack>
              <SectionTitle id="where" marker={markerAt(9)} kicker={messages.where.kicker}>
                {messages.where.title}
              </SectionTitle>
              <Text size="lead">{messages.where.text}</Text>
              <Button variant="outline">{messages.viewMore}</Button>
            </Stack>
          </TwoColumns>
        </Section>
        <Section aria-labelledby="rooms">
          <SectionHeader action={<TextLink href="#rooms">{messages.allRooms}</TextLink>}>
            <SectionTitle id="rooms" marker={markerAt(22)} kicker={messages.rooms.kicker}>
              {messages.rooms.title}
            </SectionTitle>
          </SectionHeader>
          <RoomCard.Grid size="preview">
            {messages.rooms.items.map(({ name, note }, index) => (
              <RoomCard.Root
                key={name}
                media={<Picture.Root {...drawing(index)} />}
                title={<CardLink href={`#${name}`}>{name}</CardLink>}
                note={note}
                more={messages.viewMore}
              />
            ))}
          </RoomCard.Grid>
        </Section>
        <Section scheme="quiet" aria-label={messages.kickers[6]?.text}>
          <ReviewsCarousel
            messages={reviewMessages[language]}
            reviews={sevenReviews}
            averageRating={4.8}
            totalReviewCount={193}
            autoplay={false}
          />
        </Section>
        <Section aria-label={messages.map.label}>
          <ConsentGate
            category="marketing"
            service="Google Maps"
            vendor="Google Ireland Limited"
            alternative={<a href="#map">Google Maps</a>}
          />
        </Section>
      </main>
      <Footer.Root>
        <Footer.Columns>
          <Footer.Column>
            <Footer.Brand>{messages.brand}</Footer.Brand>
            <p>{messages.footer.line}</p>
          </Footer.Column>
          <Footer.Column heading={messages.footer.legal}>
            <Footer.Link href="#privacy">{messages.footer.privacy}</Footer.Link>
            <Footer.Link asChild>
              <CookiePreferencesTrigger />
            </Footer.Link>
          </Footer.Column>
        </Footer.Columns>
      </Footer.Root>
      <ConsentDialog logo={storyLogo} policyLinks={linksTo(policyNames[language])} />
    </ConsentProvider>
  )
}
