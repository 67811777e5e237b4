import { capitalised } from '../sentence.ts'
import type { Messages } from './en.ts'

export const messages: Messages = {
  eveningBegins: 18,
  today: {
    morning: 'stamattina',
    afternoon: 'oggi pomeriggio',
    evening: 'stasera',
    night: 'stanotte',
  },
  yesterday: {
    morning: 'ieri mattina',
    afternoon: 'ieri pomeriggio',
    evening: 'ieri sera',
    night: 'ieri notte',
  },
  tomorrow: {
    morning: 'domani mattina',
    afternoon: 'domani pomeriggio',
    evening: 'domani sera',
    night: 'domani notte',
  },
  dayHeading: (day, part) => `${day.name} ${parts[part]}`,
  partOfWeekday: (day, part) => `${day.name} ${parts[part]}`,
  onWeekday: (day) => day.name,
  onDate: (date) => (/^(?:8|11) /.test(date) ? `l’${date}` : `il ${date.replace(/^1 /, '1º ')}`),

  greeting: (part, name) => (name ? `${greetings[part]}, ${name}` : greetings[part]),
  itIsNight: 'È notte',
  picturesWillAppear: (groupName) => `Qui appariranno le foto del gruppo «${groupName}».`,
  next: {
    picture: (when, name) => `${when}: una foto da ${name ?? 'parte della sua famiglia'}`,
    audiobook: (when, name) => `${when}: un audiolibro da ${name ?? 'parte della sua famiglia'}`,
    movie: (when, name) => `${when}: un film da ${name ?? 'parte della sua famiglia'}`,
    tv_show: (when, name) => `${when}: una serie da ${name ?? 'parte della sua famiglia'}`,
    music: (when, name) => `${when}: musica da ${name ?? 'parte della sua famiglia'}`,
    note: (when, name) => `${when}: due parole da ${name ?? 'parte della sua famiglia'}`,
  },

  todayAllDay: 'Oggi',
  tomorrowAllDay: 'Domani',
  todayAt: (time) => `Oggi alle ${time}`,
  tomorrowAt: (time) => `Domani alle ${time}`,
  visitFrom: (name) => `Visita di ${name}`,

  yourFamily: 'La sua famiglia',

  from: (name, relation) => (relation ? `Da ${name}, ${relation}` : `Da ${name}`),
  noteFrom: (name) => `Un messaggio da ${name ?? 'parte della sua famiglia'}`,
  onThisDay: (years) => (years === 1 ? 'In questo giorno, un anno fa' : `In questo giorno, ${years} anni fa`),
  cameWhen: (when) => capitalised(when),
  readAll: 'Leggere tutto',
  showLess: 'Mostrare meno',
  readOn: 'Continua',
  pictureFrom: (name) => `Una foto da ${name ?? 'parte della sua famiglia'}`,
  recommends: (name) => `${name ?? 'La sua famiglia'} le consiglia questo`,
  testMessage: 'Un messaggio di prova',
  helloFrom: (name) => `Un saluto da ${name ?? 'parte della sua famiglia'}`,
  everythingWorks: 'Funziona tutto.',
  say: 'Dica:',
  openHere: 'Aprire qui',
  wordsAreOnScreen: 'Le parole da dire sono sullo schermo.',

  heart: 'Che bello',
  thankYou: 'Grazie',
  callMe: 'Chiamami',
  heartSeen: (name) => `${name ?? 'La sua famiglia'} vedrà questo cuore.`,
  thanksSeen: (name) => `${name ?? 'La sua famiglia'} vedrà questo grazie.`,
  callSeen: 'La sua famiglia vedrà che desidera una telefonata.',
  readAloud: 'Leggere ad alta voce',
  stopReading: 'Fermare la lettura',
  isGoingToCall: (name) => `${name} le telefonerà.`,

  newSinceAway: 'Novità mentre non c’era',
  countOf: (number, count) => `${number} di ${count}`,
  back: 'Indietro',
  nextOne: 'Avanti',
  done: 'Fatto',

  quietHours: 'Ore di riposo. Tocchi lo schermo per vedere l’ora.',
  offline: 'Al momento non c’è connessione. Le foto restano qui.',
  fullScreen: 'Schermo intero',

  allWell: (name) => (name ? `Tutto bene, ${name}?` : 'Tutto bene?'),
  tapHere: 'Tocchi qui',
  oneTapIsEnough: 'Basta toccare lo schermo in qualsiasi punto. Alla sua famiglia fa piacere saperlo.',
  thanks: (name) => (name ? `Grazie, ${name}.` : 'Grazie.'),
  whatFamilyHears: 'Che cosa sa la sua famiglia',
  familyAsked: (time) => `La sua famiglia desidera un avviso se non usa questo schermo entro le ore ${time}.`,
  familyOnlySees: 'Vede solo se è stato usato. Nessuno guarda e nessuno ascolta.',
  stopWasAsked: 'Ha chiesto di smettere. La sua famiglia ha ricevuto la sua richiesta.',
  stopSeen: 'La sua famiglia leggerà che chiede di smettere.',
  tryAgainLater: 'Al momento non c’è connessione. Riprovi più tardi.',
  fine: 'Va bene',
  askToStop: 'Chiedere di smettere',
  close: 'Chiudere',

  connectScreen: 'Collegare questo schermo',
  code: (digits) => `Codice ${digits}`,
  waitingForCode: 'Il codice sta arrivando',
  whereToTypeCode:
    'In Sunporch apra «Settings», poi «Devices», prema «Pair a screen» e scriva questo codice.',
  notConnected: 'Questo schermo non è collegato',
  wasRemoved: 'La famiglia lo ha rimosso. Non mostra più nulla.',
  connectAgain: 'Collegare di nuovo',
}

const parts = { morning: 'mattina', afternoon: 'pomeriggio', evening: 'sera', night: 'notte' }
const greetings = {
  morning: 'Buongiorno',
  afternoon: 'Buon pomeriggio',
  evening: 'Buonasera',
  night: 'Buonanotte',
}
