import { Heading, ParallaxPicture, Picture, Text, TextLink } from '@meridiana/ui'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { homePictures } from '../content/home'
import { hotel } from '../hotel'
import { usePage } from '../lib/use-page'
import { usePictures } from '../lib/use-pictures'
import './restaurant-banner.css'

const { opens, closes } = hotel.restaurant.dinner

/** A picture from edge to edge that leads to the restaurant. */
export function RestaurantBanner() {
  const { t } = useTranslation('home')
  const pictureOf = usePictures()
  const { to } = usePage()
  return (
    <section className="restaurant-banner" data-scheme="night" aria-labelledby="banner">
      <ParallaxPicture className="restaurant-banner-picture">
        <Picture.Root {...pictureOf(homePictures.banner)} alt="" />
      </ParallaxPicture>
      <div className="restaurant-banner-words">
        <Heading id="banner">
          <Trans t={t} i18nKey="banner.title" components={{ em: <em /> }} />
        </Heading>
        <Text size="lead">{t('banner.text', { opens, closes })}</Text>
        <TextLink asChild>
          <Link to={to('/restaurant')}>{t('banner.action')}</Link>
        </TextLink>
      </div>
    </section>
  )
}
