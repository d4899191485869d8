import { Button, MessagePage, Sundial } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../lib/page-handle'
import { PageHead } from '../sections/shared/page-head'
import { PageLink } from '../sections/shared/page-link'

export const handle = { notFound: true } satisfies PageHandle

/** The page for addresses that do not exist. */
export default function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={t('notFound.meta.title')} description={t('notFound.text')} />
      <MessagePage
        ornament={<Sundial size="large" />}
        code={t('notFound.code')}
        title={t('notFound.message')}
        text={t('notFound.text')}
      >
        <Button asChild>
          <PageLink to="/">{t('notFound.home')}</PageLink>
        </Button>
      </MessagePage>
    </>
  )
}
