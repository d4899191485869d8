import { forwardRef, type HTMLAttributes, useEffect, useRef, useState } from 'react'
import { avatarColor, initial, type Reviewer } from '../../core'

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  reviewer: Reviewer
}

/**
 * The guest's photo, or a coloured circle with an initial where there is none, where it fails to load, and
 * for a guest who stays anonymous. Decoration: the name stands beside it.
 */
export const Avatar = /* @__PURE__ */ forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { reviewer, ...props },
  ref,
) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  const photo = reviewer.isAnonymous ? undefined : reviewer.profilePhotoUrl
  const letter = initial(reviewer)

  useEffect(() => {
    // An image of the server's HTML can have failed before React was there to hear of it.
    if (photo && image.current?.complete && image.current.naturalWidth === 0) setFailed(photo)
  }, [photo])

  return (
    <span ref={ref} data-slot="rw-avatar" data-color={avatarColor(letter)} aria-hidden="true" {...props}>
      {photo && photo !== failed ? (
        <img
          ref={image}
          src={photo}
          alt=""
          width="40"
          height="40"
          loading="lazy"
          decoding="async"
          draggable="false"
          referrerPolicy="no-referrer"
          onError={() => setFailed(photo)}
        />
      ) : (
        letter
      )}
    </span>
  )
})
