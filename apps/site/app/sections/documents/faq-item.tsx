import { Accordion, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { FaqItemLink } from '../../content/faq'
import { PageLink } from '../shared/page-link'

interface FaqItemProps {
  question: string
  answer: string
  link?: FaqItemLink | undefined
}

/** A question of the FAQ. A press on the question shows the answer and its link. */
export function FaqItem({ question, answer, link }: FaqItemProps) {
  const { t } = useTranslation('faq')
  return (
    <Accordion.Item question={question}>
      <Text>{answer}</Text>
      {link && (
        <TextLink asChild>
          <PageLink to={link.to}>{t(`links.${link.label}`)}</PageLink>
        </TextLink>
      )}
    </Accordion.Item>
  )
}
