import type { VoicesWords } from './en.ts'

export const words: VoicesWords = {
  title: 'Invia la tua voce',
  add: 'Aggiungi la tua voce',
  upToMinute: (screen) =>
    screen
      ? `Fino a un minuto, da ascoltare sullo schermo: ${screen}.`
      : 'Fino a un minuto, da ascoltare sullo schermo.',

  record: 'Registra',
  onlyWhile: 'Il tuo microfono è acceso solo mentre registri.',
  mayAsk: 'Forse il browser chiede se può usare il microfono.',
  stop: 'Fatto',
  isRecording: 'Registrazione in corso',
  secondsLeft: (count) => (count === 1 ? 'Ancora 1 secondo' : `Ancora ${count} secondi`),
  oneMoment: 'Un momento…',
  yourRecording: 'La tua registrazione',
  recorded: (seconds) => (seconds === 1 ? 'Registrato: 1 secondo' : `Registrati: ${seconds} secondi`),
  fromBefore: 'Questa è la tua registrazione di prima. Non è ancora stata inviata.',
  wasCut: 'La registrazione è stata interrotta. Questo è ciò che hai detto fino a quel momento.',
  listen: 'Ascolta',
  pause: 'Pausa',
  again: 'Registra di nuovo',
  delete: 'Elimina',

  inWords: 'A parole (facoltativo)',
  forReading: 'Per orecchie che sentono meno: il testo sta accanto alla tua voce.',
  example: 'es. Buongiorno! I gemelli hanno imparato a nuotare.',
  sendTo: (screen) => (screen ? `Invia allo schermo: ${screen}` : 'Invia allo schermo'),
  sending: 'Invio…',
  sent: 'Registrazione vocale inviata',
  isKept: 'La tua registrazione vocale è al sicuro',
  recordingIsHere: 'La tua registrazione è ancora qui.',
  noRoom:
    'Questo browser non ha spazio per conservare la tua registrazione. Inviala prima di chiudere, per favore.',
  leaveQuestion: 'Uscire senza inviare?',
  leaveMeans: 'Quello che hai registrato o scritto qui andrà perso.',
  leave: 'Esci',

  problems: {
    'not-secure':
      'I browser aprono un microfono solo con HTTPS, e questa pagina è arrivata senza. Chi gestisce il vostro Sunporch può attivarlo.',
    'not-possible': 'Questo browser non può registrare. Un Chrome, Edge, Firefox o Safari recente sì.',
    'no-microphone': 'Qui non c’è nessun microfono. Collegane uno o usa il telefono.',
    'not-allowed':
      'Il microfono non è permesso per questa pagina. Premi il simbolo accanto all’indirizzo, permetti il microfono e registra di nuovo.',
    'in-use': 'Un altro programma sta usando il microfono. Chiudilo e registra di nuovo.',
    'not-started': 'La registrazione non è partita. Premi ancora; se non basta, ricarica la pagina.',
    'nothing-heard':
      'Non si è sentito niente. Parla un po’ più da vicino, o guarda se il microfono è spento.',
    'not-made': 'Non è stato possibile preparare la registrazione. Guarda se la rete c’è: è ancora qui.',
  },
  tryAgain: 'Riprova',
}
