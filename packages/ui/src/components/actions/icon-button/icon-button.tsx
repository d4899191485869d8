import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { Icon, type IconName } from '../../foundations/icon/icon'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Name of the icon. */
  icon: IconName
}

/** A button with an icon and no text, for example to close a dialog. Give the button an `aria-label`. */
export function IconButton({ icon, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      data-slot="ui-icon-button"
      {...props}
      className={cn(
        'ui:grid ui:size-11 ui:shrink-0 ui:place-items-center ui:rounded-icon ui:border ui:border-current/70 ui:transition-colors ui:duration-hover ui:ease-sun ui:print:hidden',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  )
}
