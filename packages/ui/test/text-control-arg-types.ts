/** The controls of a control into which the visitor types, and of its `Field`. */
export const textControlArgTypes = {
  disabled: { control: 'boolean' },
  readOnly: { control: 'boolean' },
  required: { control: 'boolean' },
  placeholder: { control: 'text' },
  label: { control: 'text', table: { category: 'Field' } },
  error: { type: { name: 'string', required: false }, control: 'text', table: { category: 'Field' } },
} as const
