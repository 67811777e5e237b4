import type { ClipsWords } from './en.ts'

export const words: ClipsWords = {
  title: 'Ein Video schicken',
  addTitle: 'Ein Video hinzufügen',
  upTo: (screen) =>
    screen ? `Bis zu 30 Sekunden, auf den Bildschirm: ${screen}.` : 'Bis zu 30 Sekunden, auf den Bildschirm.',
  oneMoment: 'Einen Moment…',

  yourVideo: 'Dein Video',
  play: 'Abspielen',
  pause: 'Pause',
  begins: 'Beginnt bei',
  ends: 'Endet bei',
  partOf: (seconds) =>
    seconds === 1
      ? 'Diese 1 Sekunde wird geschickt. Was du abschneidest, bleibt bei dir.'
      : `Diese ${seconds} Sekunden werden geschickt. Was du abschneidest, bleibt bei dir.`,
  allOf: (seconds) =>
    seconds === 1 ? 'Das ganze Video: 1 Sekunde.' : `Das ganze Video: ${seconds} Sekunden.`,
  soundIsLost:
    'In diesem Browser geht der Ton verloren: Das Video wird stumm. Mit einem anderen Browser oder deinem Handy klappt es vielleicht.',

  inWords: 'In Worten (freiwillig)',
  besideIt: 'Das steht unter dem Video.',
  example: 'z. B. Emmas erste Schritte!',
  sendTo: (screen) => (screen ? `Auf den Bildschirm: ${screen}` : 'Auf den Bildschirm schicken'),
  add: 'Hinzufügen',
  making: (percent) => `Wird vorbereitet, ${percent} %`,
  uploading: (percent) => `Wird hochgeladen, ${percent} %`,
  finishing: 'Gleich fertig…',
  keepOpen: 'Bitte lass diese Seite offen.',
  stop: 'Abbrechen',
  stopQuestion: 'Das Schicken abbrechen?',
  notSentYet: 'Das Video ist noch nicht geschickt.',
  leaveOut: 'Weglassen',
  leaveOutQuestion: 'Dieses Video weglassen?',
  sent: 'Video geschickt',
  isKept: 'Dein Video ist aufgehoben',
  videoIsHere: 'Dein Video ist noch da.',
  chooseAnother: 'Ein anderes wählen',

  problems: {
    'no-film': 'Das ist kein Video, das wir lesen können. Nimm ein MP4, MOV oder WebM.',
    'not-here':
      'Dieser Browser kann dieses Video nicht vorbereiten. Schick es von dem Handy, das es aufgenommen hat. Handys filmen in einer Form, die überall läuft, wenn in ihrer Kamera „Maximale Kompatibilität“ eingestellt ist.',
    'too-large': 'Dieser Teil des Videos ist größer als 60 MB. Nimm einen kürzeren.',
    'too-short': 'Dieses Video ist kürzer als eine halbe Sekunde. Nimm ein längeres.',
    'not-readable': 'Dieser Browser kann das Video nicht mehr lesen. Wähl es noch einmal aus.',
  },
}
