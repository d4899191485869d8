import { Button, Section, SectionTitle, Showcase, TextLink, VisuallyHidden } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { rooms } from '../../content/rooms'
import { useFindPicture } from '../../hooks/use-find-picture'
import { usePage } from '../../hooks/use-page'
import { BookingLink } from '../shared/external-link'
import { RichText } from '../shared/rich-text'

/** The rooms on the home page: the visitor selects a name in a list, and a large picture shows that room. */
export function RoomsShowcase() {
  const { t } = useTranslation('rooms')
  const { localize } = usePage()
  const getPicture = useFindPicture()
  return (
    <Section scheme="dark" aria-labelledby="rooms">
      <Showcase
        messages={{ list: t('showcase.label'), details: t('showcase.details') }}
        items={rooms.map(({ id, picture, sleeps }) => ({
          id,
          name: t(`rooms.${id}.name`),
          note: t('sleeps', { count: sleeps }),
          picture: { ...getPicture(picture), alt: t(`pictures.${picture}`) },
          text: t(`rooms.${id}.short`),
          actions: (
            <>
              <Button asChild size="compact">
                <BookingLink>{t('showcase.check')}</BookingLink>
              </Button>
              <Button asChild variant="outline" size="compact">
                <Link to={localize(`/rooms/${id}`)}>
                  {t('showcase.more')}
                  <VisuallyHidden>{` ${t(`rooms.${id}.name`)}`}</VisuallyHidden>
                </Link>
              </Button>
            </>
          ),
        }))}
        action={
          <TextLink asChild>
            <Link to={localize('/rooms')}>{t('showcase.all')}</Link>
          </TextLink>
        }
      >
        <SectionTitle id="rooms" hour={22} kicker={t('showcase.kicker')}>
          <RichText>{t('showcase.title')}</RichText>
        </SectionTitle>
      </Showcase>
    </Section>
  )
}
