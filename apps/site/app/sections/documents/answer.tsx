import { Accordion, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AnswerLink } from '../../content/questions'
import { usePage } from '../../hooks/use-page'
import { BookingLink, ExternalLink } from '../shared/external-link'

export interface AnswerProps {
  question: string
  answer: string
  link?: AnswerLink | undefined
}

/** A question of the FAQ. A press on the question shows the answer and its link. */
export function Answer({ question, answer, link }: AnswerProps) {
  return (
    <Accordion.Item question={question}>
      <Text>{answer}</Text>
      {link && (
        <TextLink asChild>
          <LinkOfAnswer {...link} />
        </TextLink>
      )}
    </Accordion.Item>
  )
}

function LinkOfAnswer({ label, to: path, href, ...props }: AnswerLink & { className?: string }) {
  const { t } = useTranslation('faq')
  const { localize } = usePage()
  const name = t(`links.${label}`)
  if (path)
    return (
      <Link {...props} to={localize(path)}>
        {name}
      </Link>
    )
  if (href)
    return (
      <ExternalLink {...props} href={href}>
        {name}
      </ExternalLink>
    )
  return <BookingLink {...props}>{name}</BookingLink>
}
