import { Navigation, Pagination } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { sevenReviews } from '../../test/reviews'
import { PlainCard } from './plain-card'
import 'swiper/css'
import 'swiper/css/navigation'
import 'swiper/css/pagination'
import './plain-card.css'

export const Subject = () => (
  <Swiper
    modules={[Navigation, Pagination]}
    loop
    navigation
    pagination={{ clickable: true }}
    breakpoints={{ 641: { slidesPerView: 2 }, 769: { slidesPerView: 3 } }}
  >
    {sevenReviews.map((review) => (
      <SwiperSlide key={review.reviewId}>
        <PlainCard review={review} />
      </SwiperSlide>
    ))}
  </Swiper>
)
