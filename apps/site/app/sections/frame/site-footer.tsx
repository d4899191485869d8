import { CookiePreferencesTrigger } from '@meridiana/consent'
import { Footer, LanguageMenu } from '@meridiana/ui'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageChoice } from '../../hooks/use-language-choice'
import { usePage } from '../../hooks/use-page'
import { useToday } from '../../hooks/use-today'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../i18n'
import { hotelEmailUrl, hotelPhoneUrl } from '../../lib/contact-urls'
import { formatPlace } from '../../lib/formats/format'
import { languages } from '../../lib/languages/languages'
import { ExternalLink } from '../shared/external-link'
import { PageLink } from '../shared/page-link'

const { address, registers, certifications } = hotel

const flagOf = ({ code }: { code: string }) => {
  const file = `${languages.find((language) => language.code === code)?.flag}.png`
  return { src: `${hotel.flagsUrl}/w20/${file}`, srcSet: `${hotel.flagsUrl}/w40/${file} 2x` }
}

/** Footer of every page: contact, certifications, legal links, company registers. */
export function SiteFooter() {
  const { t, i18n } = useTranslation()
  const { localize } = usePage()
  const shareCapital = registers.shareCapital[activeLanguage(i18n)]
  const year = useToday().slice(0, 4)
  const facts = t('footer.registers', { returnObjects: true, ...registers, shareCapital })

  return (
    <Footer.Root>
      <Footer.Columns>
        <Footer.Column>
          <Footer.Brand>{hotel.name}</Footer.Brand>
          <p>{hotel.line}</p>
          <p>{t('footer.registration', { stars: hotel.stars, number: registers.registration })}</p>
          <LanguageMenu {...useLanguageChoice()} label={t('language.label')} flag={flagOf} />
        </Footer.Column>
        <Footer.Column heading={t('footer.contact')}>
          <address>
            {address.street} <br />
            {formatPlace(address)}, {t('footer.country')}
          </address>
          <Footer.Link href={hotelPhoneUrl}>{hotel.phone}</Footer.Link>
          <Footer.Link href={hotelEmailUrl}>{hotel.email}</Footer.Link>
          <Footer.Link asChild className="ui-screen-only">
            <PageLink to="/getting-here">{t('footer.way')}</PageLink>
          </Footer.Link>
          <Footer.Link asChild className="ui-screen-only">
            <PageLink to="/faq">{t('footer.questions')}</PageLink>
          </Footer.Link>
          <Footer.Link asChild className="ui-screen-only">
            <PageLink to="/offers">{t('footer.offers')}</PageLink>
          </Footer.Link>
        </Footer.Column>
        <Footer.Column heading={t('footer.follow')} className="ui-screen-only">
          {hotel.social.map(({ name, url }) => (
            <Footer.Link key={name} asChild>
              <ExternalLink href={url}>{name}</ExternalLink>
            </Footer.Link>
          ))}
          <Footer.Link asChild>
            <ExternalLink href={hotel.chat.url}>{t('chat')}</ExternalLink>
          </Footer.Link>
        </Footer.Column>
        <Footer.Column heading={t('footer.certifications')} className="ui-screen-only">
          <p>{t('footer.laundry', certifications)}</p>
        </Footer.Column>
        <Footer.Column heading={t('footer.legal')} className="ui-screen-only">
          <Footer.Link href={localize('/privacy-policy')}>{t('footer.privacy')}</Footer.Link>
          <Footer.Link href={localize('/cookie-policy')}>{t('footer.cookies')}</Footer.Link>
          <Footer.Link asChild>
            <CookiePreferencesTrigger />
          </Footer.Link>
          <Footer.Link asChild>
            <PageLink to="/company">{t('footer.company')}</PageLink>
          </Footer.Link>
          <Footer.Link asChild>
            <PageLink to="/accessibility">{t('footer.accessibility')}</PageLink>
          </Footer.Link>
        </Footer.Column>
      </Footer.Columns>
      <Footer.Legal>
        <p>{t('footer.copyright', { year, name: hotel.name })}</p>
        <p>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              <span className="ui-nowrap">
                {fact}
                {index < facts.length - 1 && ' ·'}
              </span>{' '}
            </Fragment>
          ))}
        </p>
      </Footer.Legal>
    </Footer.Root>
  )
}
