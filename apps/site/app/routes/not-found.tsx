import { Button, MessagePage } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../hooks/use-page'
import { PageHead } from '../sections/shared/page-head'
import { PageLink } from '../sections/shared/page-link'

export const handle = { notFound: true } satisfies PageHandle

/** The page for addresses that do not exist. */
export default function NotFoundPage() {
  const { t } = useTranslation('not-found')
  return (
    <>
      <PageHead title={t('meta.title')} description={t('text')} />
      <MessagePage code={t('code')} title={t('message')} text={t('text')}>
        <Button asChild>
          <PageLink to="/">{t('home')}</PageLink>
        </Button>
      </MessagePage>
    </>
  )
}
