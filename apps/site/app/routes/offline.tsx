import { Heading, Section, Stack, Sundial, Text, TextLink, TwoColumns } from '@meridiana/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { usePage } from '../hooks/use-page'
import { isUrlReachable } from '../lib/missing-script'
import { listSavedPages, parseUnavailablePath, type SavedPage } from '../lib/saved-pages'
import { PageHead } from '../page-head'
import { ContactLinks } from '../sections/shared/contact-links'
import { RichText } from '../sections/shared/rich-text'
import { TryAgainButton } from '../sections/shared/try-again-button'

/**
 * The offline page, shown instead of a page that needs the network and has no copy. Opens that page when the network is
 * back.
 */
export default function OfflinePage() {
  const { t } = useTranslation('offline')
  const { localize } = usePage()
  const { pathname, hash } = useLocation()
  const [copies, setCopies] = useState<SavedPage[]>([])
  const wanted = parseUnavailablePath(hash, localize('/'))
  const openWanted = () => window.location.replace(wanted)
  useEffect(() => {
    listSavedPages(pathname).then(setCopies, () => {})
  }, [pathname])
  useEffect(() => {
    // The event says only that there is a network, not that it reaches the host.
    const open = async () => {
      if (await isUrlReachable(wanted)) window.location.replace(wanted)
    }
    window.addEventListener('online', open)
    return () => window.removeEventListener('online', open)
  }, [wanted])
  return (
    <>
      <PageHead title={t('meta.title')} description={t('text')} />
      <Section scheme="quiet" aria-labelledby="offline">
        <TwoColumns ratio="7:5" align="start">
          <Stack>
            <Heading as="h1" size="h1" id="offline">
              <RichText>{t('title')}</RichText>
            </Heading>
            <Text>{t('text')}</Text>
            <TryAgainButton onReachable={openWanted} />
            <ContactLinks />
          </Stack>
          <Sundial size="large" />
        </TwoColumns>
        {copies.length > 0 && (
          <Stack className="saved-pages">
            <Heading as="h2" size="h3" id="copies">
              {t('pages')}
            </Heading>
            <ul aria-labelledby="copies">
              {copies.map((copy) => (
                <li key={copy.path}>
                  <TextLink href={copy.path}>{copy.title}</TextLink>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Section>
    </>
  )
}
