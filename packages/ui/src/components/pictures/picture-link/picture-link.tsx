import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'

export interface PictureLinkProps extends ComponentProps<'a'> {
  /** The text of the link, below the picture. */
  label: ReactNode
}

/**
 * A link around a picture (the children) and a label. The link leads to the picture in full size, or to a page about
 * what the picture shows.
 */
export function PictureLink({ label, className, children, ...props }: PictureLinkProps) {
  return (
    <a
      data-slot="ui-picture-link"
      {...props}
      className={cn('ui:group ui:flex ui:flex-col ui:items-start ui:gap-5', className)}
    >
      <span
        data-slot="ui-picture-link-picture"
        className="ui:block ui:w-full ui:overflow-hidden ui:rounded-card"
      >
        {children}
      </span>
      <span
        data-slot="ui-picture-link-label"
        className="ui:inline-flex ui:min-h-6 ui:items-center ui:gap-2 ui:border-b ui:border-current ui:pb-1 ui:font-text ui:text-label ui:font-label ui:transition-shadow ui:duration-hover ui:group-hover:shadow-[0_1px_0_currentColor]"
      >
        {label}
      </span>
    </a>
  )
}
