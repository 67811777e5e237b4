import { capitalised } from '../text/words.ts'
import type { Messages } from './en.ts'

const conjunction = new Intl.ListFormat('de', { type: 'conjunction' })
const yourFamily = 'Ihre Familie'

/** "ein Bild", "3 Bilder"; Alexa reads the numbers. */
function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`
}

/** "von Mia", "von Ihrer Familie". */
function by(names: string): string {
  return `von ${names.replaceAll(yourFamily, 'Ihrer Familie')}`
}

/** "am Samstag", "am Freitag, dem 27. November". */
function onDay(day: string): string {
  return `am ${day.replace(', ', ', dem ')}`
}

export const de: Messages = {
  listed: (names) => conjunction.format(names),
  yourFamily,
  somebody: 'Jemand aus Ihrer Familie',

  goodbye: 'Auf Wiedersehen.',
  sorry: 'Das hat leider nicht geklappt. Bitte versuchen Sie es gleich noch einmal.',
  whatWouldYouLike: 'Was möchten Sie?',
  anythingElse: 'Sonst noch etwas?',
  addOrStop: 'Sagen Sie zum Beispiel: Setze Milch auf meine Liste. Oder: Stopp.',
  nextOrStop: 'Sagen Sie „weiter“ für das Nächste, oder „Stopp“.',
  nextPictureOrStop: 'Sagen Sie „weiter“ für das nächste Bild, oder „Stopp“.',
  canSayNext: 'Sie können „weiter“ oder „Stopp“ sagen.',
  canSayRepeat: 'Sie können „noch einmal“ oder „Stopp“ sagen.',
  canAnswer: 'Sie können sagen: Wie schön, danke, oder Stopp.',
  canAnswerOrNext: 'Sie können sagen: Wie schön, danke, weiter, oder Stopp.',
  canSayNews: 'Sie können sagen: Was gibt es Neues? Oder: Stopp.',
  canSayNewsOrHelp: 'Sie können sagen: Was gibt es Neues? Oder: Hilfe.',
  canSayPictures: 'Sie können sagen: Zeige mir die Bilder. Oder: Stopp.',
  canSayPicturesOrHelp: 'Sie können sagen: Zeige mir die Bilder. Oder: Hilfe.',

  counted: {
    photo: (count) => counted(count, 'ein neues Bild', 'neue Bilder'),
    note: (count) => counted(count, 'eine Nachricht', 'Nachrichten'),
    voice: (count) => counted(count, 'eine Sprachaufnahme', 'Sprachaufnahmen'),
    clip: (count) => counted(count, 'ein Video', 'Videos'),
    content: (count) => counted(count, 'eine Empfehlung', 'Empfehlungen'),
    test: (count) => counted(count, 'eine Testnachricht', 'Testnachrichten'),
  },
  countedFrom: (what, names) => `${what} ${by(names)}`,
  youHave: (summary) => `Sie haben ${summary}.`,
  nothingNew: 'Nichts Neues. Das kam zuletzt.',
  lastSent: (pictures, notes) => {
    const last = counted(pictures, 'das letzte Bild', 'letzte Bilder')
    const words = counted(notes, 'eine Nachricht', 'Nachrichten')
    const all = [pictures > 0 && last, notes > 0 && words].filter((one) => one !== false)
    return `Von Ihrer Familie: ${conjunction.format(all)}.`
  },
  isGoingToCall: (name) => `${name} wird Sie anrufen.`,
  call: {
    asked: (when) => `Sie haben ${when} um einen Anruf gebeten.`,
    askedAgain: (when) => `Sie haben ${when} noch einmal darum gebeten.`,
    at: (time) => `um ${time} Uhr`,
    telling: 'Wir sagen es Ihrer Familie.',
    asking: (names) => `Wir fragen ${names}.`,
    cannot: (name) => `${name} kann gerade nicht anrufen.`,
    notNeeded: 'Nicht mehr nötig',
    notNeededTold: 'In Ordnung. Ihre Familie wird sehen, dass kein Anruf mehr nötig ist.',
    noneAsked: 'Sie haben um keinen Anruf gebeten.',
  },
  nothingHere: 'Hier ist noch nichts.',
  picturesWillAppear: (group) => `Hier ist noch nichts. Bald erscheinen hier Bilder aus der Gruppe ${group}.`,
  wasTheLast: 'Das war das Letzte.',
  isTheFirst: 'Das ist das Erste.',

  picture: (from) => `Ein Bild ${by(from)}`,
  note: (from) => `Eine Nachricht ${by(from)}`,
  voice: (from) => `Eine Sprachaufnahme ${by(from)}`,
  voiceElsewhere: 'Dieser Echo kann sie nicht abspielen. Auf einem Bildschirm mit Sunporch ist sie zu hören.',
  canListen: 'Sagen Sie „anhören“, dann wird sie abgespielt.',
  voiceLost: 'Gerade kann ich sie nicht abspielen. Bitte versuchen Sie es später noch einmal.',
  noVoice: 'Es gibt gerade keine Sprachaufnahme.',
  clip: (from, seconds) => `Ein Video ${by(from)}, ${counted(seconds, 'eine Sekunde', 'Sekunden')}`,
  clipElsewhere: 'Das Video selbst ist auf einem Bildschirm mit Sunporch zu sehen.',
  canWatch: 'Sagen Sie „Video abspielen“, dann läuft es.',
  clipLost: 'Gerade kann ich es nicht abspielen. Bitte versuchen Sie es später noch einmal.',
  noClip: 'Es gibt gerade kein Video.',
  recommends: (from, what) => `${capitalised(from)} empfiehlt Ihnen ${what}`,
  something: 'etwas',
  toHaveIt: (say) => `Sagen Sie dafür: ${say}`,
  play: (title, provider) => `Alexa, spiele ${title} auf ${provider}`,
  read: (title) => `Alexa, lies ${title} vor`,
  test: (from) => `Eine Testnachricht ${by(from)}. Alles funktioniert.`,
  isFrom: (from) => `Das ist ${by(from)}.`,
  onIt: (names, count) => `Darauf ${count === 1 ? 'ist' : 'sind'} ${names}`,
  nobodyNamed: 'Niemand hat gesagt, wer darauf ist.',
  takenYearsAgo: (years) =>
    `Es wurde ${years === 1 ? 'heute vor einem Jahr' : `heute vor ${years} Jahren`} aufgenommen.`,
  takenOn: (date) => `Es wurde am ${date} aufgenommen.`,
  takenUnknown: 'Ich weiß nicht, wann es aufgenommen wurde.',
  noPicture: 'Das ist kein Bild.',
  noNote: 'Gerade gibt es keine Nachricht.',

  slide: {
    from: (from) => capitalised(by(from)),
    recommends: (from) => `${capitalised(from)} empfiehlt`,
    say: (say) => `Sagen Sie: „${say}“`,
    yearsAgo: (years) => (years === 1 ? 'Heute vor einem Jahr' : `Heute vor ${years} Jahren`),
    heart: { open: '♥ Wie schön', sent: '♥ Gesendet' },
    thank_you: { open: 'Danke', sent: 'Gesendet' },
    testTitle: 'Alles funktioniert',
    testBody: 'Das ist eine Testnachricht.',
    picturesAppear: (group) => `Hier erscheinen Bilder aus der Gruppe ${group}.`,
    nothingYet: 'Noch nichts',
    inMemory: 'In Erinnerung',
    keptInMemory: 'Ihre Familie bewahrt ihre Bilder in Erinnerung auf.',
    notLoaded: 'Dieses Bild konnte nicht geladen werden.',
    listen: 'Anhören',
    watch: 'Abspielen',
    withSound: 'Mit Ton',
    stopFilm: 'Stopp',
    more: (count) => `und ${count} weitere`,
  },

  answered: {
    heart: (from) => `Ich habe es weitergegeben: ${capitalised(from)} wird Ihr Herz sehen.`,
    thank_you: (from) => `Ich habe es weitergegeben: ${capitalised(from)} wird Ihren Dank sehen.`,
    call_me: (from) =>
      `Ich habe es weitergegeben: ${capitalised(from)} wird sehen, dass Sie einen Anruf wünschen.`,
  },
  takenBack: {
    heart: () => 'Ihr Herz ist zurückgenommen.',
    thank_you: () => 'Ihr Dank ist zurückgenommen.',
  },
  nothingToTakeBack: 'Hier gibt es nichts zurückzunehmen.',
  callPassedOn: 'Ich habe weitergegeben, dass Sie einen Anruf wünschen.',
  askedInstead: (name) =>
    `${name} kann ich nicht allein erreichen. Ich habe Ihre Familie gebeten, dass jemand Sie anruft.`,
  whatToTell: 'Was soll ich ausrichten?',
  howToTell: 'Sagen Sie: Richte aus, und dann Ihre Worte.',
  passedOn: (to) => `Ich habe es weitergegeben, für: ${to}.`,
  ownRelation: (relation) =>
    relation.replace(/^(ihre|deine)(?=[rnms]?\b)/i, 'meine').replace(/^(ihr|dein)\b/i, 'mein'),
  beforeNote: /^\s*(dass|ihnen|allen)\s+/i,
  written: (text) => text,
  glad: 'Das freut mich.',
  gladAndTold: 'Das freut mich. Ihre Familie weiß, dass Sie hier waren.',

  keptInMemory: 'Ihre Familie bewahrt diese Bilder in Erinnerung auf.',
  staysInMemory: 'Sie bleiben hier, und nichts wird mehr weitergegeben.',
  emptyInMemory: 'Ihre Familie bewahrt ihre Bilder in Erinnerung auf. Auf diesem Echo ist keines davon.',
  resting: (until) => `Ihre Bilder machen Pause. Sie kommen ${until} wieder.`,
  restingNow: 'Ihre Bilder machen Pause.',

  notUnderstood: 'Das habe ich nicht verstanden.',
  canSay: 'Sie können sagen: Was gibt es Neues? Oder: Setze Milch auf meine Liste.',
  canSayInMemory: 'Sie können sagen: Zeige mir die Bilder. Oder: Stopp.',
  help: 'Ich zeige Ihnen, was Ihre Familie schickt. Sie können sagen: Was gibt es Neues, von wem ist das, wie schön, setze Milch auf meine Liste, oder ruft mich an.',
  helpInMemory: 'Sie können sagen: Zeige mir die Bilder, von wem ist das, weiter, oder Stopp.',
  helpAtOnce: 'Ich zeige Ihnen, was Ihre Familie schickt. Sie können sagen: Was gibt es Neues? Oder: Stopp.',
  helpTitle: 'Das können Sie sagen',
  helpLines: [
    'Was gibt es Neues?',
    'Von wem ist das?',
    'Wie schön',
    'Wer kommt heute?',
    'Setze Milch auf meine Liste',
    'Ruft mich an',
    'Lass mich bis morgen in Ruhe',
  ],
  helpLinesInMemory: ['Zeige mir die Bilder', 'Von wem ist das?', 'Weiter', 'Stopp'],

  recommendations: (count) => `Es gibt ${counted(count, 'eine Empfehlung', 'Empfehlungen')}.`,
  noRecommendations: 'Noch hat niemand etwas empfohlen.',

  list: {
    title: 'Ihre Liste',
    hint: 'Sagen Sie: Setze Milch auf meine Liste.',
    empty: 'Ihre Liste ist leer.',
    nothing: 'Nichts steht darauf.',
    has: (_count, things) => `Auf Ihrer Liste: ${things}.`,
    more: (count) => counted(count, 'eine Sache mehr', 'weitere Sachen'),
    added: (name) => `Ich habe ${name} auf die Liste gesetzt.`,
    isThere: (name) => `Schon auf der Liste: ${name}.`,
    removed: (name) => `Ich habe ${name} von der Liste gestrichen.`,
    isNotThere: (name) => `Ich finde ${name} nicht auf Ihrer Liste.`,
    whatToAdd: 'Was soll ich aufschreiben? Sagen Sie zum Beispiel: Setze Milch auf meine Liste.',
    addExample: 'Sagen Sie zum Beispiel: Setze Milch auf meine Liste.',
    whichOne: (names) => `Es gibt mehrere: ${names}. Was davon soll ich streichen?`,
    whatToRemove: 'Was soll ich streichen? Sagen Sie zum Beispiel: Streiche Milch von meiner Liste.',
    removeExample: 'Sagen Sie zum Beispiel: Streiche Milch von meiner Liste.',
    around: [
      /\s+(auf|von)\s+(meine|meiner|die|der|unsere|unserer)\s+(einkaufsliste|liste)$/i,
      /^(ein|eine|einen|etwas|der|die|das|den)\s+/i,
    ],
  },

  cart: {
    notAllowed: 'Ich kann nichts in den Amazon-Einkaufswagen legen. Ihre Familie kann das in Sunporch.',
    nothing: 'Nichts auf Ihrer Liste hat einen Link zu Amazon und ist noch nicht im Einkaufswagen.',
    question: (name) => `Soll ich ${name} in den Amazon-Einkaufswagen dieses Echos legen?`,
    yesOrNo: 'Bitte sagen Sie Ja oder Nein.',
    gone: 'Das steht nicht mehr auf Ihrer Liste.',
    stays: 'In Ordnung, es bleibt nur auf der Liste.',
    it: 'Es',
    result: (name, result) => `${name} ${cart[result]}`,
    inCartButGone: (name) =>
      `${name} liegt jetzt im Amazon-Einkaufswagen, aber Ihre Familie hat es inzwischen von der Liste genommen`,
  },

  today: 'heute',
  tomorrow: 'morgen',
  onDay,
  todayAt: (time) => `heute um ${time} Uhr`,
  tomorrowAt: (time) => `morgen um ${time} Uhr`,
  dayAt: (day, time) => `${onDay(day)} um ${time} Uhr`,
  comes: (who, when, time) => `Besuch ${by(who)} ${time === null ? when : `${when} um ${time} Uhr`}`,
  isOn: (what, when, time) => `${time === null ? when : `${when} um ${time} Uhr`}: ${what}`,
  moreVisits: (count) => `Und ${counted(count, 'noch ein Besuch', 'weitere Besuche')}.`,
  todayTitle: 'Heute',
  tomorrowTitle: 'Morgen',
  nothingToday: 'Heute kommt nichts mehr.',
  nothingTomorrow: 'Für morgen hat niemand etwas geplant.',
  nextComes: (next) => `Als Nächstes kommt: ${next}.`,
  nothingPlanned: 'Nichts ist geplant.',
  visitUnknown: (name) => `Ich weiß von keinem Besuch von ${name} in den nächsten Tagen.`,
  whoDoYouMean: 'Wen meinen Sie?',
  sayName: 'Bitte sagen Sie den Namen noch einmal.',
  dayIs: (date, time) => `Heute ist ${date.replace(', ', ', der ')}. Es ist ${time} Uhr.`,
  upcoming: {
    photo: 'ein Bild von Ihrer Familie',
    note: 'eine Nachricht von Ihrer Familie',
    voice: 'eine Sprachaufnahme von Ihrer Familie',
    clip: 'ein Video von Ihrer Familie',
    content: 'etwas, das Ihre Familie für Sie ausgesucht hat',
  },

  code: {
    connected: (group) => `Dieser Echo ist mit der Gruppe ${group} verbunden.`,
    isConnected: (group) => `Dieser Echo ist schon mit der Gruppe ${group} verbunden.`,
    howToSay: 'Bitte sagen Sie: Mein Code ist, und dann die sechs Ziffern.',
    ended: 'Dieser Code gilt nicht mehr. Bitten Sie Ihre Familie um einen neuen.',
    tooOften:
      'Das waren zu viele Versuche. Bitte warten Sie eine Viertelstunde, und versuchen Sie es dann noch einmal.',
    greeting:
      'Dieser Echo ist noch mit keiner Familie verbunden. Jemand aus Ihrer Familie gibt diesen Code in Sunporch ein, in den Einstellungen unter „Echo verbinden“.',
    help:
      'Sunporch zeigt Ihnen Bilder und Nachrichten Ihrer Familie und führt mit ihr eine Einkaufsliste. Zuerst muss dieser Echo mit ihr verbunden werden. ' +
      'Jemand aus Ihrer Familie öffnet Sunporch und gibt diesen Code ein, in den Einstellungen unter „Echo verbinden“.',
    notYet: 'Das kann ich, sobald dieser Echo mit Ihrer Familie verbunden ist.',
    notTyped:
      'Noch nicht. Bitte geben Sie den Code in Sunporch ein, in den Einstellungen unter „Echo verbinden“.',
    is: (digits) => `Der Code ist: ${digits}. Noch einmal: ${digits}.`,
    again: 'Soll ich den Code noch einmal sagen?',
    yesOrStop: 'Sagen Sie Ja, um den Code noch einmal zu hören, oder Stopp.',
    title: 'Diesen Echo mit Ihrer Familie verbinden',
    body: 'Öffnen Sie in Sunporch Einstellungen → Bildschirm: … → Echo verbinden, und geben Sie diesen Code ein. Er gilt 15 Minuten.',
    typed: 'Der Code ist eingegeben',
  },
}

const cart = {
  in_cart: 'liegt im Amazon-Einkaufswagen dieses Echos',
  not_sold: 'ist nicht im Einkaufswagen: Amazon hat gerade kein Angebot dafür',
  not_eligible: 'ist nicht im Einkaufswagen: Amazon nimmt dieses Produkt nicht über die Stimme an',
  not_here: 'ist nicht im Einkaufswagen: Amazon bietet das in diesem Land nicht an',
  failed: 'ist nicht im Einkaufswagen: Amazon konnte es nicht. Bitte versuchen Sie es später noch einmal',
}
