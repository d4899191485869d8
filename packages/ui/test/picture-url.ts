const files = import.meta.glob<string>('./pictures/**', { query: '?url', import: 'default', eager: true })

/** Returns the URL of a sample picture. The bundler writes it, so that it is right below any path. */
export function pictureUrl(name: string) {
  const url = files[`./pictures/${name}`]
  if (!url) throw new Error(`There is no picture ${name}`)
  return url
}
