/** Services for every guest, in reading order. Texts: `services.items.<id>` in `home.json`. */
export const hotelServices = [
  'pool',
  'garden',
  'breakfast',
  'bicycles',
  'wifi',
  'parking',
  'charging',
  'concierge',
  'bar',
] as const
