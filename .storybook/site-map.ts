import { homePageStories, otherPageStories, type PageSection } from '../packages/ui/.storybook/story-index.ts'
import type { StorybookId } from './storybooks.ts'

/** Refers to the docs page of a component in one of the Storybooks. */
export interface ComponentReference {
  storybook: StorybookId
  /** Title of the component's stories. */
  title: string
}

/** A section of a page of the site, with the components that it consists of. */
export interface SiteMapSection {
  name: string
  /** The story that represents the section. */
  picture: ComponentReference & { story: string }
  components: ComponentReference[]
}

const sectionOfUi = ({ section, picture, stories }: PageSection): SiteMapSection => ({
  name: section,
  picture: { storybook: 'ui', ...picture },
  components: stories.map((title) => ({ storybook: 'ui', title })),
})

const componentsOf = (storybook: StorybookId, ...names: string[]): ComponentReference[] =>
  names.map((name) => ({ storybook, title: `Components/${name}` }))

const reviews: SiteMapSection = {
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

const map: SiteMapSection = {
  name: 'The map',
  picture: { storybook: 'consent', title: 'Components/Consent gate', story: 'Italian' },
  components: componentsOf('consent', 'Consent gate'),
}

const cookies: SiteMapSection = {
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
const insertAfter = (name: string, section: SiteMapSection, sections: SiteMapSection[]) =>
  sections.flatMap((other) => (other.name === name ? [other, section] : [other]))

export const homePageSections = insertAfter(
  'Guests',
  reviews,
  insertAfter('The way here', map, homePageStories.map(sectionOfUi)),
)

export const otherPageSections = [...otherPageStories.map(sectionOfUi), cookies]
