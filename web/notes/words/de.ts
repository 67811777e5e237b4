import type { NotesWords } from './en.ts'

export const words: NotesWords = {
  title: 'Nachrichten',
  contentLibrary: 'Empfehlungen',
  write: 'Nachricht schreiben',
  none: 'Noch keine Nachrichten',
  noneMeans:
    'Ein paar Worte auf dem Bildschirm: wer heute kommt, wo der blaue Mantel ist, dass der Müll rausmuss.',
  noneInMemory: 'Was du hier schreibst, kann die ganze Familie lesen.',
  onScreenNow: 'Jetzt für den Bildschirm',
  planned: 'Geplant',
  notSent: 'Noch nicht geschickt',
  earlier: 'Früher',
  ofFamily: 'Nachrichten der Familie',

  plannedFor: (time) => `Geplant: ${time}`,
  staysUntil: (time) => `Bleibt bis: ${time}`,
  until: (time) => `Bis: ${time}`,
  stays: {
    evening: 'Bis zum Abend',
    midnight: 'Bis zum Ende des Tages',
    day_long: 'Einen Tag lang',
    week: 'Eine Woche lang',
    until: 'Bis zu einem Tag und einer Uhrzeit',
    always: 'Bis jemand sie zurücknimmt',
  },
  sendTo: (screen) => (screen ? `Auf den Bildschirm: ${screen}` : 'Auf den Bildschirm schicken'),
  sendAgain: 'Noch einmal schicken',
  edit: 'Ändern',
  schedule: 'Planen…',
  takeBack: 'Zurücknehmen',
  delete: 'Löschen',
  undo: 'Rückgängig',
  whatToDo: (text) => `Was tun mit ${text}`,
  sent: 'Nachricht geschickt',
  changed: { title: 'Gespeichert', description: 'Die Nachricht ist geändert.' },
  deleted: {
    title: 'Nachricht gelöscht',
    description: 'Sie verschwindet von jedem Bildschirm, sobald er erreichbar ist.',
  },

  editNote: 'Nachricht ändern',
  yourWords: (screen) =>
    screen
      ? `Deine Worte auf dem Bildschirm von ${screen}. [Alle Nachrichten](notes)`
      : 'Deine Worte auf dem Bildschirm. [Alle Nachrichten](notes)',
  note: 'Nachricht',
  example: 'z. B. Dein blauer Mantel ist in der Reinigung. Ich bringe ihn am Montag.',
  charactersLeft: (count) => `Noch ${count} Zeichen`,
  wordsAreHere: 'Deine Worte sind noch da.',
  later: 'Später…',
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  sending: 'Wird geschickt…',
  howLong: 'So lange bleibt sie auf dem Bildschirm',
  untilDay: 'Bis zu diesem Tag',
  atTime: 'Um',
  byTheClock: (city) => `Nach der Uhr in ${city}`,
  amongNotes: 'Du findest sie unter deinen Nachrichten.',
  ifSentNow: (time) => `Wenn du sie jetzt schickst, bis: ${time}.`,
}
