import type { GalleryWords } from './en.ts'

export const words: GalleryWords = {
  title: 'Foto della famiglia',
  seeAll: 'Mostra tutte le foto',
  showAgainQuestion: (date) => `Data dell’invio: ${date}. Mostrarla di nuovo?`,
  showAgain: 'Mostra di nuovo',
  add: 'Aggiungi una foto',
  howToSend: 'Tocca una foto per inviarla.',
  viewIt: (caption) => `Guarda: ${caption ?? 'foto'}`,
  showItAgain: (caption) => `Inviata. Mostra di nuovo: ${caption ?? 'foto'}`,
  sendIt: (caption) => `Invia ad Alexa: ${caption ?? 'foto'}`,
  isSent: 'Inviata',
  sending: 'Invio…',
}
