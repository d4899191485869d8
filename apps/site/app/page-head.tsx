import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { usePage } from './hooks/use-page'
import { useSocialImage } from './hooks/use-pictures'
import { hotel } from './hotel'
import { activeLanguage } from './lib/i18n'
import { defaultLanguage, languageCodes } from './lib/languages'
import { languageOfPath } from './lib/paths'

interface PageHeadProps {
  title: string
  description: string
}

/** Title and metadata for search engines and link previews. React moves them into `<head>`. */
export function PageHead({ title, description }: PageHeadProps) {
  const { i18n } = useTranslation()
  const { paths, handle } = usePage()
  const path = paths[languageOfPath(useLocation().pathname) ?? defaultLanguage]
  const picture = useSocialImage()
  const toUrl = (path: string) => `${hotel.origin}${path}`
  if (handle.path === undefined) {
    return (
      <>
        <title>{title}</title>
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
      {picture && <meta property="og:image" content={toUrl(picture)} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:locale" content={activeLanguage(i18n)} />
    </>
  )
}
