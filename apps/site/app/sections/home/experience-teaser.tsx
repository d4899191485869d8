import {
  Button,
  Carousel,
  RichText,
  Section,
  SectionTitle,
  Stack,
  Sundial,
  Text,
  TwoColumns,
} from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { experienceSlides } from '../../content/experience'
import { PageLink } from '../shared/page-link'

/** A day at the hotel in four pictures, and a link to the experience page. */
export function ExperienceTeaser() {
  const { t } = useTranslation('home')
  return (
    <Section scheme="band" aria-labelledby="experience">
      <TwoColumns ratio="5:6">
        <Stack>
          <SectionTitle id="experience" marker={<Sundial hour={16} />} kicker={t('experience.kicker')}>
            <RichText>{t('experience.title')}</RichText>
          </SectionTitle>
          <Text>{t('experience.text')}</Text>
          <Button asChild variant="outline">
            <PageLink to="/experience">{t('experience.action')}</PageLink>
          </Button>
        </Stack>
        <Carousel.Root
          messages={{
            region: t('experience.slider'),
            previous: t('slider.previous'),
            next: t('slider.next'),
            pause: t('slider.pause'),
            play: t('slider.play'),
            position: t('slider.position', { replace: { place: '{place}', count: '{count}' } }),
          }}
        >
          {experienceSlides.map(({ id, picture, captionKey }) => (
            <Carousel.Slide
              key={id}
              picture={{ ...picture, alt: '' }}
              caption={t(captionKey)}
              sizes="(width < 48rem) 90vw, 58vw"
            />
          ))}
        </Carousel.Root>
      </TwoColumns>
    </Section>
  )
}
