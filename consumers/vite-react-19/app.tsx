import { ReviewsCarousel } from '@meridiana/reviews-widget'
import { en } from '@meridiana/reviews-widget/locales/en'
import '@meridiana/reviews-widget/styles.css'
import { Header, OverlayMenu } from '@meridiana/ui'
import { App as ConsentExample } from './readme/consent/app.js'
import { Page } from './readme/ui/page.js'
import { RoutedGallery, RoutedMenu, RoutedMenuLink } from './readme/ui/routed.js'
import { sampleReviews } from './reviews.js'

const picture = (colour: string) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='900' height='600'><path fill='${colour}' d='M0 0h900v600H0z'/></svg>`

const Menu = () => (
  <RoutedMenu>
    <OverlayMenu.Trigger aria-label="Menu" />
    <OverlayMenu.Content title="Hotel" closeLabel="Close">
      <OverlayMenu.Nav aria-label="Pages">
        <RoutedMenuLink to="#rooms">Rooms</RoutedMenuLink>
      </OverlayMenu.Nav>
    </OverlayMenu.Content>
  </RoutedMenu>
)

/**
 * One page with the first example of each README, and with other components that a hotel needs: header, menu, gallery.
 */
export const App = () => (
  <>
    <nav aria-label="Hotel">
      <Header.Root>
        <Menu />
        <Header.Brand href="#top">Hotel</Header.Brand>
      </Header.Root>
    </nav>
    <Page />
    <section aria-label="Pictures">
      <RoutedGallery
        aria-label="The house"
        pictures={['olive', 'tan', 'teal'].map((colour) => ({
          src: picture(colour),
          width: 900,
          height: 600,
          alt: `A wall in ${colour}`,
        }))}
        messages={{
          title: 'Pictures',
          close: 'Close',
          previous: 'Previous',
          next: 'Next',
          thumbnails: 'All pictures',
          position: '{place} of {count}',
        }}
      />
    </section>
    <ReviewsCarousel
      messages={en}
      reviews={sampleReviews}
      averageRating={4.8}
      totalReviewCount={193}
      profileUrl="https://reviews.example/hotel"
      business={{ name: 'Hotel' }}
    />
    <section aria-label="Map">
      <ConsentExample />
    </section>
  </>
)
