import type { Messages } from './en.ts'

export const messages: Messages = {
  eveningBegins: 18,
  today: {
    morning: 'heute Vormittag',
    afternoon: 'heute Nachmittag',
    evening: 'heute Abend',
    night: 'heute Nacht',
  },
  yesterday: {
    morning: 'gestern Vormittag',
    afternoon: 'gestern Nachmittag',
    evening: 'gestern Abend',
    night: 'gestern Nacht',
  },
  tomorrow: {
    morning: 'morgen Vormittag',
    afternoon: 'morgen Nachmittag',
    evening: 'morgen Abend',
    night: 'morgen Nacht',
  },
  // May be broken where the two words meet.
  dayHeading: (day, part) => `${day.name}\u00ad${parts[part]}`,
  partOfWeekday: (day, part) => day.name + parts[part],
  onWeekday: (day) => `am ${day.name}`,
  onDate: (date) => `am ${date}`,

  greeting: (part, name) => (name ? `${greetings[part]}, ${name}` : greetings[part]),
  itIsNight: 'Es ist Nacht',
  picturesWillAppear: (groupName) => `Hier erscheinen bald Bilder aus der Gruppe „${groupName}“.`,
  next: {
    picture: (when, name) => `${when}: ein Bild von ${name ?? 'Ihrer Familie'}`,
    audiobook: (when, name) => `${when}: ein Hörbuch von ${name ?? 'Ihrer Familie'}`,
    movie: (when, name) => `${when}: ein Film von ${name ?? 'Ihrer Familie'}`,
    tv_show: (when, name) => `${when}: eine Serie von ${name ?? 'Ihrer Familie'}`,
    music: (when, name) => `${when}: Musik von ${name ?? 'Ihrer Familie'}`,
    note: (when, name) => `${when}: ein paar Worte von ${name ?? 'Ihrer Familie'}`,
  },

  todayAllDay: 'Heute',
  tomorrowAllDay: 'Morgen',
  todayAt: (time) => `Heute um ${time} Uhr`,
  tomorrowAt: (time) => `Morgen um ${time} Uhr`,
  visitFrom: (name) => `Besuch von ${name}`,

  yourFamily: 'Ihre Familie',

  from: (name, relation) => (relation ? `Von ${name} (${relation})` : `Von ${name}`),
  noteFrom: (name) => `Ein paar Worte von ${name ?? 'Ihrer Familie'}`,
  onThisDay: (years) => (years === 1 ? 'Heute vor einem Jahr' : `Heute vor ${years} Jahren`),
  cameWhen: (when) => `Es kam ${when}`,
  readAll: 'Alles lesen',
  showLess: 'Weniger zeigen',
  readOn: 'Weiterlesen',
  pictureFrom: (name) => `Ein Bild von ${name ?? 'Ihrer Familie'}`,
  recommends: (name) => `${name ?? 'Ihre Familie'} empfiehlt Ihnen das`,
  testMessage: 'Eine Testnachricht',
  helloFrom: (name) => `Ein Gruß von ${name ?? 'Ihrer Familie'}`,
  everythingWorks: 'Alles funktioniert.',
  say: 'Sagen Sie:',
  openHere: 'Hier öffnen',
  wordsAreOnScreen: 'Was Sie dafür sagen, steht auf dem Bildschirm.',

  heart: 'Wie schön',
  thankYou: 'Danke',
  callMe: 'Ruf mich an',
  heartSeen: (name) => `${name ?? 'Ihre Familie'} wird Ihr Herz sehen.`,
  thanksSeen: (name) => `${name ?? 'Ihre Familie'} wird Ihren Dank sehen.`,
  callSeen: 'Ihre Familie wird sehen, dass Sie einen Anruf wünschen.',
  takenBack: 'Ihre Familie hat zurückgenommen, was hier eben zu sehen war.',
  onlyPictures: 'Dieser Bildschirm zeigt jetzt nur noch die Bilder.',
  callByTelephone:
    'Dieser Bildschirm zeigt jetzt nur noch die Bilder. Zum Anrufen nehmen Sie bitte das Telefon.',
  notSent: 'Das ist noch nicht bei Ihrer Familie angekommen. Zum Anrufen nehmen Sie bitte das Telefon.',
  readAloud: 'Vorlesen',
  stopReading: 'Vorlesen beenden',
  switchSoundOn: 'Ton einschalten',
  isGoingToCall: (name) => `${name} wird Sie anrufen.`,

  newSinceAway: 'Neu, seit Sie weg waren',
  countOf: (number, count) => `${number} von ${count}`,
  back: 'Zurück',
  nextOne: 'Weiter',
  done: 'Fertig',

  pictures: 'Bilder',
  earlier: 'Früher',
  later: 'Später',
  pause: 'Pause',
  pauseQuestion: 'Bildschirm pausieren?',
  pauseMeans:
    'Der Bildschirm bleibt bis morgen früh dunkel und still. Ihre Familie sieht, dass Sie ihn pausiert haben.',
  pauseUntilTomorrow: 'Pause bis morgen',
  notNow: 'Jetzt nicht',
  pausedUntilTomorrow: 'Pause bis morgen',
  pausedUntilMorning: 'Pause bis zum Morgen',
  showPicturesAgain: 'Wieder Bilder zeigen',
  whoSeesWhat: 'Wer sieht was',
  yourFamilyHere: 'Ihre Familie auf diesem Bildschirm',
  whatTheySee: 'Das kann sie sehen',
  seesUse: 'Wann dieser Bildschirm zuletzt benutzt wurde',
  seesShown: 'Was er zeigt und ob er Pause hat',
  seesAnswers: 'Ihre Herzen, Ihren Dank und Ihre Anrufwünsche',
  seesDevice: 'Seinen Akku und seine Verbindung',
  noCamera: 'Es gibt keine Kamera und kein Mikrofon. Niemand schaut zu und niemand hört zu.',
  lifeSince: (date) =>
    `Seit dem ${date} erfährt Ihre Familie, wenn dieser Bildschirm bis zu einer festen Uhrzeit nicht benutzt wird.`,
  lifeOff: 'Niemand erfährt, wenn Sie ihn nicht benutzen.',

  quietHours: 'Ruhezeit. Berühren Sie den Bildschirm, um die Uhrzeit zu sehen.',
  offline: 'Gerade keine Verbindung. Die Bilder bleiben hier.',
  fullScreen: 'Ganzer Bildschirm',

  allWell: (name) => (name ? `Alles in Ordnung, ${name}?` : 'Alles in Ordnung?'),
  tapHere: 'Hier berühren',
  oneTapIsEnough:
    'Eine Berührung genügt, irgendwo auf dem Bildschirm. Ihre Familie ist froh, wenn sie es weiß.',
  thanks: (name) => (name ? `Danke, ${name}.` : 'Danke.'),
  whatFamilyHears: 'Was Ihre Familie erfährt',
  familyAsked: (time) =>
    `Ihre Familie möchte es erfahren, wenn Sie diesen Bildschirm bis ${time} Uhr nicht benutzen.`,
  familyOnlySees: 'Sie sieht nur, ob er benutzt wurde. Niemand schaut zu und niemand hört zu.',
  stopWasAsked: 'Sie haben darum gebeten, damit aufzuhören. Ihre Familie hat Ihre Nachricht.',
  stopSeen: 'Ihre Familie liest, dass Sie darum bitten, damit aufzuhören.',
  tryAgainLater: 'Gerade keine Verbindung. Bitte versuchen Sie es später noch einmal.',
  fine: 'In Ordnung',
  askToStop: 'Bitte aufhören',
  close: 'Schließen',

  connectScreen: 'Diesen Bildschirm verbinden',
  code: (digits) => `Code ${digits}`,
  waitingForCode: 'Der Code kommt gleich',
  whereToTypeCode:
    'Öffnen Sie in Sunporch „Settings“, dann „Devices“, drücken Sie „Connect a screen“ und geben Sie diesen Code ein.',
  linkGone:
    'Dieser Link wurde schon benutzt oder ist zu alt. Bitte in Sunporch unter „Settings“ einen neuen machen.',
  notConnected: 'Dieser Bildschirm ist nicht verbunden',
  wasRemoved: 'Die Familie hat ihn entfernt. Er zeigt nichts mehr.',
  connectAgain: 'Wieder verbinden',
}

const parts = { morning: 'vormittag', afternoon: 'nachmittag', evening: 'abend', night: 'nacht' }
const greetings = {
  morning: 'Guten Morgen',
  afternoon: 'Guten Tag',
  evening: 'Guten Abend',
  night: 'Gute Nacht',
}
