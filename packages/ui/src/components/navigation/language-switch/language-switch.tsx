'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { cn } from '../../../lib/cn'
import { choose, type LanguageChoice } from '../../../lib/language-option'

/** How long the switch shows that it was used, ms. */
const SWITCHING = 500

export interface LanguageSwitchProps extends Omit<ComponentProps<'ul'>, 'onChange'>, LanguageChoice {}

/**
 * All languages side by side, the active one marked. Links, so that the choice works without script; after a choice the
 * class `ui-switching` stays for 500 ms. Name it with `aria-label`.
 */
export function LanguageSwitch({
  languages,
  value,
  onValueChange,
  className,
  ...props
}: LanguageSwitchProps) {
  const [switching, setSwitching] = useState(false)

  useEffect(() => {
    if (!switching) return
    const timer = setTimeout(() => setSwitching(false), SWITCHING)
    return () => clearTimeout(timer)
  }, [switching])

  return (
    <ul
      data-slot="ui-language-switch"
      {...props}
      className={cn('ui:flex ui:items-center', switching && 'ui-switching', className)}
    >
      {languages.map(({ code, name, href }) => (
        <li key={code} data-slot="ui-language-switch-item">
          <a
            data-slot="ui-language-switch-link"
            className="ui:inline-flex ui:min-h-11 ui:items-center ui:px-[0.3em] ui:justify-center"
            href={href}
            hrefLang={code}
            lang={code}
            title={name}
            aria-current={code === value || undefined}
            onClick={(event) => {
              if (code !== value) setSwitching(true)
              choose(event, code, onValueChange)
            }}
          >
            <span className="ui:uppercase">{code}</span>
            <span className="ui:sr-only"> {name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
