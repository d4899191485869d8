/** A section of a page, and the stories of the components in it. */
export interface PageSectionStories {
  /** The hour of day that the section's sundial shows. */
  hour: number
  section: string
  /** The story that is the section's picture on the start page of the combined Storybook. */
  picture: { title: string; story: string }
  stories: string[]
}

/** The sections of the home page in order. The page “Introduction” lists them with their stories. */
export const homePageStories: PageSectionStories[] = [
  {
    hour: 19,
    section: 'Header',
    picture: { title: 'Components/Navigation/Header', story: 'Solid' },
    stories: [
      'Components/Navigation/Header',
      'Components/Foundations/Brand mark',
      'Components/Navigation/Language switch',
      'Components/Navigation/Overlay menu',
      'Components/Actions/Button',
    ],
  },
  {
    hour: 19,
    section: 'Hero',
    picture: { title: 'Components/Composites/Hero', story: 'Playing' },
    stories: [
      'Components/Composites/Hero',
      'Components/Composites/Sundial pager',
      'Components/Composites/Booking search',
      'Components/Actions/Icon button',
    ],
  },
  {
    hour: 9,
    section: 'Where we are',
    picture: { title: 'Components/Layout/Two columns', story: 'PictureAndText' },
    stories: [
      'Components/Layout/Two columns',
      'Components/Layout/Section title',
      'Components/Pictures/Picture',
      'Components/Typography/Kicker',
      'Components/Typography/Heading',
      'Components/Typography/Text',
      'Components/Lists/Fact list',
    ],
  },
  {
    hour: 8,
    section: 'Exhibitions',
    picture: { title: 'Components/Lists/Divided list', story: 'Fairs' },
    stories: ['Components/Layout/Section', 'Components/Lists/Divided list', 'Components/Actions/Text link'],
  },
  {
    hour: 20,
    section: 'Restaurant',
    picture: { title: 'Components/Layout/Feature section', story: 'PictureOnTheLeft' },
    stories: [
      'Components/Layout/Feature section',
      'Components/Pictures/Picture',
      'Components/Actions/Button',
    ],
  },
  {
    hour: 11,
    section: 'The house',
    picture: { title: 'Components/Foundations/Sundial', story: 'HoursOfTheDay' },
    stories: [
      'Components/Layout/Two columns',
      'Components/Foundations/Brand mark',
      'Components/Foundations/Scroll reveal',
    ],
  },
  {
    hour: 12,
    section: 'Services',
    picture: { title: 'Components/Lists/Service list', story: 'WithDescriptions' },
    stories: ['Components/Layout/Section header', 'Components/Lists/Service list'],
  },
  {
    hour: 16,
    section: 'Experience',
    picture: { title: 'Components/Composites/Carousel', story: 'Playing' },
    stories: ['Components/Composites/Carousel', 'Components/Actions/Button'],
  },
  {
    hour: 10,
    section: 'Journal',
    picture: { title: 'Components/Cards/Journal card', story: 'Grid' },
    stories: [
      'Components/Layout/Section header',
      'Components/Cards/Journal card',
      'Components/Actions/Text link',
    ],
  },
  {
    hour: 22,
    section: 'Rooms',
    picture: { title: 'Components/Composites/Showcase', story: 'NineRooms' },
    stories: ['Components/Composites/Showcase'],
  },
  {
    hour: 18,
    section: 'Guests',
    picture: { title: 'Components/Composites/Quotes', story: 'Playing' },
    stories: ['Components/Composites/Quotes'],
  },
  {
    hour: 21,
    section: 'A table',
    picture: { title: 'Components/Layout/Banner', story: 'TopOfAPage' },
    stories: ['Components/Layout/Banner', 'Components/Pictures/Parallax picture'],
  },
  {
    hour: 9,
    section: 'Getting here',
    picture: { title: 'Components/Layout/Section', story: 'ColorSchemes' },
    stories: ['Components/Layout/Section', 'Components/Actions/Button'],
  },
  {
    hour: 21,
    section: 'Footer',
    picture: { title: 'Components/Layout/Footer', story: 'WholeFooter' },
    stories: ['Components/Layout/Footer', 'Components/Foundations/Brand mark'],
  },
]

/** The sections of the other pages, only with the components that the home page does not use. */
export const otherPageStories: PageSectionStories[] = [
  {
    hour: 22,
    section: 'A room',
    picture: { title: 'Components/Composites/Gallery', story: 'EightPictures' },
    stories: [
      'Components/Layout/Page hero',
      'Components/Layout/Banner',
      'Components/Navigation/Back link',
      'Components/Lists/Fact list',
      'Components/Lists/Amenity list',
      'Components/Composites/Gallery',
      'Components/Composites/Lightbox',
      'Components/Cards/Room card',
    ],
  },
  {
    hour: 8,
    section: 'The fairs',
    picture: { title: 'Components/Cards/Fair card', story: 'Grid' },
    stories: [
      'Components/Navigation/Filter pills',
      'Components/Cards/Fair card',
      'Components/Lists/Skeleton',
    ],
  },
  {
    hour: 16,
    section: 'Experience',
    picture: { title: 'Components/Composites/Sticky scroll', story: 'ThreeItems' },
    stories: ['Components/Composites/Sticky scroll', 'Components/Pictures/Parallax picture'],
  },
  {
    hour: 10,
    section: 'The journal',
    picture: { title: 'Components/Typography/Prose', story: 'Article' },
    stories: [
      'Components/Typography/Prose',
      'Components/Typography/Pull quote',
      'Components/Typography/Insider tip',
      'Components/Cards/Itinerary card',
      'Components/Pictures/Picture link',
      'Components/Layout/Sticky',
      'Components/Navigation/Breadcrumb',
    ],
  },
  {
    hour: 12,
    section: 'Offers, questions, policies',
    picture: { title: 'Components/Lists/Accordion', story: 'FirstAnswerOpen' },
    stories: [
      'Components/Layout/Page title',
      'Components/Layout/Document',
      'Components/Layout/Document page',
      'Components/Cards/Offer card',
      'Components/Lists/Content card',
      'Components/Lists/Accordion',
      'Components/Lists/Data table',
      'Components/Lists/Term list',
      'Components/Typography/Badge',
      'Components/Actions/External link',
      'Components/Typography/Rich text',
      'Components/Pictures/Map drawing',
    ],
  },
  {
    hour: 6,
    section: 'Every page',
    picture: { title: 'Components/Foundations/Icon', story: 'ControlIcons' },
    stories: [
      'Components/Navigation/Skip link',
      'Components/Navigation/Language menu',
      'Components/Composites/Dialog',
      'Components/Composites/Notice',
      'Components/Layout/Message page',
      'Components/Foundations/Icon',
      'Components/Foundations/Sundial',
      'Components/Typography/Visually hidden',
    ],
  },
]

/** Path of a component's docs page, by its story title. */
export const docsPagePath = (title: string) =>
  `./?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`
