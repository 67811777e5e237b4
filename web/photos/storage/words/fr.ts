import type { StorageWords } from './en.ts'

export const words: StorageWords = {
  title: 'Place pour les photos',
  onePhoto: '1 photo',
  photos: ({ count }) => `${count} photos`,
  nearlyFull:
    'La place est presque épuisée. Supprime les photos dont vous n’avez plus besoin, ou demandes-en plus à la personne qui gère ce serveur.',
  full: 'Ce groupe ne peut plus recevoir de photos.',
  left: (amount) => `Place restante dans ce groupe\u00a0: ${amount}.`,
}
