import type { DetailsHTMLAttributes } from 'react'
import type { ReviewReply } from '../../core'
import { useDisplay } from '../display'

/** What the house answered, folded up until asked for. */
export function OwnerReply({
  reply,
  ...props
}: DetailsHTMLAttributes<HTMLDetailsElement> & { reply: ReviewReply }) {
  const { words } = useDisplay({})
  return (
    <details data-slot="rw-reply" {...props}>
      <summary>{words.ownerReply}</summary>
      <p dir="auto">{reply.comment}</p>
    </details>
  )
}
