import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { textControlClasses } from '../../../lib/control-classes'

/**
 * A native `<textarea>`, whose height the visitor can change. Put it into a `Field`, or name it with `aria-label`. `rows`
 * is its first height in lines. @default 4
 */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="ui-textarea"
      {...props}
      rows={rows}
      className={cn(textControlClasses, 'ui:block ui:resize-y ui:py-3', className)}
    />
  )
}
