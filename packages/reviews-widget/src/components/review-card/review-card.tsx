import { forwardRef, type HTMLAttributes, useContext, useId } from 'react'
import { displayName, type Review } from '../../core'
import { Avatar } from '../avatar/avatar'
import { DisplayContext, type DisplayOptions, splitDisplay, type Theme, useDisplay } from '../display'
import { Stars } from '../stars/stars'
import { Comment } from './comment'
import { OwnerReply } from './owner-reply'
import { Platform } from './platform'
import { ReviewDate } from './review-date'

export interface ReviewCardProps extends HTMLAttributes<HTMLElement>, DisplayOptions {
  review: Review
  /** @default that of the root around it */
  theme?: Theme
}

/** One review: stars, words, guest, date. As a sober card, or as a testimonial set in large type. */
export const ReviewCard = /* @__PURE__ */ forwardRef<HTMLElement, ReviewCardProps>(function ReviewCard(
  { review, theme, ...props },
  ref,
) {
  const [own, rest] = splitDisplay(props)
  const inherited = useContext(DisplayContext)
  const { words, reviewVariant = 'card', nameDisplay, disableTranslation = false } = useDisplay(own)
  const nameId = useId()
  const { reviewer, reviewReply } = review

  return (
    <DisplayContext.Provider value={{ ...inherited, ...own }}>
      <article
        ref={ref}
        data-slot="rw-card"
        data-variant={reviewVariant}
        data-theme={theme}
        aria-labelledby={nameId}
        {...rest}
      >
        <Stars rating={review.starRating} />
        {/* A new default language starts the comment anew. */}
        <Comment key={`${disableTranslation}`} review={review} describedBy={nameId} />
        {reviewReply && <OwnerReply reply={reviewReply} />}
        <footer data-slot="rw-byline">
          <Avatar reviewer={reviewer} />
          <span data-slot="rw-name" id={nameId}>
            <bdi>{displayName(reviewer, nameDisplay, words.anonymous)}</bdi>
          </span>
          <ReviewDate dateTime={review.updateTime ?? review.createTime} />
          <Platform />
        </footer>
      </article>
    </DisplayContext.Provider>
  )
})
