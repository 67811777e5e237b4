import type { BackdropWords } from './en.ts'

export const words: BackdropWords = {
  onPicture: 'Mettilo su una foto',
  picture: 'Foto',
  pictureBehind: 'La foto dietro',
  noPicture: 'Senza foto',
  noPhotos: 'Non ci sono ancora foto.',
  photoFrom: (date) => `Foto del ${date}`,
  presentPicture: 'La foto di adesso',
}
