import type { BackdropWords } from './en.ts'

export const words: BackdropWords = {
  onPicture: 'Umieść na zdjęciu',
  picture: 'Zdjęcie',
  pictureBehind: 'Zdjęcie w tle',
  noPicture: 'Bez zdjęcia',
  noPhotos: 'Nie ma jeszcze zdjęć.',
  photoFrom: (date) => `Zdjęcie z ${date}`,
  presentPicture: 'Obecne zdjęcie',
}
