/**
 * A control that offers values by name: Storybook passes the value of the chosen name to the story. It edits an element
 * as JSON, so an element needs one. A default whose value is `undefined` is a choice that the code leaves out.
 */
export const choiceOf = (values: Record<string, unknown>) =>
  ({ control: 'inline-radio', options: Object.keys(values), mapping: values }) as const
