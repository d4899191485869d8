import { RichText, Section, SectionHeader, SectionTitle, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { homePagePosts } from '../../content/posts'
import { PostCards } from '../journal/post-card'
import { PageLink } from '../shared/page-link'

/** Four posts of the city guide, and a link to all of them. */
export function JournalTeaser() {
  const { t } = useTranslation('home')
  return (
    <Section aria-labelledby="journal">
      <SectionHeader
        action={
          <TextLink asChild>
            <PageLink to="/vicenza">{t('journal.all')}</PageLink>
          </TextLink>
        }
      >
        <SectionTitle id="journal" hour={10} kicker={t('journal.kicker')}>
          <RichText>{t('journal.title')}</RichText>
        </SectionTitle>
        <Text>{t('journal.text')}</Text>
      </SectionHeader>
      <PostCards posts={homePagePosts} />
    </Section>
  )
}
