import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { AnyIcon, type IconNameOrElement } from '../../foundations/icon/icon'

/** A row of a `TermList` as data. */
export interface TermListRow {
  term: string
  text: ReactNode
  icon?: IconNameOrElement | undefined
}

export interface TermListRootProps extends ComponentProps<'dl'> {
  /** The rows as data, for example from a translation file, instead of `TermList.Item` children. */
  items?: readonly TermListRow[] | undefined
}

/** Terms and their descriptions, in rows separated by lines. */
function TermListRoot({ items, className, children, ...props }: TermListRootProps) {
  return (
    <dl
      data-slot="ui-term-list"
      {...props}
      className={cn(
        'ui:w-full ui:border-t ui:border-line ui:font-text ui:text-body ui:print:text-label',
        className,
      )}
    >
      {items?.map(({ text, ...item }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same term
        <TermListItem key={place} {...item}>
          {text}
        </TermListItem>
      ))}
      {children}
    </dl>
  )
}

export interface TermListItemProps extends ComponentProps<'div'> {
  /** What the text explains. */
  term: ReactNode
  /** The icon before the term: a name, or an element with an icon of yours. @default no icon */
  icon?: IconNameOrElement | undefined
}

/** A term with its description as children. Both are side by side from 48rem on. */
function TermListItem({ term, icon, className, children, ...props }: TermListItemProps) {
  return (
    <div
      data-slot="ui-term-list-item"
      {...props}
      className={cn(
        'ui:grid ui:gap-x-[clamp(1.5rem,3vw,3rem)] ui:gap-y-1 ui:border-b ui:border-line ui:py-[1.125rem] ui:md:grid-cols-[1fr_2.4fr] ui:print:grid-cols-[minmax(min-content,2fr)_3fr] ui:print:py-1',
        className,
      )}
    >
      <dt
        data-slot="ui-term-list-term"
        className={cn(
          'ui:min-w-0 ui:font-label ui:wrap-break-word ui:hyphens-auto ui:[hyphenate-limit-chars:8_4_4]',
          icon && 'ui:flex ui:gap-3 ui:print:block',
        )}
      >
        {icon && (
          <AnyIcon icon={icon} size="medium" className="ui:mt-0.5 ui:text-accent-text ui:print:hidden" />
        )}
        {term}
      </dt>
      <dd
        data-slot="ui-term-list-text"
        className="ui:max-w-measure ui:min-w-0 ui:text-pretty ui:wrap-break-word ui:[&_a]:text-inherit ui:[&_a]:underline ui:[&_a]:decoration-1 ui:[&_a]:underline-offset-4 ui:[&_a:hover]:decoration-2 ui:[&_a:active]:text-accent-text"
      >
        {children}
      </dd>
    </div>
  )
}

export { TermListItem as Item, TermListRoot as Root }
