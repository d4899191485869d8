import { Button, Hero, type HeroMessages, RichText, Sundial, SundialPager } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { heroSlides } from '../../content/hero-slides'
import { hotel } from '../../hotel'
import type { loader } from '../../lib/facts/home-data'
import { BookingLink } from '../shared/external-link'

/** Hero of the home page: five slides, each at another hour of a stay. */
export function HomeHero({ id }: { id: string }) {
  const { t } = useTranslation('home')
  const { price } = useLoaderData<typeof loader>()
  const messages: HeroMessages = {
    region: t('hero.label'),
    previous: t('slider.previous'),
    next: t('slider.next'),
    pause: t('slider.pause'),
    play: t('slider.play'),
    pager: t('hero.pager'),
    position: t('slider.position', { replace: { place: '{place}', count: '{count}' } }),
  }
  return (
    <Hero
      id={id}
      pager={SundialPager}
      messages={messages}
      action={
        <Button asChild>
          <BookingLink>{t('hero.action')}</BookingLink>
        </Button>
      }
      slides={heroSlides.map(({ id: slide, hour, picture }) => ({
        id: slide,
        marker: <Sundial hour={hour} />,
        moment: t(`slides.${slide}.moment`),
        kicker: t(`slides.${slide}.kicker`),
        title: <RichText>{t(`slides.${slide}.title`)}</RichText>,
        text: t(`slides.${slide}.sub`, { cook: hotel.people.cook, built: hotel.history.built, price }),
        picture: { ...picture, alt: '' },
      }))}
    />
  )
}
