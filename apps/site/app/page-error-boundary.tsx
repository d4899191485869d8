import { MessagePage, Sundial, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { usePage } from './hooks/use-page'
import { hotel } from './hotel'
import { ContactLinks } from './sections/shared/contact-links'
import { PageLink } from './sections/shared/page-link'
import { TryAgainButton } from './sections/shared/try-again-button'

/** Shown instead of a page whose rendering fails. */
export function ErrorBoundary() {
  const { t } = useTranslation()
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
