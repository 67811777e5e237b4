import type { ClipsWords } from './en.ts'

export const words: ClipsWords = {
  title: 'Invia un video',
  addTitle: 'Aggiungi un video',
  upTo: (screen) =>
    screen ? `Fino a 30 secondi, per lo schermo: ${screen}.` : 'Fino a 30 secondi, per lo schermo.',
  oneMoment: 'Un momento…',

  yourVideo: 'Il tuo video',
  play: 'Riproduci',
  pause: 'Pausa',
  begins: 'Inizia a',
  ends: 'Finisce a',
  partOf: (seconds) =>
    seconds === 1
      ? 'Si invia questo secondo. Quello che tagli resta a te.'
      : `Si inviano questi ${seconds} secondi. Quello che tagli resta a te.`,
  allOf: (seconds) => (seconds === 1 ? 'Tutto il video: 1 secondo.' : `Tutto il video: ${seconds} secondi.`),
  soundIsLost:
    'Questo browser non può conservare l’audio: il video sarà muto. Forse un altro browser o il tuo telefono ci riesce.',

  inWords: 'A parole (facoltativo)',
  besideIt: 'Il testo sta sotto il video.',
  example: 'es. I primi passi di Emma!',
  sendTo: (screen) => (screen ? `Invia allo schermo: ${screen}` : 'Invia allo schermo'),
  add: 'Aggiungi',
  making: (percent) => `Preparazione, ${percent} %`,
  uploading: (percent) => `Caricamento, ${percent} %`,
  finishing: 'Ci siamo quasi…',
  keepOpen: 'Lascia aperta questa pagina, per favore.',
  stop: 'Ferma',
  stopQuestion: 'Fermare l’invio di questo video?',
  notSentYet: 'Non è ancora stato inviato.',
  leaveOut: 'Lascia fuori',
  leaveOutQuestion: 'Lasciare fuori questo video?',
  sent: 'Video inviato',
  isKept: 'Il tuo video è al sicuro',
  videoIsHere: 'Il tuo video è ancora qui.',
  chooseAnother: 'Scegline un altro',

  problems: {
    'no-film': 'Questo non è un video che possiamo leggere. Scegli un MP4, MOV o WebM.',
    'not-here':
      'Questo browser non può preparare questo video. Invialo dal telefono che lo ha girato. I telefoni girano in un formato che funziona ovunque se nella fotocamera è impostato «Più compatibile».',
    'too-large': 'Questa parte del video supera 60 MB. Scegline una più corta.',
    'too-short': 'Questo video dura meno di mezzo secondo. Scegline uno più lungo.',
    'not-readable': 'Questo browser non può più leggere il video. Sceglilo di nuovo.',
  },
}
