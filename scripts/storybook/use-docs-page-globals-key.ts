import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import type { Globals } from 'storybook/internal/types'

/** A string that changes with each change of the toolbar. As a `key` it loads the frames of a docs page again. */
export function useDocsPageGlobalsKey() {
  const { channel } = useContext(DocsContext)
  const [key, setKey] = useState('')
  useEffect(() => {
    const onUpdate = ({ globals }: { globals: Globals }) => setKey(JSON.stringify(globals))
    channel.on(GLOBALS_UPDATED, onUpdate)
    return () => channel.off(GLOBALS_UPDATED, onUpdate)
  }, [channel])
  return key
}
