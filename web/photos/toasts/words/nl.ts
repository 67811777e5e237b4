import type { ToastWords } from './en.ts'

export const words: ToastWords = {
  sent: 'Foto verstuurd',
  sentMeans: 'De foto is onderweg naar het apparaat.',
  notSent: 'De foto kon niet naar Alexa worden gestuurd.',
  deleted: {
    title: 'Foto verwijderd',
    description: 'Die staat niet meer in de galerij en verdwijnt van elk scherm zodra dat bereikbaar is.',
  },
  undo: 'Ongedaan maken',
}
