import type { GalleryWords } from './en.ts'

export const words: GalleryWords = {
  title: 'Zdjęcia rodziny',
  seeAll: 'Zobacz wszystkie zdjęcia',
  showAgainQuestion: (date) => `Wysłano: ${date}. Pokazać ponownie?`,
  showAgain: 'Pokaż ponownie',
  add: 'Dodaj zdjęcie',
  howToSend: 'Dotknij zdjęcia, aby je wysłać.',
  viewIt: (caption) => `Zobacz: ${caption ?? 'zdjęcie'}`,
  showItAgain: (caption) => `Wysłano. Pokaż ponownie: ${caption ?? 'zdjęcie'}`,
  sendIt: (caption) => `Wyślij do Alexy: ${caption ?? 'zdjęcie'}`,
  isSent: 'Wysłano',
  sending: 'Wysyłanie…',
}
