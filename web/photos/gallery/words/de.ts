import type { GalleryWords } from './en.ts'

export const words: GalleryWords = {
  title: 'Fotos der Familie',
  seeAll: 'Alle Fotos ansehen',
  showAgainQuestion: (date) => `Geschickt am ${date}. Noch einmal zeigen?`,
  showAgain: 'Noch einmal zeigen',
  add: 'Foto hinzufügen',
  howToSend: 'Tippe auf ein Foto, um es zu schicken.',
  viewIt: (caption) => `Ansehen: ${caption ?? 'Foto'}`,
  showItAgain: (caption) => `Geschickt. Noch einmal zeigen: ${caption ?? 'Foto'}`,
  sendIt: (caption) => `An Alexa schicken: ${caption ?? 'Foto'}`,
  isSent: 'Geschickt',
  sending: 'Wird geschickt…',
}
