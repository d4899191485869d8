import { toInlineJson } from './lib/page-data'

/** Structured data for search engines, as JSON-LD. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toInlineJson(data) }} />
}
