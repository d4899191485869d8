import { useEffect } from 'react'
import { useLatest } from './use-latest'

// TypeScript has no types of it yet.
declare const CloseWatcher: new () => { onclose: (() => void) | null; destroy: () => void }

/**
 * Closes a modal on the back gesture of Android, in browsers with `CloseWatcher`; in others the gesture leads to the page
 * before. Escape also reaches a `CloseWatcher`, unless the keydown event was prevented, as Radix does when it closes.
 */
export function useCloseWatcher(open: boolean, close: () => void) {
  const latestClose = useLatest(close)
  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return
    let watcher: InstanceType<typeof CloseWatcher>
    // A watcher closes once, and the consumer may keep the modal open.
    const watch = () => {
      watcher = new CloseWatcher()
      watcher.onclose = () => {
        watch()
        latestClose.current()
      }
    }
    watch()
    return () => watcher.destroy()
  }, [open, latestClose])
}
