import type { NotesWords } from './en.ts'

export const words: NotesWords = {
  title: 'Berichtjes',
  contentLibrary: 'Aanbevelingen',
  write: 'Berichtje schrijven',
  none: 'Nog geen berichtjes',
  noneMeans:
    'Een paar woorden op het scherm: wie er vandaag komt, waar de blauwe jas is, dat het vuilnis buiten moet.',
  noneInMemory: 'Wat je hier schrijft, kan de hele familie lezen.',
  onScreenNow: 'Nu voor het scherm',
  planned: 'Gepland',
  notSent: 'Nog niet verstuurd',
  earlier: 'Eerder',
  ofFamily: 'Berichtjes van de familie',

  plannedFor: (time) => `Gepland: ${time}`,
  staysUntil: (time) => `Blijft tot: ${time}`,
  until: (time) => `Tot: ${time}`,
  stays: {
    evening: 'Tot de avond',
    midnight: 'Tot het einde van de dag',
    day_long: 'Een dag lang',
    week: 'Een week lang',
    until: 'Tot een dag en tijd',
    always: 'Tot iemand het terugneemt',
  },
  sendTo: (screen) => (screen ? `Naar het scherm sturen: ${screen}` : 'Naar het scherm sturen'),
  sendAgain: 'Opnieuw versturen',
  edit: 'Wijzigen',
  schedule: 'Plannen…',
  takeBack: 'Terugnemen',
  delete: 'Verwijderen',
  undo: 'Ongedaan maken',
  whatToDo: (text) => `Wat te doen met ${text}`,
  sent: 'Berichtje verstuurd',
  changed: { title: 'Opgeslagen', description: 'Het berichtje is gewijzigd.' },
  deleted: {
    title: 'Berichtje verwijderd',
    description: 'Het verdwijnt van elk scherm zodra dat bereikbaar is.',
  },

  editNote: 'Berichtje wijzigen',
  yourWords: (screen) =>
    screen
      ? `Jouw woorden op het scherm van ${screen}. [Alle berichtjes](notes)`
      : 'Jouw woorden op het scherm. [Alle berichtjes](notes)',
  note: 'Berichtje',
  example: 'bijv. Je blauwe jas is bij de stomerij. Ik breng hem maandag.',
  charactersLeft: (count) => `Nog ${count} tekens`,
  wordsAreHere: 'Je woorden zijn er nog.',
  later: 'Later…',
  save: 'Opslaan',
  saving: 'Bezig met opslaan…',
  sending: 'Bezig met versturen…',
  howLong: 'Het blijft op het scherm',
  untilDay: 'Tot deze dag',
  atTime: 'Om',
  byTheClock: (city) => `Volgens de klok in ${city}`,
  amongNotes: 'Je vindt het tussen je berichtjes.',
  ifSentNow: (time) => `Als je het nu stuurt, tot: ${time}.`,
}
