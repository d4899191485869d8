import { CookiePreferencesTrigger } from '@meridiana/consent'
import { Footer, LanguageMenu } from '@meridiana/ui'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentYear } from '../../hooks/use-current-year'
import { useLanguageChoice } from '../../hooks/use-language-choice'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../i18n'
import { hotelEmailUrl, hotelPhoneUrl } from '../../lib/contact-urls'
import { formatPrice } from '../../lib/formats/format'
import { languages } from '../../lib/languages/languages'
import { ExternalLink } from '../shared/external-link'
import { PageLink } from '../shared/page-link'

const { address, company, registers, certifications } = hotel
const { registeredOffice: office } = company

const flagOf = ({ code }: { code: string }) => {
  const file = `${languages.find((language) => language.code === code)?.flag}.png`
  return { src: `${hotel.flagsUrl}/w20/${file}`, srcSet: `${hotel.flagsUrl}/w40/${file} 2x` }
}

/** Footer of every page: contact, certifications, legal links, company registers. */
export function SiteFooter() {
  const { t, i18n } = useTranslation()
  const language = activeLanguage(i18n)
  const capital = formatPrice(registers.shareCapital, language)

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
            {address.street}
            <br />
            {address.postalCode} {address.locality}, {t('footer.country')}
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
            <ExternalLink href={hotel.chat.url}>{t('footer.chat')}</ExternalLink>
          </Footer.Link>
        </Footer.Column>
        <Footer.Column heading={t('footer.certifications')} className="ui-screen-only">
          <p>{t('footer.hygiene', { standard: certifications.hygiene })}</p>
          <p>{t('footer.environment', { standard: certifications.environment })}</p>
          <p>{t('footer.quality', { standard: certifications.quality })}</p>
        </Footer.Column>
        <Footer.Column heading={t('footer.legal')} className="ui-screen-only">
          <Footer.Link asChild>
            <PageLink to="/privacy-policy">{t('footer.privacy')}</PageLink>
          </Footer.Link>
          <Footer.Link asChild>
            <PageLink to="/cookie-policy">{t('footer.cookies')}</PageLink>
          </Footer.Link>
          <Footer.Link asChild>
            <CookiePreferencesTrigger />
          </Footer.Link>
          <Footer.Link href="#impressum">{t('footer.imprint')}</Footer.Link>
          <Footer.Link asChild>
            <PageLink to="/accessibility">{t('footer.accessibility')}</PageLink>
          </Footer.Link>
        </Footer.Column>
      </Footer.Columns>
      <Footer.Legal>
        <p>{t('footer.copyright', { year: useCurrentYear(), name: hotel.name })}</p>
        {/* The link to the imprint in the footer leads here. Its fragment is the German word for imprint, which
            German-speaking visitors look for. */}
        <p id="impressum">
          {t('footer.imprint')}: {company.name}, {office.street}, {office.postalCode} {office.locality},{' '}
          {t('footer.country')}
          {t('footer.company', {
            returnObjects: true,
            ...company,
            capital,
            municipality: hotel.municipality,
          }).map((fact) => ` · ${fact}`)}
          {t('footer.registers', { returnObjects: true, ...registers }).map((fact) => (
            <Fragment key={fact}>
              {'\u00a0· '}
              <span className="ui-nowrap">{fact}</span>
            </Fragment>
          ))}
        </p>
        {hotel.generatedPictures && <p>{t('footer.pictures')}</p>}
      </Footer.Legal>
    </Footer.Root>
  )
}
