import type { ScheduleWords } from './en.ts'

export const words: ScheduleWords = {
  patterns: { daily: 'Täglich', weekly: 'Wöchentlich', monthly: 'Monatlich' },
  untitled: {
    photo: 'Ein Foto',
    content: 'Eine Empfehlung',
    note: 'Eine Nachricht',
    voice: 'Eine Sprachaufnahme',
    clip: 'Ein Video',
  },
  created: { title: 'Geplant', description: 'Die Sendung steht im Zeitplan.' },
  notCreated: 'Das ließ sich nicht planen.',
  changed: { title: 'Gespeichert', description: 'Die geplante Sendung ist geändert.' },
  leftOut: 'Ausgelassen',
  nextStays: 'Die nächste bleibt geplant.',
  notSent: 'Sie wird nicht geschickt.',
  cancelled: { title: 'Sendung abgesagt', description: 'Sie wird nicht geschickt.' },
  skipped: { title: 'Einmal ausgelassen', description: 'Die Sendung danach bleibt geplant.' },
  sent: 'Geschickt',

  notAsPlanned: 'Nicht wie geplant geschickt',
  byCaretaker: 'Die Betreuung kann sie jetzt schicken.',
  open: 'Öffnen',
  openIt: (title) => `Zeitplan öffnen: ${title}`,
  sendNow: 'Jetzt schicken',
  sendItNow: (title) => `Jetzt schicken: ${title}`,
  cancelDelivery: 'Sendung absagen',
  cancelIt: (title) => `Sendung absagen: ${title}`,
  leaveOut: 'Auslassen',
  leaveItOut: (title) => `Auslassen: ${title}`,
}
