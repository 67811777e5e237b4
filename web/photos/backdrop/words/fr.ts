import type { BackdropWords } from './en.ts'

export const words: BackdropWords = {
  onPicture: 'Le mettre sur une photo',
  picture: 'Photo',
  pictureBehind: 'La photo derrière',
  noPicture: 'Sans photo',
  noPhotos: 'Il n’y a pas encore de photos.',
  photoFrom: (date) => `Photo du ${date}`,
  presentPicture: 'La photo actuelle',
}
