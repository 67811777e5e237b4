import type { StorageWords } from './en.ts'

export const words: StorageWords = {
  title: 'Espaço para fotos',
  onePhoto: '1 foto',
  photos: ({ count }) => `${count} fotos`,
  nearlyFull:
    'O espaço está quase no fim. Exclua fotos que vocês não precisam mais, ou peça mais a quem cuida deste servidor.',
  full: 'Este grupo não comporta mais fotos.',
  left: (amount) => `Ainda cabem neste grupo: ${amount}.`,
}
