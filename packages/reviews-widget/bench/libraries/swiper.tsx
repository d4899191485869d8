import { Navigation, Pagination } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { sevenReviews } from '../../test/reviews'
import { PlainReviewCard } from './plain-review-card'
import 'swiper/css'
import 'swiper/css/navigation'
import 'swiper/css/pagination'
import './plain-card.css'

export const BenchmarkCarousel = () => (
  <Swiper
    modules={[Navigation, Pagination]}
    loop
    navigation
    pagination={{ clickable: true }}
    breakpoints={{ 641: { slidesPerView: 2 }, 769: { slidesPerView: 3 } }}
  >
    {sevenReviews.map((review) => (
      <SwiperSlide key={review.reviewId}>
        <PlainReviewCard review={review} />
      </SwiperSlide>
    ))}
  </Swiper>
)
