import { Heading, Icon, Kicker, Picture, Reveal, Section, Split, Stack, Text, TextLink } from '@meridiana/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PostImage } from '../content/posts'
import { usePage } from '../lib/use-page'
import { PageTitle } from './page-title'
import { Words } from './words'
import './post.css'

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
export function PostPicture({ image, alt }: { image: PostImage; alt: string }) {
  const { kind, focus, ...file } = image
  return kind === 'scene' ? (
    <Picture.Arch className="post-arch" data-focus={focus}>
      <Picture.Root {...file} alt={alt} priority />
    </Picture.Arch>
  ) : (
    <Picture.Root {...file} alt={alt} priority className={kind === 'detail' ? 'post-detail' : undefined} />
  )
}

export interface PostTextProps {
  /** The sentence that the post turns on. */
  quote?: ReactNode
  paragraphs: string[]
  /** Stands below the text. */
  children?: ReactNode
}

/** The text of a post beside its quote. */
export function PostText({ quote, paragraphs, children }: PostTextProps) {
  return (
    <Section space="compact">
      <Split ratio="4:8" align="start">
        {quote ? <blockquote className="post-quote">{quote}</blockquote> : <div />}
        <Stack>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>
              <Words>{paragraph}</Words>
            </Text>
          ))}
          {children}
        </Stack>
      </Split>
    </Section>
  )
}

/** What one would tell a friend. */
export function InsiderTip({ title, text }: { title: ReactNode; text: string }) {
  const { t } = useTranslation('post')
  return (
    <Section scheme="band" space="compact" aria-labelledby="tip">
      <Reveal>
        <Split ratio="4:8" align="start">
          <Kicker hour={12}>{t('tip')}</Kicker>
          <Stack>
            <Heading id="tip">{title}</Heading>
            <Text size="lead">
              <Words>{text}</Words>
            </Text>
          </Stack>
        </Split>
      </Reveal>
    </Section>
  )
}

/** The end of every post: the way back to the city guide. */
export function PostEnd() {
  const { t } = useTranslation('post')
  const { to } = usePage()
  return (
    <Section space="compact">
      <TextLink asChild>
        <Link to={to('/vicenza')}>
          <Icon name="arrow-left" />
          {t('back')}
        </Link>
      </TextLink>
    </Section>
  )
}
