import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { AnyIcon, type IconNameOrElement } from '../../foundations/icon/icon'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The name of an icon of this package, or an element with an icon of yours. */
  icon: IconNameOrElement
}

/** A button with an icon and no text, for example to close a dialog. Give the button an `aria-label`. */
export function IconButton({ icon, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      data-slot="ui-icon-button"
      {...props}
      className={cn(
        'ui:grid ui:size-[max(44px,min(2.75rem,11vw))] ui:shrink-0 ui:place-items-center ui:rounded-icon ui:border ui:border-current/70 ui:tint ui:transition-colors ui:duration-hover ui:ease-sun ui:print:hidden',
        className,
      )}
    >
      <AnyIcon icon={icon} size="small" />
    </button>
  )
}
