import type { StorageWords } from './en.ts'

export const words: StorageWords = {
  title: 'Spazio per le foto',
  onePhoto: '1 foto',
  photos: ({ count }) => `${count} foto`,
  nearlyFull:
    'Lo spazio è quasi finito. Elimina le foto che non servono più, o chiedine altro a chi gestisce questo server.',
  full: 'Questo gruppo non può accogliere altre foto.',
  left: (amount) => `Spazio rimasto in questo gruppo: ${amount}.`,
}
