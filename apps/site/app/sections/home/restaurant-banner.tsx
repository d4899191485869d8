import { Banner, CardLink, Heading, ParallaxPicture, Picture, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { homePictures } from '../../content/home'
import { useFindPicture } from '../../hooks/use-find-picture'
import { usePage } from '../../hooks/use-page'
import { hotel } from '../../hotel'
import { formatWeekday } from '../../lib/format'
import { activeLanguage } from '../../lib/i18n'
import { RichText } from '../shared/rich-text'

const { opens, closes, closedOn } = hotel.restaurant.dinner

/** A full-width picture that links to the restaurant. */
export function RestaurantBanner() {
  const { t, i18n } = useTranslation('home')
  const getPicture = useFindPicture()
  const { localize } = usePage()
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
        {t('banner.text', { opens, closes, closedOn: formatWeekday(closedOn, activeLanguage(i18n)) })}
      </Text>
      <CardLink asChild>
        <TextLink asChild>
          <Link to={localize('/restaurant')}>{t('banner.action')}</Link>
        </TextLink>
      </CardLink>
    </Banner>
  )
}
