import { Button, Dial, Heading, Section, Split, Stack, Text, TextLink } from '@meridiana/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePage } from './hooks/use-page'
import { hotel } from './hotel'
import { phoneUrl } from './lib/contact-urls'
import { isReachable } from './lib/missing-script'
import { ExternalLink } from './sections/shared/external-link'

/** Shown instead of a page when one of its scripts, a translation file, its loader or its rendering fails. */
export function PageError() {
  const { t } = useTranslation()
  const { localize } = usePage()
  const [offline, setOffline] = useState(false)
  const tryAgain = async () => {
    setOffline(false)
    if (await isReachable(window.location.href)) window.location.reload()
    else setOffline(true)
  }
  return (
    <>
      <title>{`${t('error.title')} · ${hotel.name}`}</title>
      <meta name="robots" content="noindex" />
      <Section scheme="quiet" aria-labelledby="error">
        <Split ratio="7:5">
          <Stack>
            <Heading as="h1" size="h1" id="error">
              {t('error.title')}
            </Heading>
            <Text>{t('error.text')}</Text>
            <Button onClick={tryAgain}>{t('error.again')}</Button>
            <Text role="status">{offline && t('error.offline')}</Text>
            <TextLink asChild>
              <Link to={localize('/')}>{t('nav.home')}</Link>
            </TextLink>
            <TextLink href={phoneUrl}>{hotel.phone}</TextLink>
            <TextLink asChild>
              <ExternalLink href={hotel.chat.url}>{t('footer.chat')}</ExternalLink>
            </TextLink>
          </Stack>
          <Dial size="figure" />
        </Split>
      </Section>
    </>
  )
}
