/** The Storybooks of the packages. `id` is the folder below `packages`, `port` is for development. */
export const storybooks = [
  { id: 'ui', title: '@meridiana/ui', port: 6006 },
  { id: 'reviews-widget', title: '@meridiana/reviews-widget', port: 6008 },
  { id: 'consent', title: '@meridiana/consent', port: 6007 },
] as const

export type StorybookId = (typeof storybooks)[number]['id']
