/** Choosing a photo that stands behind or beside something. */
export const words = {
  onPicture: 'Put it on a picture',
  picture: 'Picture',
  pictureBehind: 'The picture behind it',
  noPicture: 'No picture',
  noPhotos: 'There are no photos yet.',
  photoFrom: (date: string) => `Photo from ${date}`,
  presentPicture: 'The present picture',
}
export type BackdropWords = typeof words
