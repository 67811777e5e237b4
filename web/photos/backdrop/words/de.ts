import type { BackdropWords } from './en.ts'

export const words: BackdropWords = {
  onPicture: 'Auf ein Bild setzen',
  picture: 'Bild',
  pictureBehind: 'Das Bild dahinter',
  noPicture: 'Kein Bild',
  noPhotos: 'Es gibt noch keine Fotos.',
  photoFrom: (date) => `Foto vom ${date}`,
  presentPicture: 'Das jetzige Bild',
}
