/** Services for every guest, in reading order. Texts: `services.items.<id>` in `home.json`. */
export const hotelServices = [
  'pool',
  'garden',
  'breakfast',
  'bicycles',
  'bar',
  'concierge',
  'parking',
  'charging',
  'wifi',
] as const
