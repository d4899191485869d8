declare module '*.webp?picture' {
  const picture: import('@meridiana/ui').PictureData
  export default picture
}
