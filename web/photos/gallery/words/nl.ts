import type { GalleryWords } from './en.ts'

export const words: GalleryWords = {
  title: 'Foto’s van de familie',
  seeAll: 'Alle foto’s bekijken',
  showAgainQuestion: (date) => `Verstuurd op ${date}. Opnieuw tonen?`,
  showAgain: 'Opnieuw tonen',
  add: 'Foto toevoegen',
  howToSend: 'Tik op een foto om die te sturen.',
  viewIt: (caption) => `Bekijken: ${caption ?? 'foto'}`,
  showItAgain: (caption) => `Verstuurd. Opnieuw tonen: ${caption ?? 'foto'}`,
  sendIt: (caption) => `Naar Alexa sturen: ${caption ?? 'foto'}`,
  isSent: 'Verstuurd',
  sending: 'Bezig met versturen…',
}
