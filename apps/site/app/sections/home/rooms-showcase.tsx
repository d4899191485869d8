import {
  Button,
  RichText,
  Section,
  SectionTitle,
  Showcase,
  Sundial,
  TextLink,
  VisuallyHidden,
} from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { roomPictures } from '../../content/room-pictures'
import { rooms } from '../../content/rooms'
import type { loader } from '../../lib/facts/home-data'
import { BookingLink } from '../shared/external-link'
import { PageLink } from '../shared/page-link'

/** The rooms on the home page: the visitor selects a name in a list, and a large picture shows that room. */
export function RoomsShowcase() {
  const { price } = useLoaderData<typeof loader>()
  const { t } = useTranslation('rooms')
  return (
    <Section scheme="dark" aria-labelledby="rooms">
      <Showcase
        messages={{ list: t('kicker'), details: t('showcase.details') }}
        items={rooms.map(({ id }) => ({
          id,
          name: t(`rooms.${id}.name`),
          note: t(`rooms.${id}.kind`),
          picture: { ...roomPictures[id], alt: t(`pictures.${id}-hero`) },
          text: t(`rooms.${id}.short`),
          actions: (
            <>
              <Button asChild size="compact">
                <BookingLink>{t('showcase.check')}</BookingLink>
              </Button>
              <Button asChild variant="outline" size="compact">
                <PageLink to={`/rooms/${id}`}>
                  {t('more')}
                  <VisuallyHidden>{` ${t(`rooms.${id}.name`)}`}</VisuallyHidden>
                </PageLink>
              </Button>
            </>
          ),
        }))}
        action={
          <TextLink asChild>
            <PageLink to="/rooms">{t('showcase.all', { price })}</PageLink>
          </TextLink>
        }
      >
        <SectionTitle id="rooms" marker={<Sundial hour={22} />} kicker={t('kicker')}>
          <RichText>{t('showcase.title')}</RichText>
        </SectionTitle>
      </Showcase>
    </Section>
  )
}
