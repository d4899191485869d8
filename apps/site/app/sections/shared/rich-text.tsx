/**
 * A text with its marks: `<em>` is the phrase of a heading that is italic, and what stands in `<it>` is said as Italian
 * by a screen reader.
 */
export function RichText({ children }: { children: string }) {
  const found = /<(em|it)>(.*?)<\/\1>/.exec(children)
  if (!found) return children
  const [marked, mark, text = ''] = found
  const words = <RichText>{text}</RichText>
  return (
    <>
      {children.slice(0, found.index)}
      {mark === 'em' ? <em>{words}</em> : <span lang="it">{words}</span>}
      <RichText>{children.slice(found.index + marked.length)}</RichText>
    </>
  )
}
