import type { BackdropWords } from './en.ts'

export const words: BackdropWords = {
  onPicture: 'Colocar sobre uma foto',
  picture: 'Foto',
  pictureBehind: 'A foto de fundo',
  noPicture: 'Sem foto',
  noPhotos: 'Ainda não há fotos.',
  photoFrom: (date) => `Foto de ${date}`,
  presentPicture: 'A foto atual',
}
