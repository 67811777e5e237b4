import { capitalised } from '../text/words.ts'
import type { Messages } from './en.ts'

const conjunction = new Intl.ListFormat('nl', { type: 'conjunction' })

/** "een foto", "3 foto’s"; Alexa reads the numbers. */
function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`
}

export const nl: Messages = {
  listed: (names) => conjunction.format(names),
  yourFamily: 'uw familie',
  somebody: 'Iemand van uw familie',

  goodbye: 'Tot ziens.',
  sorry: 'Sorry, er ging iets mis. Probeer het zo nog eens.',
  whatWouldYouLike: 'Wat wilt u?',
  anythingElse: 'Nog iets?',
  addOrStop: 'Zeg bijvoorbeeld: zet melk op mijn lijst. Of zeg: stop.',
  nextOrStop: 'Zeg ‘volgende’ om door te gaan, of ‘stop’.',
  nextPictureOrStop: 'Zeg ‘volgende’ voor de volgende foto, of ‘stop’.',
  canSayNext: 'U kunt zeggen: volgende, of stop.',
  canSayRepeat: 'U kunt zeggen: herhaal, of stop.',
  canAnswer: 'U kunt zeggen: wat mooi, bedankt, of stop.',
  canAnswerOrNext: 'U kunt zeggen: wat mooi, bedankt, volgende, of stop.',
  canSayNews: 'U kunt zeggen: wat is er nieuw. Of zeg: stop.',
  canSayNewsOrHelp: 'U kunt zeggen: wat is er nieuw. Of zeg: help.',
  canSayPictures: 'U kunt zeggen: laat me de foto’s zien. Of zeg: stop.',
  canSayPicturesOrHelp: 'U kunt zeggen: laat me de foto’s zien. Of zeg: help.',

  counted: {
    photo: (count) => counted(count, 'een nieuwe foto', 'nieuwe foto’s'),
    note: (count) => counted(count, 'een berichtje', 'berichtjes'),
    voice: (count) => counted(count, 'een spraakopname', 'spraakopnamen'),
    clip: (count) => counted(count, 'een video', 'video’s'),
    content: (count) => counted(count, 'een aanbeveling', 'aanbevelingen'),
    test: (count) => counted(count, 'een testbericht', 'testberichten'),
  },
  countedFrom: (what, names) => `${what} van ${names}`,
  youHave: (summary) => `U hebt ${summary}.`,
  nothingNew: 'Niets nieuws. Dit kwam het laatst.',
  lastSent: (pictures, notes) => {
    const last = counted(pictures, 'de laatste foto', 'laatste foto’s')
    const words = counted(notes, 'een berichtje', 'berichtjes')
    const all = [pictures > 0 && last, notes > 0 && words].filter((one) => one !== false)
    return `Van uw familie: ${conjunction.format(all)}.`
  },
  isGoingToCall: (name) => `${name} gaat u bellen.`,
  call: {
    asked: (when) => `U hebt ${when} om een telefoontje gevraagd.`,
    at: (time) => `om ${time} uur`,
    telling: 'We laten het uw familie weten.',
    asking: (names) => `We vragen het aan ${names}.`,
    cannot: (name) => `${name} kan nu niet bellen.`,
    notNeeded: 'Niet meer nodig',
    notNeededTold: 'Goed. Uw familie ziet dat een telefoontje niet meer nodig is.',
    noneAsked: 'U hebt niet om een telefoontje gevraagd.',
  },
  nothingHere: 'Hier is nog niets.',
  picturesWillAppear: (group) =>
    `Hier is nog niets. Binnenkort verschijnen hier foto’s van de groep ${group}.`,
  wasTheLast: 'Dat was de laatste.',
  isTheFirst: 'Dit is de eerste.',

  picture: (from) => `Een foto van ${from}`,
  note: (from) => `Een berichtje van ${from}`,
  voice: (from) => `Een spraakopname van ${from}`,
  voiceElsewhere: 'Deze Echo kan hem niet afspelen. Op een scherm met Sunporch is hij te horen.',
  clip: (from, seconds) => `Een video van ${from}, ${counted(seconds, 'een seconde', 'seconden')}`,
  clipElsewhere: 'De video zelf is op een scherm met Sunporch te zien.',
  recommends: (from, what) => `${capitalised(from)} raadt u dit aan: ${what}`,
  something: 'iets',
  toHaveIt: (say) => `Zeg daarvoor: ${say}`,
  play: (title, provider) => `Alexa, speel ${title} op ${provider}`,
  read: (title) => `Alexa, lees ${title} voor`,
  test: (from) => `Een testbericht van ${from}. Alles werkt.`,
  isFrom: (from) => `Dit is van ${from}.`,
  onIt: (names, count) => `Daarop ${count === 1 ? 'staat' : 'staan'} ${names}`,
  nobodyNamed: 'Niemand heeft gezegd wie erop staat.',
  takenYearsAgo: (years) => `De foto is vandaag ${counted(years, 'een jaar', 'jaar')} geleden gemaakt.`,
  takenOn: (date) => `De foto is gemaakt op ${date}.`,
  takenUnknown: 'Ik weet niet wanneer de foto is gemaakt.',
  noPicture: 'Dit is geen foto.',
  noNote: 'Er is nu geen berichtje.',

  slide: {
    from: (from) => `Van ${from}`,
    recommends: (from) => `${capitalised(from)} raadt aan`,
    say: (say) => `Zeg: ‘${say}’`,
    yearsAgo: (years) => `Vandaag ${counted(years, 'een jaar', 'jaar')} geleden`,
    heart: { open: '♥ Wat mooi', sent: '♥ Verstuurd' },
    thank_you: { open: 'Bedankt', sent: 'Verstuurd' },
    testTitle: 'Alles werkt',
    testBody: 'Dit is een testbericht.',
    picturesAppear: (group) => `Hier verschijnen foto’s van de groep ${group}.`,
    nothingYet: 'Nog niets',
    inMemory: 'Ter herinnering',
    keptInMemory: 'Uw familie bewaart haar foto’s ter herinnering.',
    notLoaded: 'Deze foto kon niet worden geladen.',
    more: (count) => `en nog ${count}`,
  },

  answered: {
    heart: (from) => `Ik heb doorgegeven aan ${from} dat u het mooi vindt.`,
    thank_you: (from) => `Ik heb uw dank doorgegeven aan ${from}.`,
    call_me: (from) => `Ik heb doorgegeven aan ${from} dat u graag gebeld wilt worden.`,
  },
  takenBack: {
    heart: () => 'Uw hartje is teruggenomen.',
    thank_you: () => 'Uw bedankje is teruggenomen.',
  },
  nothingToTakeBack: 'Hier is niets om terug te nemen.',
  callPassedOn: 'Ik heb doorgegeven dat u graag gebeld wilt worden.',
  askedInstead: (name) => `Ik kan ${name} niet apart bereiken. Ik heb uw familie gevraagd of iemand u belt.`,
  whatToTell: 'Wat zal ik zeggen?',
  howToTell: 'Zeg: vertel ze, en dan uw woorden.',
  passedOn: (to) => `Ik heb het doorgegeven aan ${to}.`,
  ownRelation: (relation) => relation.replace(/^(uw|je|jouw)\b/i, 'mijn'),
  beforeNote: /^\s*(dat|iedereen|ze)\s+/i,
  written: (text) => text,
  glad: 'Dat doet me plezier.',
  gladAndTold: 'Dat doet me plezier. Uw familie weet dat u hier was.',

  keptInMemory: 'Uw familie bewaart deze foto’s ter herinnering.',
  staysInMemory: 'Ze blijven hier, en er wordt niets meer doorgegeven.',
  emptyInMemory: 'Uw familie bewaart haar foto’s ter herinnering. Op deze Echo staat er geen.',
  resting: (until) => `Uw foto’s hebben pauze. Ze komen ${until} terug.`,
  restingNow: 'Uw foto’s hebben pauze.',

  notUnderstood: 'Dat heb ik niet begrepen.',
  canSay: 'U kunt zeggen: wat is er nieuw, of zet melk op mijn lijst.',
  canSayInMemory: 'U kunt zeggen: laat me de foto’s zien, of stop.',
  help: 'Ik laat zien wat uw familie stuurt. U kunt zeggen: wat is er nieuw, van wie is dit, wat mooi, zet melk op mijn lijst, of laat ze me bellen.',
  helpInMemory: 'U kunt zeggen: laat me de foto’s zien, van wie is dit, volgende, of stop.',
  helpAtOnce: 'Ik laat zien wat uw familie stuurt. U kunt zeggen: wat is er nieuw, of stop.',
  helpTitle: 'U kunt zeggen',
  helpLines: [
    'Wat is er nieuw?',
    'Van wie is dit?',
    'Wat mooi',
    'Wie komt er vandaag?',
    'Zet melk op mijn lijst',
    'Laat ze me bellen',
    'Laat me met rust tot morgen',
  ],
  helpLinesInMemory: ['Laat me de foto’s zien', 'Van wie is dit?', 'Volgende', 'Stop'],

  recommendations: (count) => (count === 1 ? 'Er is een aanbeveling.' : `Er zijn ${count} aanbevelingen.`),
  noRecommendations: 'Niemand heeft nog iets aangeraden.',

  list: {
    title: 'Uw lijst',
    hint: 'Zeg: zet melk op mijn lijst.',
    empty: 'Uw lijst is leeg.',
    nothing: 'Er staat niets op.',
    has: (_count, things) => `Op uw lijst: ${things}.`,
    more: (count) => counted(count, 'nog één ding', 'andere dingen'),
    added: (name) => `Ik heb ${name} op de lijst gezet.`,
    isThere: (name) => `U hebt ${name} al op de lijst staan.`,
    removed: (name) => `Ik heb ${name} van de lijst gehaald.`,
    isNotThere: (name) => `Ik vind ${name} niet op uw lijst.`,
    whatToAdd: 'Wat zal ik opschrijven? Zeg bijvoorbeeld: zet melk op mijn lijst.',
    addExample: 'Zeg bijvoorbeeld: zet melk op mijn lijst.',
    whichOne: (names) => `Er is meer dan één: ${names}. Welke zal ik weghalen?`,
    whatToRemove: 'Wat zal ik weghalen? Zeg bijvoorbeeld: haal melk van mijn lijst.',
    removeExample: 'Zeg bijvoorbeeld: haal melk van mijn lijst.',
    around: [/\s+(op|van)\s+(mijn|de|onze)\s+(boodschappenlijst|lijst)(\s+af)?$/i, /^(een|wat|de|het)\s+/i],
  },

  cart: {
    notAllowed: 'Ik kan niets in de winkelwagen van Amazon leggen. Uw familie kan dat in Sunporch.',
    nothing: 'Op uw lijst staat niets met een link naar Amazon dat nog niet in de winkelwagen ligt.',
    question: (name) => `Zal ik ${name} in de winkelwagen van Amazon leggen, voor het account van deze Echo?`,
    yesOrNo: 'Zeg alstublieft ja of nee.',
    gone: 'Dat staat niet meer op uw lijst.',
    stays: 'Goed, het blijft alleen op de lijst.',
    it: 'Het',
    result: (name, result) => `${name} ${cart[result]}`,
    inCartButGone: (name) =>
      `${name} ligt nu in de winkelwagen van Amazon, maar uw familie heeft het intussen van de lijst gehaald`,
  },

  today: 'vandaag',
  tomorrow: 'morgen',
  onDay: (day) => `op ${day}`,
  todayAt: (time) => `vandaag om ${time} uur`,
  tomorrowAt: (time) => `morgen om ${time} uur`,
  dayAt: (day, time) => `${day} om ${time} uur`,
  comes: (who, when, time) => `Bezoek van ${who} ${time === null ? when : `${when} om ${time} uur`}`,
  isOn: (what, when, time) => `${time === null ? when : `${when} om ${time} uur`}: ${what}`,
  moreVisits: (count) => `En ${counted(count, 'nog één bezoek', 'andere bezoeken')}.`,
  todayTitle: 'Vandaag',
  tomorrowTitle: 'Morgen',
  nothingToday: 'Vandaag komt er niets meer.',
  nothingTomorrow: 'Niemand heeft iets gepland voor morgen.',
  nextComes: (next) => `Daarna komt: ${next}.`,
  nothingPlanned: 'Er is niets gepland.',
  visitUnknown: (name) => `Ik weet van geen bezoek van ${name} in de komende dagen.`,
  whoDoYouMean: 'Wie bedoelt u?',
  sayName: 'Zeg de naam alstublieft nog een keer.',
  dayIs: (date, time) => `Vandaag is het ${date}. Het is ${time} uur.`,
  upcoming: {
    photo: 'een foto van uw familie',
    note: 'een berichtje van uw familie',
    voice: 'een spraakopname van uw familie',
    clip: 'een video van uw familie',
    content: 'iets wat uw familie voor u heeft gekozen',
  },

  code: {
    connected: (group) => `Deze Echo is verbonden met de groep ${group}.`,
    isConnected: (group) => `Deze Echo is al verbonden met de groep ${group}.`,
    howToSay: 'Zeg alstublieft: mijn code is, en dan de zes cijfers.',
    ended: 'Deze code is niet meer geldig. Vraag uw familie om een nieuwe.',
    tooOften: 'Dat waren te veel pogingen. Wacht een kwartier en probeer het dan nog eens.',
    greeting:
      'Deze Echo is nog niet met een familie verbonden. Iemand van uw familie typt deze code in Sunporch, bij Instellingen, onder ‘Echo verbinden’.',
    help:
      'Sunporch laat u foto’s en berichtjes van uw familie zien, en u houdt er samen een boodschappenlijst mee bij. Eerst moet deze Echo met uw familie verbonden worden. ' +
      'Iemand van uw familie opent Sunporch en typt deze code bij Instellingen, onder ‘Echo verbinden’.',
    notYet: 'Dat kan ik zodra deze Echo met uw familie verbonden is.',
    notTyped: 'Nog niet. Typ de code in Sunporch, bij Instellingen, onder ‘Echo verbinden’.',
    is: (digits) => `De code is: ${digits}. Nog een keer: ${digits}.`,
    again: 'Zal ik de code nog een keer zeggen?',
    yesOrStop: 'Zeg ja om de code nog een keer te horen, of stop.',
    title: 'Verbind deze Echo met uw familie',
    body: 'Open in Sunporch Instellingen → Het scherm van … → Echo verbinden en typ deze code. Hij is 15 minuten geldig.',
    typed: 'De code is getypt',
  },
}

const cart = {
  in_cart: 'ligt in de winkelwagen van Amazon van het account van deze Echo',
  not_sold: 'ligt niet in de winkelwagen: Amazon heeft er nu geen aanbod voor',
  not_eligible: 'ligt niet in de winkelwagen: Amazon neemt dit product niet via de stem aan',
  not_here: 'ligt niet in de winkelwagen: Amazon biedt dat in dit land niet aan',
  failed: 'ligt niet in de winkelwagen: Amazon kon het niet. Probeer het later nog eens',
}
