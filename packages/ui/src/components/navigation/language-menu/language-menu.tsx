'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { cn } from '../../../lib/cn'
import { composeHandlers } from '../../../lib/compose-handlers'
import {
  type LanguageChoiceProps,
  type LanguageOption,
  useLanguageChoice,
} from '../../../lib/language-option'
import { Icon } from '../../foundations/icon/icon'

export interface LanguageMenuProps extends Omit<ComponentProps<'details'>, 'onChange'>, LanguageChoiceProps {
  /** Purpose of the menu, for example “Language”, which screen readers read before the active language. */
  label: string
  /** The flag of a language, in 1x and 2x. It is decorative, because the language's name is beside it. */
  flag?: ((language: LanguageOption) => { src: string; srcSet: string }) | undefined
}

/**
 * A button with the active language that opens the list of languages above it, after the APG disclosure pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/). Its place is the foot of a page. A press outside, focus
 * outside, Escape and a choice close the list. After a choice the menu has the class `ui-switching` for 500 ms. The menu
 * is a native `<details>`, so it also opens without JavaScript.
 */
export function LanguageMenu({
  languages,
  value,
  onValueChange,
  label,
  flag,
  ref,
  className,
  ...props
}: LanguageMenuProps) {
  const root = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const { switching, choose } = useLanguageChoice(value, onValueChange)
  const active = languages.find(({ code }) => code === value)

  // Reads from the `<details>` whether it is open: the visitor may have opened it before React attached `onToggle`.
  useEffect(() => setOpen(Boolean(root.current?.open)), [])

  // Closes the list on a press or focus outside and on Escape. A `popover` would need no script for that, but only browsers with
  // anchor positioning can place a popover beside its button.
  useEffect(() => {
    if (!open) return
    const closeFromOutside = (event: Event) => {
      // In a shadow root the target of the event is the host.
      if (!root.current || !event.composedPath().includes(root.current)) setOpen(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Tells a dialog around the menu that this Escape is not its own.
      event.preventDefault()
      setOpen(false)
      root.current?.querySelector('summary')?.focus()
    }
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    document.addEventListener('pointerdown', closeFromOutside, options)
    document.addEventListener('focusin', closeFromOutside, options)
    // On the window, because Radix reads the key in the capture phase of the document.
    window.addEventListener('keydown', onKeyDown, options)
    return () => listeners.abort()
  }, [open])

  return (
    <details
      data-slot="ui-language-menu"
      {...props}
      ref={useComposedRefs(ref, root)}
      open={open}
      {...composeHandlers(props, { onToggle: ({ currentTarget }) => setOpen(currentTarget.open) })}
      className={cn(
        'ui:relative ui:inline-block ui:font-text ui:text-label ui:print:hidden',
        switching && 'ui-switching',
        className,
      )}
    >
      <summary
        data-slot="ui-language-menu-trigger"
        className="ui:flex ui:pill-11 ui:cursor-pointer ui:items-center ui:gap-2.5 ui:border ui:border-line ui:px-4 ui:py-2 ui:tint ui:[&::-webkit-details-marker]:hidden"
      >
        <span className="ui:sr-only">{label}: </span>
        {active && flag && <Flag {...flag(active)} />}
        <span lang={value}>{active?.name}</span>
        <Icon name="chevron" className="ui:ms-2 ui:[[open]>summary>&]:rotate-180" />
      </summary>
      <ul
        data-slot="ui-language-menu-list"
        className="ui:absolute ui:bottom-full ui:start-0 ui:z-10 ui:mb-2 ui:min-w-full ui:rounded-dialog ui:border ui:border-line ui:bg-surface ui:max-h-[60dvh] ui:overflow-y-auto ui:overscroll-contain ui:py-2 ui:text-text"
      >
        {languages.map((language) => (
          <li key={language.code} data-slot="ui-language-menu-item">
            <a
              data-slot="ui-language-menu-link"
              className="ui:flex ui:min-h-11 ui:items-center ui:gap-2.5 ui:px-4 ui:py-2 ui:underline-offset-4 ui:focus-visible:-outline-offset-4 ui:decoration-1 ui:hover:underline ui:aria-[current]:underline ui:aria-[current]:decoration-2"
              href={language.href}
              hrefLang={language.code}
              lang={language.code}
              aria-current={language.code === value || undefined}
              onClick={(event) => {
                setOpen(false)
                // The browser would move the focus from the hidden link to the document.
                root.current?.querySelector('summary')?.focus({ preventScroll: true })
                choose(event, language.code)
              }}
            >
              {flag && <Flag {...flag(language)} />}
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Flag(props: { src: string; srcSet: string }) {
  return (
    <img
      data-slot="ui-language-menu-flag"
      className="ui:h-[0.9375rem] ui:w-5 ui:object-cover"
      alt=""
      width="20"
      height="15"
      loading="lazy"
      decoding="async"
      {...props}
    />
  )
}
