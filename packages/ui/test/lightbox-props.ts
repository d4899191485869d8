const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** Three pictures without files, for tests of the lightbox and of the gallery that opens it. */
export const pictures = ['Bed', 'Bath', 'Desk'].map((alt) => ({
  src: `${pixel}#${alt}`,
  width: 3,
  height: 2,
  alt,
}))

export const messages = {
  title: 'Pictures',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  thumbnails: 'All pictures',
  position: '{place} of {count}',
}
