import { Button, Heading, Section, Stack, Text } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePage } from '../lib/use-page'
import { PageHead } from '../page-head'

/** Where no other page stands. */
export function Component() {
  const { t } = useTranslation('not-found')
  const { to } = usePage()
  return (
    <>
      <PageHead title={t('meta.title')} description={t('text')} />
      <Section scheme="quiet">
        <Stack>
          <Heading as="h1" size="h1">
            404
          </Heading>
          <Heading as="p" size="h3">
            {t('message')}
          </Heading>
          <Text>{t('text')}</Text>
          <Button asChild>
            <Link to={to('/')}>{t('home')}</Link>
          </Button>
        </Stack>
      </Section>
    </>
  )
}
