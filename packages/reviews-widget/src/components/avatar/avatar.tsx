'use client'

import { forwardRef, type HTMLAttributes, useEffect, useRef, useState } from 'react'
import { avatarColorNumber, type Reviewer, reviewerInitial } from '../../core'

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** Whose photo, or initial, the avatar shows. */
  reviewer: Reviewer
}

/**
 * The reviewer's photo. Without a photo, and for an anonymous reviewer: a circle with the reviewer's initial, in the
 * accent of the theme, else in a colour that is the same in every scheme: see `--reviews-avatar-0`. Screen readers skip
 * the avatar, because the name is next to it.
 */
export const Avatar = /* @__PURE__ */ forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { reviewer, ...props },
  ref,
) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()
  const photo = reviewer.isAnonymous ? undefined : reviewer.profilePhotoUrl
  const letter = reviewerInitial(reviewer)

  useEffect(() => {
    // An image in the server's HTML may fail before React adds `onError`, so the effect also looks for a failed image.
    if (photo && image.current?.complete && image.current.naturalWidth === 0) setFailed(photo)
  }, [photo])

  return (
    <span
      ref={ref}
      data-slot="reviews-avatar"
      data-color={avatarColorNumber(letter)}
      aria-hidden="true"
      {...props}
    >
      {photo && photo !== failed ? (
        <img
          data-slot="reviews-avatar-image"
          ref={image}
          alt=""
          width="40"
          height="40"
          loading="lazy"
          decoding="async"
          draggable="false"
          referrerPolicy="no-referrer"
          // After the attributes that restrict its request: some browsers send that at once.
          src={photo}
          onError={() => setFailed(photo)}
        />
      ) : (
        letter
      )}
    </span>
  )
})
