import type { StorageWords } from './en.ts'

export const words: StorageWords = {
  title: 'Ruimte voor foto’s',
  onePhoto: '1 foto',
  photos: ({ count }) => `${count} foto’s`,
  nearlyFull:
    'De ruimte is bijna op. Verwijder foto’s die jullie niet meer nodig hebben, of vraag meer ruimte aan wie deze server beheert.',
  full: 'Er passen geen foto’s meer in deze groep.',
  left: (amount) => `Nog vrij in deze groep: ${amount}.`,
}
