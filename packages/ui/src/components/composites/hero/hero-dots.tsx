'use client'

export interface HeroPagerProps {
  /** The accessible name of the pager. */
  'aria-label'?: string | undefined
  /** The accessible names of the dots, one for each slide in the order of the slides. */
  names: string[]
  /** The index of the active slide. The first index is 0. */
  index: number
  /** Called with the position of the chosen slide, from 0. */
  onIndexChange: (index: number) => void
}

/** Controls for choosing a slide: a row of dots. */
export function HeroDots({ names, index, onIndexChange, ...props }: HeroPagerProps) {
  return (
    <ul
      data-slot="ui-hero-dots"
      {...props}
      className="ui:me-4 ui:mb-[clamp(1.5rem,3.1vw,2.75rem)] ui:flex ui:h-11 ui:items-center ui:noscript:hidden"
    >
      {names.map((name, nameIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two slides may have the same name
        <li key={nameIndex} data-slot="ui-hero-dots-item">
          <button
            type="button"
            data-slot="ui-hero-dot"
            className="ui:grid ui:size-6 ui:place-items-center ui:before:size-2.5 ui:before:rounded-full ui:before:border ui:before:border-current ui:before:content-[''] ui:hover:before:border-2 ui:active:before:border-ray ui:aria-[current]:before:bg-current ui:forced-colors:aria-[current]:before:bg-[Highlight]"
            aria-label={name}
            aria-current={nameIndex === index || undefined}
            onClick={() => onIndexChange(nameIndex)}
          />
        </li>
      ))}
    </ul>
  )
}
