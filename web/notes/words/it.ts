import type { NotesWords } from './en.ts'

export const words: NotesWords = {
  title: 'Messaggi',
  contentLibrary: 'Consigli',
  write: 'Scrivi un messaggio',
  none: 'Ancora nessun messaggio',
  noneMeans:
    'Qualche parola sullo schermo: chi viene oggi, dov’è il cappotto blu, che bisogna portare fuori la spazzatura.',
  noneInMemory: 'Quello che scrivi qui può leggerlo tutta la famiglia.',
  onScreenNow: 'Adesso per lo schermo',
  planned: 'In programma',
  notSent: 'Non ancora inviati',
  earlier: 'Prima',
  ofFamily: 'Messaggi della famiglia',

  plannedFor: (time) => `In programma: ${time}`,
  staysUntil: (time) => `Resta fino a: ${time}`,
  until: (time) => `Fino a: ${time}`,
  stays: {
    evening: 'Fino a sera',
    midnight: 'Fino alla fine del giorno',
    day_long: 'Per un giorno',
    week: 'Per una settimana',
    until: 'Fino a un giorno e un’ora',
    always: 'Finché qualcuno non lo ritira',
  },
  sendTo: (screen) => (screen ? `Invia allo schermo: ${screen}` : 'Invia allo schermo'),
  sendAgain: 'Invia di nuovo',
  edit: 'Modifica',
  schedule: 'Programma…',
  takeBack: 'Ritira',
  delete: 'Elimina',
  undo: 'Ripristina',
  whatToDo: (text) => `Che cosa fare con ${text}`,
  sent: 'Messaggio inviato',
  changed: { title: 'Salvato', description: 'Il messaggio è stato cambiato.' },
  deleted: { title: 'Messaggio eliminato', description: 'Sparisce da ogni schermo appena è raggiungibile.' },

  editNote: 'Modifica il messaggio',
  yourWords: (screen) =>
    screen
      ? `Le tue parole sullo schermo di ${screen}. [Tutti i messaggi](notes)`
      : 'Le tue parole sullo schermo. [Tutti i messaggi](notes)',
  note: 'Messaggio',
  example: 'es. Il tuo cappotto blu è in lavanderia. Te lo porto lunedì.',
  charactersLeft: (count) => `Ancora ${count} caratteri`,
  wordsAreHere: 'Le tue parole sono ancora qui.',
  later: 'Più tardi…',
  save: 'Salva',
  saving: 'Salvataggio…',
  sending: 'Invio…',
  howLong: 'Resta sullo schermo',
  untilDay: 'Fino a questo giorno',
  atTime: 'Alle',
  byTheClock: (city) => `Secondo l’ora di ${city}`,
  amongNotes: 'Lo trovi tra i tuoi messaggi.',
  ifSentNow: (time) => `Se lo invii adesso, fino a: ${time}.`,
}
