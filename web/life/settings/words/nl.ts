import type { LifeWords } from './en.ts'

export const words: LifeWords = {
  title: 'Dagelijks teken van leven',
  on: 'Aan',
  off: 'Uit',
  onlyPrimary: 'Alleen de eerste verzorger kan dit wijzigen.',
  stopAsked: ({ name, date }) => `${name ?? 'Je dierbare'} vroeg jullie hiermee te stoppen. Datum: ${date}.`,
  pleaseTalk: 'Praat er samen over. Het is het dagelijks leven van je dierbare, dus dat woord moet tellen.',
  goesOn: 'We hebben gepraat, het gaat door',
  usedBy: 'Een apparaat wordt gebruikt voor',
  usedByClock: ({ hour, zone }) => `${hour}, volgens de klok in ${zone}`,
  onEcho: 'Op een Echo',
  onEchoMeans:
    'Een aanraking, een antwoord of een woord na het openen. Openen telt niet: dat doet een routine ook',
  afterwards: 'Daarna',
  asksAndWaits: (time) => `Het scherm vraagt, en wacht ${time}`,
  cannotAsk: 'Meteen naar de mensen: een Echo kan niet eerst vragen',
  whoIsTold: 'Wie het te horen krijgt',
  between: ', dan ',
  fromOneToNext: 'Van de een naar de volgende',
  daysWithSign: 'Dagen met een teken, van de laatste 30',
  connectOne: 'Er een verbinden',
  change: 'Wijzigen',
  setUp: 'Instellen',
  switchItOff: 'Uitzetten',
  askOff: 'Het dagelijkse teken van leven uitzetten?',
  switchOff: 'Uitzetten',
  offMeans:
    'Niemand krijgt nog bericht als er geen scherm wordt gebruikt. De dagen met een teken worden gewist.',
  isOff: { title: 'Uitgezet', description: 'Het dagelijkse teken van leven staat uit.' },

  setUpTitle: 'Het dagelijkse teken van leven instellen',
  changeTitle: 'Het dagelijkse teken van leven wijzigen',
  noEmergency: 'Het is geen nooddienst en kan er geen vervangen.',
  switchOn: 'Aanzetten',
  save: 'Opslaan',
  saving: 'Opslaan…',
  usedByHint: (city) => `Volgens de klok in ${city}. De dag begint om vier uur ’s ochtends.`,
  waits: 'Het scherm vraagt, en wacht',
  waitsHint: 'Pas daarna krijgt de eerste persoon bericht.',
  onlyEcho:
    'Jullie hebben alleen een Echo, die niet eerst kan vragen. De eerste persoon krijgt op dit uur bericht. Een scherm zou eerst ‘Alles goed?’ vragen.',
  nextPerson: 'Van de ene persoon naar de volgende',
  nextPersonHint: 'Tenzij iemand het oppakt, of er een teken komt.',
  readsIt: (name) => `${name ?? 'Je dierbare'} leest op het scherm wat jullie vragen, en voor welk uur.`,
  minutes: (minutes) => `${minutes} minuten`,
  hours: (hours) => (hours === 1 ? '1 uur' : `${hours} uur`),
  hoursAndMinutes: ({ hours, minutes }) => `${hours} u ${minutes} min`,
  order: 'Wie het te horen krijgt, op volgorde',
  isNumber: ({ name, number }) => `${name} staat nu op plaats ${number}.`,
  earlier: (name) => `${name} eerder zetten`,
  later: (name) => `${name} later zetten`,
  doNotTell: (name) => `${name} geen bericht geven`,
  addPerson: 'Iemand toevoegen',
  addPersonMore: 'Iemand toevoegen…',
  somebody: 'Iemand',

  whatItDoes: 'Wat het doet, en wat niet',
  whatIsSeen: 'Wat wordt gezien en bewaard',
  doesText:
    'Je kiest een uur. Heeft dan nog niemand een scherm of Echo aangeraakt, erop geantwoord of er iets aan gevraagd, dan vraagt het scherm ‘Alles goed?’, en één tik is genoeg. Zonder antwoord krijgen de mensen die je kiest een voor een bericht, tot iemand het oppakt.',
  quietMorning:
    '[Het is geen nooddienst en kan er geen vervangen.](strong) Het merkt een stille ochtend op, geen val.',
  noCamera:
    '[Geen camera, geen microfoon, geen beweging.](strong) Alleen of een apparaat is gebruikt; de aanraking van bezoek telt ook.',
  noSignOnEcho:
    '[‘Alexa, open zonnige veranda’ alleen is geen teken.](strong) Een routine kan het op de klok openen. Op een Echo telt een aanraking, een antwoord of een woord na het openen.',
  noPower:
    'Een scherm zonder stroom of netwerk geeft geen teken. Jullie horen dan dat het scherm weg is, en dat we het niet kunnen weten.',
  kept: 'Alleen op welke dagen er een teken was, wordt bewaard, 30 dagen lang.',
  isTold: (name) =>
    `${name ?? 'Je dierbare'} leest het op het scherm, kan het daar altijd nalezen en kan vragen te stoppen.`,

  away: 'Afwezig',
  awayText: 'Op deze dagen wordt niets gevraagd, en krijgt niemand bericht.',
  atHome: (period) => `Toch thuis: ${period}`,
  period: ({ from, until }) => `${from} tot ${until}`,
  noDates: 'Nog geen data.',
  from: 'Van',
  until: 'Tot en met',
  addDates: 'Data toevoegen',
}
