import type { GalleryWords } from './en.ts'

export const words: GalleryWords = {
  title: 'Fotos da família',
  seeAll: 'Ver todas as fotos',
  showAgainQuestion: (date) => `Enviada em ${date}. Mostrar de novo?`,
  showAgain: 'Mostrar de novo',
  add: 'Adicionar foto',
  howToSend: 'Toque em uma foto para enviá-la.',
  viewIt: (caption) => `Ver: ${caption ?? 'foto'}`,
  showItAgain: (caption) => `Enviada. Mostrar de novo: ${caption ?? 'foto'}`,
  sendIt: (caption) => `Enviar à Alexa: ${caption ?? 'foto'}`,
  isSent: 'Enviada',
  sending: 'Enviando…',
}
