import type { ComponentGuides } from '../../../scripts/storybook/component-guide.ts'

/** How to use each component, and which keyboard keys it handles. The docs pages show these guides. */
export const componentGuides: ComponentGuides = {
  Avatar: {
    pattern: 'picture without a name of its own: the name is beside it',
    do: 'Pass the reviewer as the service delivers it: initials replace a photo that is missing.',
    dont: 'Do not use it for staff.',
  },
  RatingBadge: {
    pattern: 'link, native',
    keys: { Enter: 'opens the profile' },
    do: 'Pass `profileUrl`, so that a guest can check the number.',
    dont: 'Do not round the average up.',
  },
  ReviewCard: {
    pattern: 'article with a disclosure for the rest of a long text',
    keys: { 'Enter, Space': 'show the whole text, or the original language' },
    do: 'Use it in a grid of your own.',
    dont: 'Do not change the words of a review.',
  },
  Reviews: {
    pattern: 'carousel or list, by the parts that you use',
    keys: { 'Left, Right': 'in the carousel: previous and next review' },
    do: 'Use it when the parts need another order than in `ReviewsCarousel`.',
    dont: 'Do not leave out `Reviews.Rotation` while `carouselAutoplay` is on.',
  },
  ReviewsCarousel: {
    pattern: 'carousel',
    keys: {
      Tab: 'pause, previous, next, then the visible cards',
      'Left, Right': 'previous and next review',
      'Enter, Space': 'press the focused button',
    },
    notes:
      'autoplay stops under the pointer and while the keyboard focus is inside; hidden slides take no focus',
    do: 'Pass the reviews from the server, so that they are in its HTML.',
    dont: 'Do not leave out bad reviews and keep the average of all.',
  },
  Stars: {
    pattern: 'image with a name, “4.8 of 5 stars”',
    do: 'Use it beside the number.',
    dont: 'Do not use it as an input.',
  },
}
