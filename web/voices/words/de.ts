import type { VoicesWords } from './en.ts'

export const words: VoicesWords = {
  title: 'Schick deine Stimme',
  add: 'Deine Stimme dazu',
  upToMinute: (screen) =>
    screen
      ? `Bis zu einer Minute, zu hören auf dem Bildschirm: ${screen}.`
      : 'Bis zu einer Minute, zu hören auf dem Bildschirm.',

  record: 'Aufnehmen',
  onlyWhile: 'Dein Mikrofon ist nur an, während du aufnimmst.',
  mayAsk: 'Vielleicht fragt dein Browser, ob er das Mikrofon benutzen darf.',
  stop: 'Fertig',
  isRecording: 'Aufnahme läuft',
  secondsLeft: (count) => (count === 1 ? 'Noch 1 Sekunde' : `Noch ${count} Sekunden`),
  oneMoment: 'Einen Moment…',
  yourRecording: 'Deine Aufnahme',
  recorded: (seconds) => (seconds === 1 ? 'Aufgenommen: 1 Sekunde' : `Aufgenommen: ${seconds} Sekunden`),
  fromBefore: 'Das ist deine Aufnahme von vorhin. Sie ist noch nicht geschickt.',
  wasCut: 'Die Aufnahme wurde unterbrochen. Das hier hast du bis dahin gesagt.',
  listen: 'Anhören',
  pause: 'Pause',
  again: 'Neu aufnehmen',
  delete: 'Löschen',

  inWords: 'In Worten (freiwillig)',
  forReading: 'Für Ohren, die nicht mehr so gut sind: Das steht neben deiner Stimme.',
  example: 'z. B. Guten Morgen! Die Zwillinge können jetzt schwimmen.',
  sendTo: (screen) => (screen ? `Auf den Bildschirm: ${screen}` : 'Auf den Bildschirm schicken'),
  sending: 'Wird geschickt…',
  sent: 'Sprachaufnahme geschickt',
  isKept: 'Deine Sprachaufnahme ist aufgehoben',
  recordingIsHere: 'Deine Aufnahme ist noch da.',
  noRoom:
    'Dieser Browser hat keinen Platz, deine Aufnahme aufzuheben. Schick sie bitte, bevor du das hier schließt.',
  leaveQuestion: 'Schließen, ohne zu schicken?',
  leaveMeans: 'Was du hier aufgenommen oder geschrieben hast, geht verloren.',
  leave: 'Schließen',

  problems: {
    'not-secure':
      'Browser öffnen ein Mikrofon nur über HTTPS, und diese Seite kam ohne. Wer euer Sunporch betreibt, kann das einrichten.',
    'not-possible':
      'Dieser Browser kann nicht aufnehmen. Ein aktueller Chrome, Edge, Firefox oder Safari kann es.',
    'no-microphone': 'Hier ist kein Mikrofon. Schließ eines an, oder nimm dein Handy.',
    'not-allowed':
      'Das Mikrofon ist für diese Seite nicht erlaubt. Tipp auf das Zeichen neben der Adresse, erlaube das Mikrofon und nimm noch einmal auf.',
    'in-use': 'Ein anderes Programm benutzt gerade das Mikrofon. Schließ es und nimm noch einmal auf.',
    'not-started':
      'Die Aufnahme hat nicht angefangen. Drück noch einmal; wenn das nicht hilft, lade die Seite neu.',
    'nothing-heard': 'Es war nichts zu hören. Sprich etwas näher, oder schau, ob das Mikrofon stumm ist.',
    'not-made': 'Die Aufnahme konnte nicht fertig gemacht werden. Schau, ob du online bist: Sie ist noch da.',
  },
  tryAgain: 'Noch einmal',
}
