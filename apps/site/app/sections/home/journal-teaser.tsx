import { RichText, Section, SectionHeader, SectionTitle, Sundial, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { homePagePosts } from '../../content/posts'
import { usePage } from '../../hooks/use-page'
import { PostCards } from '../journal/post-card'

/** Four posts of the city guide, and a link to all of them. */
export function JournalTeaser() {
  const { t } = useTranslation('home')
  const { localize } = usePage()
  return (
    <Section aria-labelledby="journal">
      <SectionHeader action={<TextLink href={localize('/vicenza')}>{t('journal.all')}</TextLink>}>
        <SectionTitle id="journal" marker={<Sundial hour={10} />} kicker={t('journal.kicker')}>
          <RichText>{t('journal.title')}</RichText>
        </SectionTitle>
        <Text>{t('journal.text')}</Text>
      </SectionHeader>
      <PostCards posts={homePagePosts} />
    </Section>
  )
}
