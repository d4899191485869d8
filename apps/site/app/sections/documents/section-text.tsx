import { RichText, TermList, Text } from '@meridiana/ui'

interface SectionTextProps {
  text?: readonly string[]
  items?: readonly { term: string; text: string }[]
  /** Paragraphs below the list of terms. */
  after?: readonly string[]
}

/** Texts of a document section: paragraphs, a list of terms, and paragraphs below it. */
export function SectionText({ text = [], items, after = [] }: SectionTextProps) {
  return (
    <>
      {text.map((paragraph) => (
        <Text key={paragraph}>
          <RichText>{paragraph}</RichText>
        </Text>
      ))}
      {items && <TermList.Root items={items} />}
      {after.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </>
  )
}
