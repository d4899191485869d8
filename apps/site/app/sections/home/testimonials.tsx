import { Kicker, Quotes, Section, Stack, Sundial } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { guestTestimonials } from '../../content/testimonials'

/** Quotes of guests, one at a time. */
export function TestimonialsSection() {
  const { t } = useTranslation('home')
  return (
    <Section width="narrow" aria-labelledby="testimonials">
      <Stack align="center" gap="wide">
        <Kicker marker={<Sundial hour={18} />} id="testimonials">
          {t('testimonials.kicker')}
        </Kicker>
        <Quotes
          quotes={guestTestimonials.map(({ quoteKey }) => t(quoteKey))}
          messages={{
            region: t('testimonials.label'),
            pause: t('testimonials.pause'),
            play: t('testimonials.play'),
            pager: t('testimonials.pager'),
            goTo: t('testimonials.quote', { replace: { place: '{place}' } }),
            position: t('slider.position', { replace: { place: '{place}', count: '{count}' } }),
          }}
        />
      </Stack>
    </Section>
  )
}
