import { Accordion, Text, TextLink } from '@meridiana/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Further } from '../../content/questions'
import { usePage } from '../../hooks/use-page'
import { BookingLink, ExternalLink } from '../shared/external-link'

export interface AnswerProps {
  question: string
  answer: string
  further?: Further | undefined
}

/** A question that opens its answer, and where that leads on. */
export function Answer({ question, answer, further }: AnswerProps) {
  return (
    <Accordion.Item question={question}>
      <Text>{answer}</Text>
      {further && (
        <TextLink asChild>
          <FurtherLink {...further} />
        </TextLink>
      )}
    </Accordion.Item>
  )
}

function FurtherLink({ label, to: path, href, ...props }: Further & { className?: string }) {
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
