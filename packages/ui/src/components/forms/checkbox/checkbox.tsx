import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

/**
 * A native checkbox with its label as children. `className`, `ref` and the other props are those of the `<input>`. For
 * a hint or an error put it into a `Field` without a label.
 */
export function Checkbox({ className, children, ...props }: ComponentProps<'input'>) {
  return (
    <label
      data-slot="ui-checkbox-label"
      className="ui:flex ui:gap-3 ui:py-2 ui:font-text ui:text-body ui:text-text ui:has-disabled:text-quiet"
    >
      <input
        data-slot="ui-checkbox"
        {...props}
        type="checkbox"
        className={cn(
          // The margin puts the box at the middle of the first line of text, which is 1.65em high.
          'ui:mt-[calc((1.65em-1.25rem)/2)] ui:grid ui:size-5 ui:flex-none ui:appearance-none ui:place-items-center ui:rounded-small ui:border ui:border-quiet ui:checked:border-accent ui:checked:bg-accent ui:enabled:hover:border-text ui:enabled:active:border-accent-text ui:enabled:checked:active:bg-(--ui-accent-pressed) ui:aria-invalid:border-2 ui:aria-invalid:border-danger ui:aria-invalid:bg-transparent ui:forced-colors:appearance-auto',
          className,
        )}
      />
      <span data-slot="ui-checkbox-text" className="ui:min-w-0 ui:wrap-break-word">
        {children}
      </span>
    </label>
  )
}
