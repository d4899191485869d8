import {
  homePageStories,
  otherPageStories,
  type PageSectionStories,
} from '../packages/ui/.storybook/story-index.ts'
import type { StorybookId } from './storybooks.ts'

/** Refers to the docs page of a component in one of the Storybooks. */
export interface ComponentInStorybook {
  storybook: StorybookId
  /** Title of the component's stories. */
  title: string
}

/** A section of a page of the site, with the components that it consists of. */
export interface PageSectionComponents {
  name: string
  /** The story that is shown as a picture of the section. */
  picture: ComponentInStorybook & { story: string }
  components: ComponentInStorybook[]
}

const sectionOfUi = ({ section, picture, stories }: PageSectionStories): PageSectionComponents => ({
  name: section,
  picture: { storybook: 'ui', ...picture },
  components: stories.map((title) => ({ storybook: 'ui', title })),
})

const componentsOf = (storybook: StorybookId, ...names: string[]): ComponentInStorybook[] =>
  names.map((name) => ({ storybook, title: `Components/${name}` }))

const reviews: PageSectionComponents = {
  name: 'Reviews',
  picture: { storybook: 'reviews-widget', title: 'Components/Reviews carousel', story: 'FourReviews' },
  components: componentsOf(
    'reviews-widget',
    'Reviews carousel',
    'Reviews',
    'Review card',
    'Rating badge',
    'Stars',
    'Avatar',
  ),
}

const map: PageSectionComponents = {
  name: 'The map',
  picture: { storybook: 'consent', title: 'Components/Consent gate', story: 'Italian' },
  components: componentsOf('consent', 'Consent gate'),
}

const cookies: PageSectionComponents = {
  name: 'Cookies, on every page',
  picture: { storybook: 'consent', title: 'Components/Consent dialog', story: 'MainMode' },
  components: componentsOf(
    'consent',
    'Consent provider',
    'Consent dialog',
    'Consent reminder',
    'Cookie preferences trigger',
    'Consent script',
  ),
}

/** Inserts a section after the section with the given name. */
const insertAfter = (name: string, section: PageSectionComponents, sections: PageSectionComponents[]) =>
  sections.flatMap((other) => (other.name === name ? [other, section] : [other]))

/** The sections of the home page, in order, each with the stories of its components. */
export const homePageSections = insertAfter(
  'Guests',
  reviews,
  insertAfter('Getting here', map, homePageStories.map(sectionOfUi)),
)

export const otherPageSections = [...otherPageStories.map(sectionOfUi), cookies]
