import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { type BookId, books } from './books.ts'
import type { Part, Place } from './site-map.ts'

/** Address of a book's build, or of its server in development. */
function addressOf(id: BookId) {
  const port = books.find((book) => book.id === id)?.port
  return import.meta.env.DEV ? `http://localhost:${port}` : `./${id}`
}

const nameOf = (title: string) => title.slice(title.lastIndexOf('/') + 1)

const docsPath = ({ book, title }: Part) => `./?path=/docs/${book}_${toId(title, 'docs')}`

/** A story, scaled down. It is decoration: the links below it have the names. */
const Thumbnail = ({ book, title, story }: Place['picture']) => (
  <div className="thumbnail" inert>
    <iframe
      src={`${addressOf(book)}/iframe.html?id=${toId(title, storyNameFromExport(story))}&viewMode=story`}
      title={nameOf(title)}
      loading="lazy"
    />
  </div>
)

/** Links to the Storybooks themselves, because the entry cannot show their toolbars. */
export const BookLinks = () => (
  <ul className="book-links">
    {books.map(({ id, title }) => (
      <li key={id}>
        <a href={`${addressOf(id)}/`} target="_top">
          {title}
        </a>
      </li>
    ))}
  </ul>
)

/** The parts of a page, each with a picture and with links to its components. */
export const Places = ({ places }: { places: Place[] }) => (
  <ol className="places">
    {places.map(({ name, picture, parts }) => (
      <li key={name} className="place">
        <Thumbnail {...picture} />
        <h3>{name}</h3>
        <ul>
          {parts.map((part) => (
            <li key={part.title}>
              <a href={docsPath(part)} target="_top">
                {nameOf(part.title)}
              </a>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
)
