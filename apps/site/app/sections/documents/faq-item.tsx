import { Accordion, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import type { FaqItemLink } from '../../content/faq'
import { BookingLink, ExternalLink } from '../shared/external-link'
import { PageLink } from '../shared/page-link'

interface FaqItemProps {
  question: string
  /** One or more paragraphs, separated by line breaks. */
  answer: string
  link?: FaqItemLink | undefined
}

/** A question of the FAQ. A press on the question shows the answer and its link. */
export function FaqItem({ question, answer, link }: FaqItemProps) {
  return (
    <Accordion.Item question={question}>
      {answer.split('\n').map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {link && (
        <TextLink asChild>
          <FaqLink {...link} />
        </TextLink>
      )}
    </Accordion.Item>
  )
}

function FaqLink({ label, to: path, href, ...props }: FaqItemLink & { className?: string }) {
  const { t } = useTranslation('faq')
  const name = t(`links.${label}`)
  if (path)
    return (
      <PageLink {...props} to={path}>
        {name}
      </PageLink>
    )
  if (href)
    return (
      <ExternalLink {...props} href={href}>
        {name}
      </ExternalLink>
    )
  return <BookingLink {...props}>{name}</BookingLink>
}
