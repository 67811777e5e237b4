import type { StorageWords } from './en.ts'

export const words: StorageWords = {
  title: 'Platz für Fotos',
  onePhoto: '1 Foto',
  photos: ({ count }) => `${count} Fotos`,
  nearlyFull:
    'Der Platz ist fast aufgebraucht. Lösch Fotos, die ihr nicht mehr braucht, oder bitte die Person, die diesen Server betreibt, um mehr.',
  full: 'Diese Gruppe kann keine Fotos mehr aufnehmen.',
  left: (amount) => `Noch frei in dieser Gruppe: ${amount}.`,
}
