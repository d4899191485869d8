import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { ComponentInStorybook, PageSectionComponents } from './site-map.ts'
import { type StorybookId, storybooks } from './storybooks.ts'

/** URL of a built Storybook, or of its server in development. */
function storybookUrl(id: StorybookId) {
  const port = storybooks.find((storybook) => storybook.id === id)?.port
  return import.meta.env.DEV ? `http://localhost:${port}` : `./${id}`
}

const nameOf = (title: string) => title.slice(title.lastIndexOf('/') + 1)

const docsPath = ({ storybook, title }: ComponentInStorybook) =>
  `./?path=/docs/${storybook}_${toId(title, 'docs')}`

/**
 * A small picture of a story, in a frame. It is inert, so that Tab skips it: the links below it lead to the components
 * of the section.
 */
const Thumbnail = ({ storybook, title, story }: PageSectionComponents['picture']) => (
  <div className="thumbnail" inert>
    <iframe
      src={`${storybookUrl(storybook)}/iframe.html?id=${toId(title, storyNameFromExport(story))}&viewMode=story`}
      title={nameOf(title)}
      loading="lazy"
    />
  </div>
)

/**
 * Links to the Storybook of each package: the combined Storybook does not show its toolbars, such as the menu for the
 * language.
 */
export const StorybookLinks = () => (
  <ul className="storybook-links">
    {storybooks.map(({ id, title }) => (
      <li key={id}>
        <a href={`${storybookUrl(id)}/`} target="_top">
          {title}
        </a>
      </li>
    ))}
  </ul>
)

/** The sections of a page, each with a picture and with links to its components. */
export const SectionList = ({ sections }: { sections: PageSectionComponents[] }) => (
  <ol className="sections">
    {sections.map(({ name, picture, components }) => (
      <li key={name} className="section">
        <Thumbnail {...picture} />
        <h3>{name}</h3>
        <ul>
          {components.map((component) => (
            <li key={component.title}>
              <a href={docsPath(component)} target="_top">
                {nameOf(component.title)}
              </a>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
)
