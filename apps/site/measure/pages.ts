/** The path of one page for each page module in `app/routes`, without the offline page and the 404 page. */
export const pageModulePaths = [
  '/',
  '/rooms',
  '/rooms/suite',
  '/restaurant',
  '/experience',
  '/fiere',
  '/getting-here',
  '/offers',
  '/faq',
  '/vicenza',
  '/vicenza/hills',
  '/vicenza/surroundings',
  '/vicenza/bike-route',
  '/privacy-policy',
  '/cookie-policy',
  '/accessibility',
]
