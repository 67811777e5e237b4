import type { ScheduleWords } from './en.ts'

export const words: ScheduleWords = {
  patterns: { daily: 'Ogni giorno', weekly: 'Ogni settimana', monthly: 'Ogni mese' },
  untitled: {
    photo: 'Una foto',
    content: 'Un consiglio',
    note: 'Un messaggio',
    voice: 'Una registrazione vocale',
    clip: 'Un video',
  },
  created: { title: 'Programmato', description: 'L’invio è nell’agenda.' },
  notCreated: 'Non è stato possibile programmarlo.',
  changed: { title: 'Salvato', description: 'L’invio programmato è stato cambiato.' },
  leftOut: 'Lasciato fuori',
  nextStays: 'Il prossimo resta programmato.',
  notSent: 'Non verrà inviato.',
  cancelled: { title: 'Invio annullato', description: 'Non verrà inviato.' },
  skipped: { title: 'Saltato una volta', description: 'L’invio successivo resta programmato.' },
  sent: 'Inviato',

  notAsPlanned: 'Non inviato come previsto',
  byCaretaker: 'Chi è responsabile può inviarlo ora.',
  open: 'Apri',
  openIt: (title) => `Apri l’agenda: ${title}`,
  sendNow: 'Invia ora',
  sendItNow: (title) => `Invia ora: ${title}`,
  cancelDelivery: 'Annulla l’invio',
  cancelIt: (title) => `Annulla l’invio: ${title}`,
  leaveOut: 'Lascia fuori',
  leaveItOut: (title) => `Lascia fuori: ${title}`,
}
