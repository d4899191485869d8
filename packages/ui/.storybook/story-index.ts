/**
 * The sections of the home page in order, each with the stories of its components. The page “Welcome” shows this list.
 */
export const homePage = [
  {
    hour: 19,
    section: 'Header',
    stories: [
      'Navigation/Header',
      'Foundations/Mark',
      'Navigation/Language switch',
      'Navigation/Overlay menu',
      'Actions/Button',
    ],
  },
  { hour: 19, section: 'Hero', stories: ['Composites/Hero', 'Composites/Dial pager', 'Actions/Icon button'] },
  {
    hour: 9,
    section: 'Where we are',
    stories: [
      'Layout/Split',
      'Layout/Section title',
      'Pictures/Picture',
      'Typography/Kicker',
      'Typography/Heading',
      'Typography/Text',
      'Lists/Facts',
    ],
  },
  { hour: 8, section: 'Exhibitions', stories: ['Layout/Section', 'Lists/Line list', 'Actions/Text link'] },
  { hour: 20, section: 'Restaurant', stories: ['Layout/Feature', 'Pictures/Picture', 'Actions/Button'] },
  { hour: 11, section: 'The house', stories: ['Layout/Split', 'Foundations/Mark', 'Foundations/Reveal'] },
  { hour: 12, section: 'Services', stories: ['Layout/Section header', 'Lists/Service list'] },
  { hour: 16, section: 'Experience', stories: ['Composites/Carousel', 'Actions/Button'] },
  {
    hour: 10,
    section: 'Journal',
    stories: ['Layout/Section header', 'Cards/Journal card', 'Actions/Text link'],
  },
  { hour: 22, section: 'Rooms', stories: ['Composites/Showcase'] },
  { hour: 18, section: 'Guests', stories: ['Composites/Quotes'] },
  { hour: 21, section: 'A table', stories: ['Layout/Banner', 'Pictures/Parallax picture'] },
  { hour: 9, section: 'The way here', stories: ['Layout/Section', 'Actions/Button'] },
  { hour: 21, section: 'Footer', stories: ['Layout/Footer', 'Foundations/Mark'] },
]

/** The other pages of the site, each with the components that the home page does not use. */
export const otherPages = [
  {
    hour: 22,
    section: 'A room',
    stories: [
      'Layout/Page hero',
      'Layout/Banner',
      'Navigation/Back link',
      'Lists/Facts',
      'Lists/Amenity list',
      'Composites/Gallery',
      'Composites/Lightbox',
      'Cards/Room card',
    ],
  },
  {
    hour: 8,
    section: 'The fairs',
    stories: ['Navigation/Filter pills', 'Cards/Fair card', 'Lists/Skeleton'],
  },
  { hour: 16, section: 'Experience', stories: ['Composites/Sticky scroll', 'Pictures/Parallax picture'] },
  {
    hour: 10,
    section: 'The journal',
    stories: [
      'Typography/Prose',
      'Typography/Pull quote',
      'Typography/Insider tip',
      'Cards/Itinerary card',
      'Pictures/Picture link',
      'Layout/Sticky',
      'Navigation/Breadcrumb',
    ],
  },
  {
    hour: 12,
    section: 'Offers, questions, policies',
    stories: [
      'Layout/Page title',
      'Layout/Document',
      'Cards/Offer card',
      'Lists/Content card',
      'Lists/Accordion',
      'Lists/Data table',
      'Lists/Term list',
      'Typography/Badge',
    ],
  },
  {
    hour: 6,
    section: 'Every page',
    stories: [
      'Navigation/Skip link',
      'Navigation/Language menu',
      'Composites/Dialog',
      'Foundations/Icon',
      'Foundations/Dial',
      'Typography/Visually hidden',
    ],
  },
]

/** Path of a component's docs page, by its story title. */
export const docsPath = (title: string) =>
  `./?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`
