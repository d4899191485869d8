/** Replaces each `{name}` of a text by the value of that name. */
export const formatMessage = (text: string, values: Record<string, number>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => `${values[name] ?? placeholder}`)
