import { Picture, type PictureProps } from '@meridiana/ui'
import { useEffect, useRef, useState } from 'react'

export interface FallbackPictureProps extends Omit<PictureProps, 'src'> {
  /** The same picture in several files, the best first. */
  sources: readonly string[]
}

/** A picture that tries its next source when one does not load; when none does, it leaves its room empty. */
export function FallbackPicture({ sources, ...props }: FallbackPictureProps) {
  const ref = useRef<HTMLImageElement>(null)
  const [at, setAt] = useState(0)
  const src = sources[at]

  // A picture in the page as it was served may have failed before anybody listened.
  useEffect(() => {
    const image = ref.current
    if (image?.complete && image.naturalWidth === 0) setAt((now) => now + 1)
  }, [])

  if (src === undefined) return null
  return <Picture.Root {...props} ref={ref} src={src} onError={() => setAt(at + 1)} />
}
