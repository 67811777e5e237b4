import type { ScheduleWords } from './en.ts'

export const words: ScheduleWords = {
  patterns: { daily: 'Elke dag', weekly: 'Elke week', monthly: 'Elke maand' },
  untitled: {
    photo: 'Een foto',
    content: 'Een aanbeveling',
    note: 'Een berichtje',
    voice: 'Een spraakopname',
    clip: 'Een video',
  },
  created: { title: 'Gepland', description: 'De zending staat in de planning.' },
  notCreated: 'Het plannen is niet gelukt.',
  changed: { title: 'Opgeslagen', description: 'De geplande zending is gewijzigd.' },
  leftOut: 'Overgeslagen',
  nextStays: 'De volgende blijft gepland.',
  notSent: 'Deze wordt niet verstuurd.',
  cancelled: { title: 'Zending geannuleerd', description: 'Deze wordt niet verstuurd.' },
  skipped: { title: 'Eén keer overgeslagen', description: 'De zending daarna blijft gepland.' },
  sent: 'Verstuurd',

  notAsPlanned: 'Niet verstuurd zoals gepland',
  byCaretaker: 'Een verzorger kan het nu versturen.',
  open: 'Openen',
  openIt: (title) => `Planning openen: ${title}`,
  sendNow: 'Nu versturen',
  sendItNow: (title) => `Nu versturen: ${title}`,
  cancelDelivery: 'Zending annuleren',
  cancelIt: (title) => `Zending annuleren: ${title}`,
  leaveOut: 'Overslaan',
  leaveItOut: (title) => `Overslaan: ${title}`,
}
