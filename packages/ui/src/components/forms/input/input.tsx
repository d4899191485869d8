import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { textControlClasses } from '../../../lib/control-classes'

/** A native `<input>` of any type but `checkbox` and `radio`. Put it into a `Field`, or name it with `aria-label`. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="ui-input" {...props} className={cn(textControlClasses, className)} />
}
