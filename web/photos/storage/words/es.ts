import type { StorageWords } from './en.ts'

export const words: StorageWords = {
  title: 'Espacio para fotos',
  onePhoto: '1 foto',
  photos: ({ count }) => `${count} fotos`,
  nearlyFull:
    'Queda muy poco espacio. Borra las fotos que ya no necesitéis, o pide más a quien lleva este servidor.',
  full: 'En este grupo no caben más fotos.',
  left: (amount) => `Aún caben en este grupo: ${amount}.`,
}
