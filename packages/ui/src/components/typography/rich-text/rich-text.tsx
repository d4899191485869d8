/** A mark: `<em>`, or a language code of two letters. */
const MARK = /<([a-z]{2})>(.*?)<\/\1>/s

export interface RichTextProps {
  children: string
}

/**
 * A text with marks, for example from a translation file: `<em>` for emphasis, and a language code for words in another
 * language, such as `<it>`, so that screen readers pronounce them in it. Other tags are shown as text. A `RichText`
 * has no element of its own.
 */
export function RichText({ children }: RichTextProps) {
  const match = MARK.exec(children)
  if (!match) return children
  const [marked, mark, text = ''] = match
  const content = <RichText>{text}</RichText>
  return (
    <>
      {children.slice(0, match.index)}
      {mark === 'em' ? <em>{content}</em> : <span lang={mark}>{content}</span>}
      <RichText>{children.slice(match.index + marked.length)}</RichText>
    </>
  )
}

/** The text without its marks, for example for an attribute or the title of the page. */
export function toPlainText(text: string): string {
  const plain = text.replace(MARK, '$2')
  return plain === text ? text : toPlainText(plain)
}
