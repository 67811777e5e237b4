import type { ScreenWords } from './en.ts'

export const words: ScreenWords = {
  devices: 'Apparaten',
  devicesText:
    'Elke tablet, televisie of oude telefoon kan het scherm in de kamer van je dierbare zijn. Er is alleen een browser nodig.',
  devicesTextInMemory: 'Ze blijven de foto’s tonen die ernaartoe zijn gestuurd.',
  connect: 'Scherm verbinden',
  openHere: 'Hier een scherm openen',
  caretakerConnects: 'Een verzorger kan een scherm verbinden.',
  doConnect: 'Verbinden',
  connecting: 'Verbinden…',
  code: 'Code op het scherm',
  codeExample: 'bijv. 7KQ4MP',
  openPage:
    'Open op de tablet, de televisie of de Echo Show in de browser de pagina /screen van deze server.',
  openAddress:
    'Open op de tablet, de televisie of de Echo Show dit adres in de browser, of richt de camera op de code:',
  typeCode: 'Typ de code die te zien is. Bij het laatste teken wordt vanzelf verbonden.',
  isItHere: 'Is dit het apparaat dat in de kamer staat?',
  codeOfAddress: 'Een code met dit adres, voor de camera van de tablet',
  otherwise: (addresses) => `Als het niet opent: ${addresses}`,
  sameNetwork: 'Beide apparaten moeten in hetzelfde netwerk zijn.',
  openScreen: 'Een scherm openen',
  linkMeans: 'Deze link maakt van de browser die hem opent een scherm. Hij werkt één keer, 15 minuten lang.',
  openLink: 'Open deze link op het andere apparaat',
  openLinkMessage: 'Open dit op de tablet die het scherm wordt:',
  codeOfLink: 'Een code met de link, voor de camera van het andere apparaat',
  isOpen: (device: string) => `${device} is geopend`,
  openInThis: 'In deze browser openen',
  accepted: {
    title: 'Code aangenomen',
    description: 'Het scherm toont wat je stuurt zodra het verbonden is.',
  },
  nowOn: ({ device, title }) => `Nu op ‘${device}’: ${title ?? 'een foto'}`,
  quietHours: 'Rusttijd',
  paused: 'Op pauze',
  theDay: 'De dag',
  aMessage: 'Een berichtje',
  nothingShown: 'Er wordt nu niets getoond',

  settingsOf: (device) => `Instellingen van ${device}`,
  saved: { title: 'Opgeslagen', description: 'Het scherm volgt zodra het contact heeft.' },
  save: 'Opslaan',
  saving: 'Opslaan…',
  whatItShows: 'Wat het toont',
  looks: {
    pictures: { label: 'Foto’s', text: 'Ze komen langs, met de dag ertussen.' },
    board: {
      label: 'Stil bord',
      text: 'Niets beweegt. De dag, wie er komt, één foto en het laatste berichtje van ieder van jullie.',
    },
    ink: { label: 'Stil bord in zwart op wit', text: 'Voor schermen als papier: zonder klok.' },
  },
  textSize: 'Tekstgrootte',
  sizes: { normal: 'Gewoon', large: 'Groot', largest: 'Grootst' },
  quiet: {
    screen: 'Geen licht en geen geluid. Wat intussen komt, is daarna te zien.',
    screenInMemory: 'Geen licht en geen geluid.',
    echo: 'Geen licht. Zonder eigen rusttijd geldt die van de schermen. Wat intussen komt, is daarna te zien.',
    echoInMemory: 'Geen licht. Zonder eigen rusttijd geldt die van de schermen.',
  },
  from: 'Van',
  until: 'Tot',
  clockOf: (zone) => `Volgens de klok van ${zone}.`,
  clockThere: (zone) => `Volgens de klok waar je dierbare woont: ${zone}.`,
  howFar: (name) => (name ? `Hoe ver weg zit ${name}?` : 'Hoe ver weg staat de stoel?'),
  howFarText: 'De letters worden groot genoeg om van daar te lezen, voor zover ze passen.',
  screenSize: 'Grootte van het scherm, van hoek tot hoek',
  notKnown: 'Weet ik niet: het scherm schat het',
  inches: ({ inches, cm }) => `${inches} inch (${cm} cm)`,
  weakEyes: 'Voor zwakke ogen',
  weakEyesText: 'Meer dan drie keer zo groot, voor zover het past.',
  tooSmall: ({ metres, inches }) =>
    `Voor ${metres} m is een scherm van ${inches} inch of meer beter: op dit scherm zijn de letters zo groot als past.`,

  room: 'De kamer',
  roomText: (name) =>
    `Voor elk scherm van ${name ?? 'je dierbare'}. Wat het toont, tekstgrootte en rusttijd stel je bij ‘Apparaten’ per scherm in.`,
  roomInMemory: 'Het scherm',
  roomTextInMemory:
    'Voor elk scherm dat de foto’s toont. Wat het toont, tekstgrootte en rusttijd stel je bij ‘Apparaten’ per scherm in.',
  caretakerChanges: 'Een verzorger kan dit wijzigen.',
  language: 'Taal',
  languageText: 'Voor de woorden op het scherm, de stem en de dag. Een Echo spreekt zijn eigen taal.',
  languageTextInMemory: 'Voor de woorden op het scherm. Een Echo spreekt zijn eigen taal.',
  picturesAndTimes: 'Foto’s en tijden',
  spokenTimes: 'Tijden in woorden',
  spokenTimesText: 'Wie ‘om half tien’ komt, en niet ‘om 9:30 uur’. De klok blijft zoals hij is.',
  pace: 'Tempo',
  paceText:
    'Hoelang een foto blijft: een minuut, een halve of een kwart. Foto’s die je tegelijk stuurt, volgen elkaar in de helft van die tijd.',
  paces: { calm: 'Rustig', normal: 'Gewoon', lively: 'Levendig' },
  favourites: 'Favorieten vaker',
  favouritesText: 'Foto’s die een hartje kregen, komen vaker langs dan andere.',
  onThisDay: 'Op deze dag',
  onThisDayText:
    'Foto’s die in eerdere jaren op deze dag zijn gemaakt, komen vanzelf langs, en het scherm zegt dat erbij.',
  chime: 'Belletje',
  chimeText: 'Een zacht belletje als er iets nieuws komt. Nooit in de rusttijd of in een pauze.',
  playHere: 'Hier beluisteren',
  readingAloud: 'Voorlezen',
  readingAloudText: 'Wat nieuw is, wordt vanzelf voorgelezen. Nooit in de rusttijd of in een pauze.',
  volume: 'Volume',
  volumeText: 'Voor het belletje en de stem. Het apparaat zelf heeft ook een volume.',
  percent: (percent) => `${percent} procent`,
  voice: 'Stem',
  herVoice: (name) => `${name ?? 'Je dierbare'} kan met de stem antwoorden`,
  herVoiceText: '‘Iets zeggen’ op het scherm: tot een minuut, alleen na een druk.',
  tryMicrophone:
    'Eerst probeert iemand de microfoon, op het scherm zelf: raak het aan, dan Meer, Tekst en geluid, De microfoon proberen. Het scherm heeft een adres nodig dat met https begint. Misschien brandt er een lampje op het apparaat zolang het luistert.',
  microphoneTried: (screens) => `De microfoon werkt op: ${screens}`,
  helpPhone: 'Nummer om te bellen',
  helpPhoneText: (phone) =>
    `Zonder verbinding kan ‘Bel me’ jullie niet bereiken. Het scherm zegt dat en noemt dit nummer: [${phone ?? 'nog geen'}](strong). Iedereen in de kamer kan het lezen.`,
  changeNumber: 'Nummer wijzigen',
  addNumber: 'Nummer toevoegen',
  pause: 'Pauze',
  pauseText: (name) =>
    `${name ?? 'Je dierbare'} kan het scherm met één tik op pauze zetten: donker en stil tot de volgende ochtend. Wat je stuurt, wacht, en er gaat niets verloren.`,
  pauseNow: 'Pauze tot morgen',
  askPause: 'Het scherm tot morgen op pauze zetten?',
  pauseMeans:
    'Het wordt donker en stil zodra het verbonden is. De rest van de dag vraagt het niet om een teken van leven. De pauze kan altijd worden beëindigd, hier en op het scherm.',

  welcome: 'Is het scherm nog welkom?',
  welcomeText: ({ name, next }) =>
    next
      ? `Twee keer per jaar worden de verzorgers eraan herinnerd om het te vragen aan ${name ?? 'je dierbare'}. De volgende keer: ${next}.`
      : `Twee keer per jaar worden de verzorgers eraan herinnerd om het te vragen aan ${name ?? 'je dierbare'}.`,
  whatToAsk: 'Wat je kunt vragen',
  pleaseAsk: (name) =>
    `Vraag het aan ${name ?? 'je dierbare'}, het liefst als jullie samen zijn. Het staat in de kamer van die persoon, dus dat antwoord telt.`,
  questions: {
    likes: 'Vind je het leuk wat er komt? Waarvan wil je meer, waarvan minder?',
    bothers: 'Stoort iets je aan het scherm: het licht, het geluid, of waar het staat?',
    seen: 'Is het goed dat we zien wanneer je het voor het laatst gebruikte?',
    seenAndHeard:
      'Is het goed dat we zien wanneer je het voor het laatst gebruikte, en het horen als je het niet gebruikt?',
  },
  quoted: (question) => `‘${question}’`,
  ifNotRight: 'Als er iets niet klopt',
  changeSounds: 'Geluid en foto’s wijzigen',
  changeSoundsText: 'Belletje, voorlezen, volume en wat er langskomt.',
  lifeOff: 'Het dagelijkse teken van leven uitzetten',
  life: 'Het dagelijkse teken van leven',
  lifeIsOn: 'Het staat aan.',
  lifeIsOff: 'Het staat uit.',
  removeScreen: 'Het scherm verwijderen',
  removeScreenText:
    'Het gaat op zwart zodra het verbonden is. Wat het getoond heeft, blijft in jullie galerij.',
  done: 'Klaar',

  told: (name) => `Wat ${name ?? 'je dierbare'} te horen krijgt`,
  toldText: (name) =>
    `Na een aanraking biedt het scherm ‘Wie ziet wat’ aan. Daar leest ${name ?? 'je dierbare'}, in gewone woorden en op elk moment:`,
  toldWho: ({ people }) => `Wie er in de familie is: ${people}. Alleen namen en wie het zijn, geen adressen.`,
  toldSeen:
    'Dat jullie zien wanneer het scherm voor het laatst is gebruikt, wat het toont en of het pauze heeft.',
  toldAnswers: 'Dat jullie hartjes, bedankjes en belverzoeken zien, de batterij en de verbinding.',
  toldNoCamera: 'Dat de pagina geen camera en geen microfoon gebruikt: niemand kijkt of luistert ermee mee.',
  toldMicrophone:
    'Dat deze pagina geen camera gebruikt, en de microfoon alleen terwijl er iets wordt gezegd, na een druk; en dat jullie horen wat is gestuurd.',
  toldLife:
    'Sinds wanneer jullie het horen als het scherm niet is gebruikt op het uur van het dagelijkse teken van leven.',
  toldNoLife: 'Dat niemand het hoort als het scherm niet wordt gebruikt.',
}
