import {
  Button,
  Heading,
  PageTitle,
  Picture,
  RichText,
  Section,
  Stack,
  Sundial,
  Text,
  TwoColumns,
} from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { posts } from '../content/posts'
import { hotel } from '../hotel'
import type { PageHandle } from '../lib/page-handle'
import { PostCards } from '../sections/journal/post-card'
import { ExternalLink } from '../sections/shared/external-link'
import { PageHead } from '../sections/shared/page-head'

export const handle = { texts: ['journal'] } satisfies PageHandle

/** The city guide: introduction, events, and every post. */
export default function CityGuidePage() {
  const { t } = useTranslation('journal')
  return (
    <>
      <PageHead
        title={t('vicenza.meta.title', { name: hotel.name })}
        description={t('vicenza.meta.description')}
      />
      <Section scheme="quiet" space="compact" aria-labelledby="vicenza">
        <PageTitle marker={<Sundial hour={10} />} kicker={t('vicenza.kicker')} id="vicenza">
          <RichText>{t('vicenza.title')}</RichText>
        </PageTitle>
        <TwoColumns ratio="7:5">
          <Picture.Root
            src="/plates/basilica.svg"
            alt={t('vicenza.picture')}
            width={1800}
            height={1150}
            priority
          />
          <Stack>
            <Text size="lead">{t('vicenza.lede')}</Text>
            <Text>{t('vicenza.text')}</Text>
            <Button asChild variant="outline">
              <ExternalLink href={hotel.city.eventsUrl}>{t('vicenza.events')}</ExternalLink>
            </Button>
          </Stack>
        </TwoColumns>
      </Section>
      <Section space="compact" aria-labelledby="posts">
        <Stack gap="wide">
          <Heading id="posts">{t('vicenza.posts')}</Heading>
          <PostCards posts={posts} />
        </Stack>
      </Section>
    </>
  )
}
