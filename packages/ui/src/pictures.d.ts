// Types of the imports that `pictures` of `@meridiana/ui/vite` handles: `/// <reference types="@meridiana/ui/pictures" />`.

declare module '*?picture' {
  const picture: import('@meridiana/ui').PictureFiles
  export default picture
}

/** For other options before it: `?upright=right&picture`. */
declare module '*&picture' {
  const picture: import('@meridiana/ui').PictureFiles
  export default picture
}
