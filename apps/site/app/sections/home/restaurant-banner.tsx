import { Banner, CardLink, Heading, ParallaxPicture, Picture, RichText, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import diningRoom from '../../../pictures/hero-restaurant.webp?upright=right&picture'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../i18n'
import { formatDayRange, formatTime, formatWeekday } from '../../lib/formats/format'
import { PageLink } from '../shared/page-link'

const { dinner, holidays } = hotel.restaurant
const { opens, closes, closedOn } = dinner

/** A full-width picture with the hours of the restaurant. The whole banner is a link to the page of the restaurant. */
export function RestaurantBanner() {
  const { t, i18n } = useTranslation('home')
  const language = activeLanguage(i18n)
  return (
    <Banner
      media={
        <ParallaxPicture>
          <Picture.Root {...diningRoom} alt="" />
        </ParallaxPicture>
      }
      aria-labelledby="banner"
    >
      <Heading id="banner">
        <RichText>{t('banner.title')}</RichText>
      </Heading>
      <Text size="lead">
        {t('banner.text', {
          opens: formatTime(opens, language),
          closes: formatTime(closes, language),
          closedOn: formatWeekday(closedOn, language),
          holidays: formatDayRange(holidays, language),
        })}
      </Text>
      <CardLink asChild>
        <TextLink asChild>
          <PageLink to="/restaurant">{t('banner.action')}</PageLink>
        </TextLink>
      </CardLink>
    </Banner>
  )
}
