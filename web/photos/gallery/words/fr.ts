import type { GalleryWords } from './en.ts'

export const words: GalleryWords = {
  title: 'Photos de la famille',
  seeAll: 'Voir toutes les photos',
  showAgainQuestion: (date) => `Envoyée le ${date}. La montrer à nouveau\u00a0?`,
  showAgain: 'Montrer à nouveau',
  add: 'Ajouter une photo',
  howToSend: 'Touche une photo pour l’envoyer.',
  viewIt: (caption) => `Voir\u00a0: ${caption ?? 'photo'}`,
  showItAgain: (caption) => `Envoyée. Montrer à nouveau\u00a0: ${caption ?? 'photo'}`,
  sendIt: (caption) => `Envoyer à Alexa\u00a0: ${caption ?? 'photo'}`,
  isSent: 'Envoyée',
  sending: 'Envoi…',
}
