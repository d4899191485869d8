import { Heading, Section, Stack, Sundial, Text, TextLink, TwoColumns } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePage } from './hooks/use-page'
import { hotel } from './hotel'
import { ContactLinks } from './sections/shared/contact-links'
import { TryAgainButton } from './sections/shared/try-again-button'

/** Shown instead of a page when one of its scripts, a translation file, its loader or its rendering fails. */
export function PageErrorBoundary() {
  const { t } = useTranslation()
  const { handle, localize } = usePage()
  return (
    <>
      <title>{`${t('error.title')} · ${hotel.name}`}</title>
      <meta name="robots" content="noindex" />
      <Section scheme="quiet" aria-labelledby="error" className={handle?.hero && 'below-header'}>
        <TwoColumns ratio="7:5">
          <Stack>
            <Heading as="h1" size="h1" id="error">
              {t('error.title')}
            </Heading>
            <Text>{t('error.text')}</Text>
            <TryAgainButton />
            <TextLink asChild>
              <Link to={localize('/')}>{t('nav.home')}</Link>
            </TextLink>
            <ContactLinks />
          </Stack>
          <Sundial size="large" />
        </TwoColumns>
      </Section>
    </>
  )
}
