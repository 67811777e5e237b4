import type { Messages } from './en.ts'

export const messages: Messages = {
  eveningBegins: 18,
  today: {
    morning: 'vanochtend',
    afternoon: 'vanmiddag',
    evening: 'vanavond',
    night: 'vannacht',
  },
  yesterday: {
    morning: 'gisterochtend',
    afternoon: 'gistermiddag',
    evening: 'gisteravond',
    night: 'gisteravond laat',
  },
  tomorrow: {
    morning: 'morgenochtend',
    afternoon: 'morgenmiddag',
    evening: 'morgenavond',
    night: 'morgenavond laat',
  },
  dayHeading: (day, part) => day.name + parts[part],
  partOfWeekday: (day, part) => day.name + parts[part],
  onWeekday: (day) => `op ${day.name}`,
  onDate: (date) => `op ${date}`,

  greeting: (part, name) => (name ? `${greetings[part]}, ${name}` : greetings[part]),
  itIsNight: 'Het is nacht',
  picturesWillAppear: (groupName) => `Hier verschijnen de foto’s van de groep ‘${groupName}’.`,
  next: {
    picture: (when, name) => `${when}: een foto van ${name ?? 'uw familie'}`,
    audiobook: (when, name) => `${when}: een luisterboek van ${name ?? 'uw familie'}`,
    movie: (when, name) => `${when}: een film van ${name ?? 'uw familie'}`,
    tv_show: (when, name) => `${when}: een serie van ${name ?? 'uw familie'}`,
    music: (when, name) => `${when}: muziek van ${name ?? 'uw familie'}`,
    note: (when, name) => `${when}: een paar woorden van ${name ?? 'uw familie'}`,
  },

  yourFamily: 'Uw familie',

  fromWhen: (name, when) => `Van ${name}, ${when}`,
  cameWhen: (when) => `Dit kwam ${when}`,
  readAll: 'Alles lezen',
  showLess: 'Minder tonen',
  pictureFrom: (name) => `Een foto van ${name ?? 'uw familie'}`,
  recommends: (name) => `${name ?? 'Uw familie'} raadt u dit aan`,
  testMessage: 'Een testbericht',
  helloFrom: (name) => `De groeten van ${name ?? 'uw familie'}`,
  everythingWorks: 'Alles werkt.',
  say: 'Zeg:',
  openHere: 'Hier openen',
  wordsAreOnScreen: 'De woorden daarvoor staan op het scherm.',

  heart: 'Wat mooi',
  thankYou: 'Bedankt',
  callMe: 'Bel me',
  heartSeen: (name) => `${name ?? 'Uw familie'} ziet uw hartje.`,
  thanksSeen: (name) => `${name ?? 'Uw familie'} ziet uw bedankje.`,
  callSeen: 'Uw familie ziet dat u gebeld wilt worden.',
  readAloud: 'Voorlezen',
  stopReading: 'Stoppen met voorlezen',
  isGoingToCall: (name) => `${name} gaat u bellen.`,

  newSinceAway: 'Nieuw terwijl u weg was',
  countOf: (number, count) => `${number} van ${count}`,
  back: 'Terug',
  nextOne: 'Verder',
  done: 'Klaar',

  quietHours: 'Rusttijd. Raak het scherm aan om te zien hoe laat het is.',
  offline: 'Even geen verbinding. De foto’s blijven hier.',
  fullScreen: 'Volledig scherm',

  allWell: (name) => (name ? `Alles goed, ${name}?` : 'Alles goed?'),
  tapHere: 'Tik hier',
  oneTapIsEnough: 'Eén tik is genoeg, ergens op het scherm. Uw familie weet het graag.',
  thanks: (name) => (name ? `Dank u wel, ${name}.` : 'Dank u wel.'),
  whatFamilyHears: 'Wat uw familie te horen krijgt',
  familyAsked: (time) => `Uw familie wil het horen als u dit scherm om ${time} uur nog niet hebt gebruikt.`,
  familyOnlySees: 'Ze zien alleen of het is gebruikt. Niemand kijkt en niemand luistert.',
  stopWasAsked: 'U hebt gevraagd om hiermee te stoppen. Uw familie heeft uw bericht.',
  stopSeen: 'Uw familie leest dat u vraagt om hiermee te stoppen.',
  tryAgainLater: 'Even geen verbinding. Probeer het later nog eens.',
  fine: 'Dat is goed',
  askToStop: 'Vragen om te stoppen',
  close: 'Sluiten',

  connectScreen: 'Dit scherm verbinden',
  code: (digits) => `Code ${digits}`,
  waitingForCode: 'De code komt eraan',
  whereToTypeCode: 'Open in Sunporch ‘Settings’, dan ‘Devices’, druk op ‘Pair a screen’ en typ deze code.',
  notConnected: 'Dit scherm is niet verbonden',
  wasRemoved: 'De familie heeft het verwijderd. Het laat niets meer zien.',
  connectAgain: 'Opnieuw verbinden',
}

const parts = { morning: 'ochtend', afternoon: 'middag', evening: 'avond', night: 'nacht' }
const greetings = {
  morning: 'Goedemorgen',
  afternoon: 'Goedemiddag',
  evening: 'Goedenavond',
  night: 'Goedenacht',
}
