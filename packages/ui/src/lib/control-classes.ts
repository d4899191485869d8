/**
 * Classes of the inputs, selects and textareas of a form. Some classes undo the style of iOS: it centres the text of a date input
 * and makes the input wider than its grid cell. The scroll margin keeps the label in view when the browser scrolls to a
 * focused field.
 */
export const controlClasses =
  'ui:min-h-control ui:scroll-mt-10 ui:w-full ui:min-w-0 ui:appearance-none ui:field-box ui:border-quiet ui:font-text ui:text-body ui:text-text ui:[color-scheme:var(--ui-color-scheme)] ui:[&::-webkit-date-and-time-value]:text-start ui:enabled:hover:border-text ui:enabled:active:border-accent-text ui:aria-invalid:border-danger'

/** Classes of a control into which the visitor types. A select would match `:read-only`, too. */
export const textControlClasses = `${controlClasses} ui:placeholder:text-quiet ui:enabled:read-only:border-dashed`
