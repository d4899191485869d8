/** Services for every guest, in reading order. Texts: `services.items.<id>` in `home.json`. */
export const hotelServices = [
  'wifi',
  'parking',
  'charging',
  'concierge',
  'pool',
  'garden',
  'breakfast',
  'bar',
  'bicycles',
] as const
