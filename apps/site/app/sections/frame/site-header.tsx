import { Button, Header, LanguageSwitch, OverlayMenu } from '@meridiana/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlainClick } from '../../first-view/inline-scripts'
import { setPart } from '../../first-view/parts'
import { useFragment } from '../../hooks/use-fragment'
import { useLanguageChoice } from '../../hooks/use-language-choice'
import { usePage } from '../../hooks/use-page'
import { hotel } from '../../hotel'
import { BrandMark } from '../shared/brand-mark'
import { BookingLink, ExternalLink } from '../shared/external-link'
import { PageLink } from '../shared/page-link'

/** Links of the header: path, and translation key of the text. */
const links = [
  { path: '/rooms', label: 'nav.rooms' },
  { path: '/restaurant', label: 'nav.restaurant' },
  { path: '/experience', label: 'nav.experience' },
  { path: '/vicenza', label: 'nav.vicenza' },
  { path: '/fiere', label: 'nav.fairs' },
] as const

/** Header of every page: transparent over the hero of a page, always solid on `/fiere`. */
export function SiteHeader() {
  const languages = useLanguageChoice()
  const { t } = useTranslation()
  const { hero, notFound, path } = usePage()
  const [menu, setMenu] = useFragment(/^menu$/)
  const open = menu !== undefined
  const header = useRef<HTMLElement>(null)

  const current = (target: string) => {
    if (path === target) return 'page'
    return !notFound && path.startsWith(`${target}/`) ? 'true' : undefined
  }
  const onBrand = (event: React.MouseEvent) => {
    if (path !== '/' || !isPlainClick(event)) return
    event.preventDefault()
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' })
  }

  return (
    <Header.Root ref={header} hero={hero} solid={open || path === '/fiere'}>
      <OverlayMenu.Root open={open} onOpenChange={(next) => setMenu(next ? 'menu' : undefined)}>
        <OverlayMenu.Trigger aria-label={t('menu.open')} />
        <OverlayMenu.Content
          title={t('menu.title')}
          closeLabel={t('menu.close')}
          // Without the code of the menu, the header has its links on a phone, too.
          onLoadError={() => header.current && setPart(header.current, 'failed')}
        >
          <OverlayMenu.Nav aria-label={t('nav.label')}>
            {links.map((link) => (
              <OverlayMenu.Link key={link.path} asChild aria-current={current(link.path)}>
                <PageLink to={link.path}>{t(link.label)}</PageLink>
              </OverlayMenu.Link>
            ))}
          </OverlayMenu.Nav>
          <LanguageSwitch
            {...languages}
            onValueChange={async (code) => {
              await setMenu(undefined)
              languages.onValueChange?.(code)
            }}
            aria-label={t('language.label')}
          />
          <Button asChild variant="outline">
            <ExternalLink href={hotel.chat.url}>{t('chat')}</ExternalLink>
          </Button>
          <Button asChild>
            <BookingLink>{t('reserve')}</BookingLink>
          </Button>
        </OverlayMenu.Content>
      </OverlayMenu.Root>
      <Header.Nav aria-label={t('nav.label')}>
        {links.map((link) => (
          <Header.Link key={link.path} asChild aria-current={current(link.path)}>
            <PageLink to={link.path}>{t(link.label)}</PageLink>
          </Header.Link>
        ))}
      </Header.Nav>
      <Header.Brand asChild>
        <PageLink to="/" onClick={onBrand} aria-label={t('brand.home', { name: hotel.name })}>
          <BrandMark />
          {hotel.name}
        </PageLink>
      </Header.Brand>
      <Header.Actions>
        <Header.Wide>
          <LanguageSwitch {...languages} aria-label={t('language.label')} />
          <Header.ActionLink asChild>
            <ExternalLink href={hotel.chat.url}>{t('chat')}</ExternalLink>
          </Header.ActionLink>
        </Header.Wide>
        <Button asChild variant="outline" size="compact">
          <BookingLink>{t('reserve')}</BookingLink>
        </Button>
      </Header.Actions>
    </Header.Root>
  )
}
