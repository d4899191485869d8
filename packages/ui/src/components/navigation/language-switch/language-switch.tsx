'use client'

import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { type LanguageChoiceProps, useLanguageChoice } from '../../../lib/language-option'

/**
 * A container can set `--ui-language-switch-margin`, to align the text of the first link with the text above the list.
 */
const list = 'ui:ms-(--ui-language-switch-margin,0) ui:flex ui:items-center'

const link =
  'ui:inline-flex ui:min-h-11 ui:items-center ui:justify-center ui:px-[0.3em] ui:focus-visible:outline-offset-0 ui:decoration-1 ui:underline-offset-[0.5em] ui:hover:underline ui:aria-[current]:underline ui:aria-[current]:decoration-2'

const linkSwitching =
  'ui:motion-safe:aria-[current]:animate-[ui-switching_var(--ui-duration-open)_var(--ui-ease)]'

export interface LanguageSwitchProps extends Omit<ComponentProps<'ul'>, 'onChange'>, LanguageChoiceProps {}

/**
 * All languages side by side, with the active language underlined. The languages are links, so the choice works without
 * JavaScript. After a choice the underline is animated, and the list has the class `ui-switching`, for 500 ms. Name the
 * list with `aria-label`.
 */
export function LanguageSwitch({
  languages,
  value,
  onValueChange,
  className,
  ...props
}: LanguageSwitchProps) {
  const { switching, choose } = useLanguageChoice(value, onValueChange)

  return (
    <ul
      data-slot="ui-language-switch"
      {...props}
      className={cn(list, switching && 'ui-switching', className)}
    >
      {languages.map(({ code, name, href }) => (
        <li key={code} data-slot="ui-language-switch-item" className="ui:not-last:after:content-['·']">
          <a
            data-slot="ui-language-switch-link"
            className={cn(link, switching && linkSwitching)}
            href={href}
            hrefLang={code}
            lang={code}
            title={name}
            aria-current={code === value || undefined}
            onClick={(event) => choose(event, code)}
          >
            <span className="ui:uppercase">{code}</span>
            <span className="ui:sr-only"> {name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
