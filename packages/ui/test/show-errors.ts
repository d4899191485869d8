/**
 * A `ref` that shows the errors of a form, as the press of its button does. Where the form is `inert`, its first field
 * does not take the focus.
 */
export function showErrors(form: Element | null) {
  for (const input of form?.querySelectorAll('input') ?? []) input.dispatchEvent(new Event('invalid'))
}
