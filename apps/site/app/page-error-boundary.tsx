import { MessagePage, Sundial, TextLink } from '@meridiana/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { openDocument } from './first-view/inline-scripts'
import { usePage } from './hooks/use-page'
import { hotel } from './hotel'
import { MissingTextsError } from './i18n'
import { ContactLinks } from './sections/shared/contact-links'
import { PageLink } from './sections/shared/page-link'
import { TryAgainButton } from './sections/shared/try-again-button'

/** Shown instead of a page whose rendering fails. If it fails for want of texts, the page's document has them. */
export function ErrorBoundary() {
  const { t } = useTranslation()
  const error = useRouteError()
  useEffect(() => {
    if (error instanceof MissingTextsError) openDocument(location.href)
  }, [error])
  const { hero } = usePage()
  return (
    <>
      <title>{`${t('error.title')} · ${hotel.name}`}</title>
      <meta name="robots" content="noindex" />
      <MessagePage
        ornament={<Sundial size="large" />}
        title={t('error.title')}
        text={t('error.text')}
        space={hero ? 'below-header' : undefined}
      >
        <TryAgainButton />
        <TextLink asChild>
          <PageLink to="/">{t('nav.home')}</PageLink>
        </TextLink>
        <ContactLinks />
      </MessagePage>
    </>
  )
}
