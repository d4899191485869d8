'use client'

import type { FormEvent } from 'react'
import { createConsentState } from '../../core/state'
import { Button } from '../button/button'
import { useConsentContext } from '../consent-provider/consent-provider'

/**
 * The dialog in preferences mode: one checkbox for each category. An optional category is checked only if an earlier
 * decision allows it.
 */
export function ConsentPreferencesPanel({ id }: { id: string }) {
  const { consent, messages, state } = useConsentContext()
  const { categories, preferences } = messages

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = new FormData(event.currentTarget)
    consent.update(
      createConsentState(consent.categories, (category) => checked.has(category)),
      'selection',
    )
  }

  return (
    <form data-slot="consent-form" onSubmit={save}>
      <ul data-slot="consent-categories">
        {(['necessary', ...consent.categories] as const).map((category) => (
          <li key={category} data-slot="consent-category">
            <input
              data-slot="consent-checkbox"
              type="checkbox"
              id={`${id}-${category}`}
              aria-describedby={`${id}-${category}-description`}
              name={category}
              defaultChecked={state[category]}
              disabled={category === 'necessary'}
            />
            <label data-slot="consent-category-title" htmlFor={`${id}-${category}`}>
              {categories[category].title}
            </label>
            <p data-slot="consent-category-description" id={`${id}-${category}-description`}>
              {categories[category].description}
            </p>
          </li>
        ))}
      </ul>
      <div data-slot="consent-actions">
        <Button type="submit" variant="solid">
          {preferences.save}
        </Button>
        <Button variant="outline" onClick={consent.rejectAll}>
          {preferences.rejectAll}
        </Button>
      </div>
    </form>
  )
}
