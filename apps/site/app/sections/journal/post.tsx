import {
  BackLink,
  InsiderTip,
  PageTitle,
  Picture,
  type PictureProps,
  PullQuote,
  RichText,
  ScrollReveal,
  Section,
  Stack,
  Sticky,
  Sundial,
  TermList,
  Text,
  TextLink,
  TwoColumns,
  toPlainText,
} from '@meridiana/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostPictureFiles } from '../../content/posts'
import { usePage } from '../../hooks/use-page'
import { activeLanguage } from '../../i18n'
import { createArticleJsonLd } from '../../lib/structured-data/json-ld'
import { PageHead } from '../shared/page-head'
import { PageLink } from '../shared/page-link'
import { StructuredData } from '../shared/structured-data'

interface PostIntroProps {
  /** Hour of the day, 0 to 24, which the small sundial above the title shows. */
  hour: number
  kicker: ReactNode
  title: ReactNode
  lede: ReactNode
  /** A `PostPicture`. */
  media: ReactNode
}

/** First section of a post: title, and below it the picture and the lede (introduction). */
export function PostIntro({ hour, kicker, title, lede, media }: PostIntroProps) {
  return (
    <Section space="compact" aria-labelledby="post">
      <PageTitle marker={<Sundial hour={hour} />} kicker={kicker} id="post">
        {title}
      </PageTitle>
      <TwoColumns ratio="7:5">
        {media}
        <Text size="lead">{lede}</Text>
      </TwoColumns>
    </Section>
  )
}

/**
 * Hero picture of a post: a photograph in an arch, a complete engraving without a border, or a part of one with a
 * border.
 */
export function PostPicture({
  picture: { kind, ...picture },
  ...props
}: { picture: PostPictureFiles } & Pick<PictureProps, 'alt'>) {
  const content = <Picture.Root {...picture} {...props} sizes="(width < 48rem) 90vw, 58vw" priority />
  if (kind === 'photograph') return <Picture.Arch shape="broad">{content}</Picture.Arch>
  return kind === 'detail' ? <Picture.Edge>{content}</Picture.Edge> : content
}

interface PostTextProps {
  /** Hour of the day, 0 to 24, which the small sundial above the quote shows. */
  hour: number
  quote?: ReactNode
  /** Facts that a visitor looks up, above the paragraphs. */
  facts?: { term: string; text: string }[] | undefined
  paragraphs: string[]
  /** Content below the paragraphs. */
  children?: ReactNode
}

/** Text of a post, with its pull quote beside it. */
export function PostText({ hour, quote, facts, paragraphs, children }: PostTextProps) {
  return (
    <Section space="compact">
      <TwoColumns ratio="4:8" align="start">
        <Sticky>
          {quote && <PullQuote marker={<Sundial hour={hour} size="medium" />}>{quote}</PullQuote>}
        </Sticky>
        <Stack>
          {facts && <TermList.Root items={facts} />}
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>
              <RichText>{paragraph}</RichText>
            </Text>
          ))}
          {children}
        </Stack>
      </TwoColumns>
    </Section>
  )
}

/** A tip from the house at the end of a post. */
export function PostInsiderTip({ title, text }: { title: ReactNode; text: string }) {
  const { t } = useTranslation('posts')
  return (
    <Section scheme="band" space="compact">
      <ScrollReveal>
        <InsiderTip marker={<Sundial hour={12} />} kicker={t('tip')} title={title}>
          <RichText>{text}</RichText>
        </InsiderTip>
      </ScrollReveal>
    </Section>
  )
}

interface PostPageHeadProps {
  /** Title of the document: the post's own title and the hotel's name. */
  documentTitle: string
  title: string
  description: string
}

/** Title, metadata and structured data (https://schema.org/Article) of a post. */
export function PostPageHead({ documentTitle, title, description }: PostPageHeadProps) {
  const { i18n } = useTranslation()
  const { paths } = usePage()
  const language = activeLanguage(i18n)
  return (
    <>
      <PageHead title={documentTitle} description={description} />
      <StructuredData
        data={
          import.meta.env.SSR
            ? createArticleJsonLd({ title: toPlainText(title), description, path: paths[language], language })
            : undefined
        }
      />
    </>
  )
}

/** Links to the rooms, with a reason to stay, and back to the city guide, at the end of every post. */
export function PostEnd({ stay }: { stay: string }) {
  const { t } = useTranslation('posts')
  return (
    <Section space="compact">
      <Stack>
        <TextLink asChild>
          <PageLink to="/rooms">{stay}</PageLink>
        </TextLink>
        <BackLink asChild>
          <PageLink to="/vicenza">{t('back')}</PageLink>
        </BackLink>
      </Stack>
    </Section>
  )
}
