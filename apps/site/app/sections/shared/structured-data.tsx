import { useState } from 'react'
import { isHydrating } from '../../first-view/parts'

/** Converts data to JSON for a `<script>` element. Escapes `<`, so that no text can contain the closing tag. */
const toInlineJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')

interface StructuredDataProps {
  /**
   * The data. Only the pre-render creates it (`import.meta.env.SSR ? … : undefined`), because search engines read the
   * HTML. In the browser the code that creates the data would only make the scripts larger.
   */
  data: object | undefined
}

/**
 * Structured data for search engines, as JSON-LD. In the browser `data` is undefined; hydration leaves the HTML as it
 * is. A page that a link opens has none.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const [isPrerendered] = useState(isHydrating)
  return (
    isPrerendered && (
      <script
        type="application/ld+json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: data ? toInlineJson(data) : '' }}
      />
    )
  )
}
