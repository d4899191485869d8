declare module '*?picture' {
  const picture: import('@meridiana/ui').PictureData
  export default picture
}

/** With a portrait crop for phones. */
declare module '*?picture&upright=right' {
  const picture: import('@meridiana/ui').PictureData
  export default picture
}
