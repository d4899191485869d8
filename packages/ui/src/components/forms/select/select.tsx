import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { controlClasses } from '../../../lib/control-classes'
import { Icon } from '../../foundations/icon/icon'

/**
 * A native `<select>` with its `<option>` children. `className`, `ref` and the other props are those of the `<select>`.
 * Put it into a `Field`, or name it with `aria-label`.
 */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <div data-slot="ui-select-box" className="ui:relative">
      <select
        data-slot="ui-select"
        {...props}
        className={cn(controlClasses, 'ui:peer ui:pe-[calc(1.5rem+var(--ui-field-padding))]', className)}
      />
      <Icon
        name="chevron"
        className="ui:pointer-events-none ui:peer-disabled:opacity-(--ui-opacity-disabled) ui:absolute ui:end-(--ui-field-padding) ui:top-1/2 ui:-translate-y-1/2"
      />
    </div>
  )
}
