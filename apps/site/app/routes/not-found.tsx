import { Button, Heading, Section, Stack, Sundial, Text, TwoColumns } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { PageHandle } from '../hooks/use-page'
import { PageHead } from '../sections/shared/page-head'
import { PageLink } from '../sections/shared/page-link'

export const handle = { notFound: true } satisfies PageHandle

export default function NotFoundPage() {
  const { t } = useTranslation('not-found')
  return (
    <>
      <PageHead title={t('meta.title')} description={t('text')} />
      <Section scheme="quiet" aria-labelledby="missing">
        <TwoColumns ratio="7:5">
          <Stack>
            <Text size="lead">{t('code')}</Text>
            <Heading as="h1" size="h1" id="missing">
              {t('message')}
            </Heading>
            <Text>{t('text')}</Text>
            <Button asChild>
              <PageLink to="/">{t('home')}</PageLink>
            </Button>
          </Stack>
          <Sundial size="large" />
        </TwoColumns>
      </Section>
    </>
  )
}
