import type { BackdropWords } from './en.ts'

export const words: BackdropWords = {
  onPicture: 'Op een foto zetten',
  picture: 'Foto',
  pictureBehind: 'De foto erachter',
  noPicture: 'Geen foto',
  noPhotos: 'Er zijn nog geen foto’s.',
  photoFrom: (date) => `Foto van ${date}`,
  presentPicture: 'De huidige foto',
}
