import { RatingBadge } from '@meridiana/reviews-widget'
import { formatPluralMessage, ratingLabel } from '@meridiana/reviews-widget/core'
import { useTranslation } from 'react-i18next'
import { hotel } from '../../hotel'
import { activeLanguage } from '../../i18n'
import { widgetMessages } from '../../lib/widgets/widget-messages'

/** The average of the guest reviews on Google, with a link to them. */
export function GuestRating() {
  const { i18n } = useTranslation()
  const { reviewsMessages: messages } = widgetMessages(activeLanguage(i18n))
  return (
    <RatingBadge
      averageRating={hotel.reviews.average}
      totalReviewCount={hotel.reviews.count}
      profileUrl={hotel.reviews.url}
      badgeLabel={messages.rating[ratingLabel(hotel.reviews.average)]}
      badgeSubheadingFormatter={(count) =>
        formatPluralMessage(messages.reviewCount, count, messages.locale, {
          platform: messages.platform,
        })
      }
      messages={messages}
      scheme="light"
    />
  )
}
