import {
  BackLink,
  InsiderTip,
  PageTitle,
  Picture,
  type PictureProps,
  PullQuote,
  Reveal,
  Section,
  Split,
  Stack,
  Sticky,
  Text,
} from '@meridiana/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PostImage } from '../../content/posts'
import { usePage } from '../../hooks/use-page'
import { usePostImage } from '../../hooks/use-post-image'
import { RichText } from '../shared/rich-text'

export interface PostHeadProps {
  /** The hour of the kicker's dial. */
  hour: number
  kicker: ReactNode
  title: ReactNode
  lede: ReactNode
  picture: ReactNode
}

/** The head of a post: its title across the page, below it the picture and how it begins. */
export function PostHead({ hour, kicker, title, lede, picture }: PostHeadProps) {
  return (
    <Section space="compact" aria-labelledby="post">
      <PageTitle hour={hour} kicker={kicker} id="post">
        {title}
      </PageTitle>
      <Split ratio="7:5">
        {picture}
        <Text size="lead">{lede}</Text>
      </Split>
    </Section>
  )
}

/** The picture at the head: a scene under the arch, a plate as it was engraved, a detail of one with an edge. */
export function PostPicture({
  image,
  ...props
}: { image: PostImage } & Pick<PictureProps, 'alt' | 'fallbacks'>) {
  const filesOf = usePostImage()
  const picture = <Picture.Root {...filesOf(image)} {...props} sizes="(width < 48rem) 90vw, 58vw" priority />
  if (image.kind === 'scene') return <Picture.Arch shape="broad">{picture}</Picture.Arch>
  return image.kind === 'detail' ? <Picture.Edge>{picture}</Picture.Edge> : picture
}

export interface PostTextProps {
  /** The hour of the post, for the quote's dial. */
  hour: number
  /** The sentence that the post turns on. */
  quote?: ReactNode
  paragraphs: string[]
  /** Stands below the text. */
  children?: ReactNode
}

/** The text of a post beside its quote. */
export function PostText({ hour, quote, paragraphs, children }: PostTextProps) {
  return (
    <Section space="compact">
      <Split ratio="4:8" align="start">
        <Sticky>{quote && <PullQuote hour={hour}>{quote}</PullQuote>}</Sticky>
        <Stack>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>
              <RichText>{paragraph}</RichText>
            </Text>
          ))}
          {children}
        </Stack>
      </Split>
    </Section>
  )
}

/** What the house would tell a friend. */
export function PostTip({ title, text }: { title: ReactNode; text: string }) {
  const { t } = useTranslation('post')
  return (
    <Section scheme="band" space="compact">
      <Reveal>
        <InsiderTip kicker={t('tip')} title={title}>
          <RichText>{text}</RichText>
        </InsiderTip>
      </Reveal>
    </Section>
  )
}

/** The end of every post: the way back to the city guide. */
export function PostEnd() {
  const { t } = useTranslation('post')
  const { localize } = usePage()
  return (
    <Section space="compact">
      <BackLink asChild>
        <Link to={localize('/vicenza')}>{t('back')}</Link>
      </BackLink>
    </Section>
  )
}
