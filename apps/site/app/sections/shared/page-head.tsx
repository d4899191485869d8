import { usePage } from '../../hooks/use-page'
import { hotel } from '../../hotel'
import { defaultLanguage, languageCodes, locales } from '../../lib/languages/languages'
import { socialImagePath } from '../../lib/languages/paths'

interface PageHeadProps {
  /** Title of the document: the page's own title, then ` · ` or ` – ` and the hotel's name. */
  title: string
  description: string
}

/** Title and metadata for search engines and link previews. React moves them into `<head>`. */
export function PageHead({ title, description }: PageHeadProps) {
  const { paths, notFound, language: own } = usePage()
  const path = paths[own]
  const toUrl = (path: string) => `${hotel.origin}${path}`
  // The picture for link previews contains the title, so its alternative text is the title.
  const imageText = title.split(` – ${hotel.name}`)[0]?.split(' · ')[0]
  if (notFound) {
    return (
      <>
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
      </>
    )
  }
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={toUrl(path)} />
      {languageCodes.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={toUrl(paths[language])} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={toUrl(paths[defaultLanguage])} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={hotel.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={toUrl(path)} />
      <meta property="og:image" content={toUrl(socialImagePath(path))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageText} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={imageText} />
      <meta property="og:locale" content={locales[own].replace('-', '_')} />
    </>
  )
}
