import { Banner, CardLink, Heading, ParallaxPicture, Picture, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { homePictures } from '../../content/home'
import { useFindPicture } from '../../hooks/use-find-picture'
import { usePage } from '../../hooks/use-page'
import { hotel } from '../../hotel'
import { formatDayRange, formatWeekday } from '../../lib/format'
import { activeLanguage } from '../../lib/i18n'
import { RichText } from '../shared/rich-text'

const { dinner, holidays } = hotel.restaurant
const { opens, closes, closedOn } = dinner

/** A full-width picture with the hours of the restaurant. The whole banner is a link to the page of the restaurant. */
export function RestaurantBanner() {
  const { t, i18n } = useTranslation('home')
  const getPicture = useFindPicture()
  const { localize } = usePage()
  const language = activeLanguage(i18n)
  return (
    <Banner
      picture={
        <ParallaxPicture>
          <Picture.Root {...getPicture(homePictures.banner)} alt="" />
        </ParallaxPicture>
      }
      aria-labelledby="banner"
    >
      <Heading id="banner">
        <RichText>{t('banner.title')}</RichText>
      </Heading>
      <Text size="lead">
        {t('banner.text', {
          opens,
          closes,
          closedOn: formatWeekday(closedOn, language),
          holidays: formatDayRange(holidays, language),
        })}
      </Text>
      <CardLink asChild>
        <TextLink asChild>
          <Link to={localize('/restaurant')}>{t('banner.action')}</Link>
        </TextLink>
      </CardLink>
    </Banner>
  )
}
