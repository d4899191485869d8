import { ParallaxPicture, Picture, RichText } from '@meridiana/ui'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { experienceDividerPictures, experienceSections } from '../content/experience'
import { directions } from '../directions'
import { hotel } from '../hotel'
import { formatDayRange, formatMinutes, formatTime, formatWeekday, spellMinutes } from '../lib/formats/format'
import { languageOfPath } from '../lib/languages/paths'
import type { PageHandle } from '../lib/page-handle'
import { ExperienceClosingSection } from '../sections/experience/experience-closing-section'
import { ExperienceIntro } from '../sections/experience/experience-intro'
import { StickyScrollSection } from '../sections/experience/sticky-scroll-section'
import { PageHead } from '../sections/shared/page-head'

export const handle = { texts: ['experience'] } satisfies PageHandle

/** Formats the facts that the page shows. */
export async function loader({ url }: LoaderFunctionArgs) {
  const language = languageOfPath(url.pathname)
  const { centre, walks } = directions
  return {
    opens: formatTime(hotel.breakfast.opens, language),
    closes: formatTime(hotel.breakfast.closes, language),
    bar: hotel.bar.name,
    restaurant: hotel.restaurant.name,
    closedOn: formatWeekday(hotel.restaurant.dinner.closedOn, language),
    holidays: formatDayRange(hotel.restaurant.holidays, language),
    cook: hotel.people.cook,
    drive: spellMinutes(centre.minutes, language),
    carPark: centre.carPark,
    walk: spellMinutes(centre.walkMinutes, language),
    stroll: formatMinutes(walks.vineyards.minutes, language),
  }
}

export default function ExperiencePage() {
  const { t } = useTranslation('experience')
  const values = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title={`${t('meta.title')} · ${hotel.name}`}
        description={t('meta.description', { name: hotel.name })}
      />
      <ExperienceIntro />
      {experienceSections.map(({ id, hour, items }, index) => {
        const divider = experienceDividerPictures[index]
        return (
          <Fragment key={id}>
            <StickyScrollSection
              id={id}
              hour={hour}
              scheme={index % 2 === 0 ? 'light' : 'quiet'}
              kicker={t(`sections.${id}.kicker`)}
              title={<RichText>{t(`sections.${id}.title`)}</RichText>}
              items={items.map(({ id: item, picture, titleKey, textKey, pictureKey }) => ({
                id: item,
                title: t(titleKey),
                text: <RichText>{t(textKey, values)}</RichText>,
                picture: { ...picture, alt: t(pictureKey) },
              }))}
            />
            {divider && (
              <ParallaxPicture>
                <Picture.Root {...divider} alt="" />
              </ParallaxPicture>
            )}
          </Fragment>
        )
      })}
      <ExperienceClosingSection />
    </>
  )
}
