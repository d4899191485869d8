/**
 * Renders the two tags that a translation may contain: `<em>` is the italic phrase of a heading; `<it>` marks Italian
 * words, so that screen readers pronounce them in Italian. Any other tag is shown as text.
 */
export function RichText({ children }: { children: string }) {
  const match = /<(em|it)>(.*?)<\/\1>/.exec(children)
  if (!match) return children
  const [tagged, tag, text = ''] = match
  const content = <RichText>{text}</RichText>
  return (
    <>
      {children.slice(0, match.index)}
      {tag === 'em' ? <em>{content}</em> : <span lang="it">{content}</span>}
      <RichText>{children.slice(match.index + tagged.length)}</RichText>
    </>
  )
}

/** Removes the tags of a translation. */
export const toPlainText = (text: string) => text.replace(/<\/?(em|it)>/g, '')
