import type { BackdropWords } from './en.ts'

export const words: BackdropWords = {
  onPicture: 'Ponerla sobre una foto',
  picture: 'Foto',
  pictureBehind: 'La foto de fondo',
  noPicture: 'Sin foto',
  noPhotos: 'Todavía no hay fotos.',
  photoFrom: (date) => `Foto del ${date}`,
  presentPicture: 'La foto actual',
}
