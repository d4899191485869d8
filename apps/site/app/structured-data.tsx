import { toInlineJson } from './lib/page-data'

/** What a page says to search engines in schema.org's words, as JSON-LD. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toInlineJson(data) }} />
}
