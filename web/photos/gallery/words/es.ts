import type { GalleryWords } from './en.ts'

export const words: GalleryWords = {
  title: 'Fotos de la familia',
  seeAll: 'Ver todas las fotos',
  showAgainQuestion: (date) => `Enviada el ${date}. ¿Mostrarla otra vez?`,
  showAgain: 'Mostrar otra vez',
  add: 'Añadir foto',
  howToSend: 'Toca una foto para enviarla.',
  viewIt: (caption) => `Ver: ${caption ?? 'foto'}`,
  showItAgain: (caption) => `Enviada. Mostrar otra vez: ${caption ?? 'foto'}`,
  sendIt: (caption) => `Enviar a Alexa: ${caption ?? 'foto'}`,
  isSent: 'Enviada',
  sending: 'Enviando…',
}
