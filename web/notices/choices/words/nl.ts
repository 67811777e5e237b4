import type { ChoicesWords } from './en.ts'

export const words: ChoicesWords = {
  title: 'Meldingen',
  titleOf: (group) => `Meldingen uit ${group}`,
  text: 'Wat jou bereikt, en wanneer. Dit gaat alleen over jou. Wat je bereikt, staat ook bij de bel.',
  activityOff:
    'Je hoort niet wat anderen in de familie doen: ‘Meldingen over activiteit’ staat uit. [Aanzetten](settings)',
  paces: {
    now: 'Meteen',
    quiet: 'Na vijf rustige minuten',
    daily: 'Eén keer per dag',
    calls: 'Alleen belverzoeken en een gemist teken van leven',
    off: 'Niets',
  },
  onlyMust: 'Alleen wat je moet weten',
  whenCalled: (name) => `Wanneer ${name ?? 'je dierbare'} vraagt of iemand belt`,
  callTurns: {
    first: 'Meteen',
    next: 'Als niemand het snel oppakt',
    off: 'Helemaal niet',
  },
  everyPage: 'Elke pagina van Sunporch laat het toch zien.',
  asksForYou: (name) => `Als ${name ?? 'je dierbare'} naar jou zelf vraagt, hoor je het meteen.`,
  push: 'Op je telefoon en computer',
  pushText: 'Als bericht, ook als Sunporch dicht is.',
  digestAt: 'Het dagelijkse overzicht komt om',
  mail: 'Per e-mail',
  to: (address) => `Naar ${address}.`,
  toUnconfirmed: (address) =>
    `Naar ${address}, zodra je het hebt bevestigd: druk bij ‘Jouw account’ op ‘Sturen’ en open de link in de mail.`,
  noMails: 'Deze server verstuurt geen mails. Wie hem beheert, kan dat aanzetten.',
  noAddress: 'Je account heeft geen e-mailadres.',
  comeBack: ({ address, date }) =>
    `Mails naar ${address} komen terug (sinds ${date}), dus er worden geen verstuurd.`,
  mailsAgain: {
    title: 'Er komen weer mails',
    description: 'De volgende gaat naar je adres.',
  },
  quiet: 'Rusttijd',
  quietText: 'Er komt niets op je telefoon of in je mail. Wat er intussen gebeurt, komt daarna.',
  from: 'Van',
  until: 'Tot',
  throughQuiet: 'Belverzoeken komen door',
  throughQuietText: (name) =>
    `Als ${name ?? 'je dierbare'} vraagt of iemand belt, of een teken van leven uitblijft, hoor je het ook in deze uren.`,
  clock: (zone) => `Je tijden volgen de klok van ${zone}.`,
  clockHere: (zone) => `Klok van hier nemen: ${zone}`,
  who: 'Wie wat te horen krijgt',
  notOwn: 'Wat je zelf doet, krijg je niet gemeld.',
  hears: {
    everybody: 'Iedereen in de familie',
    sender: 'Wie het stuurde',
    author_and_caretakers: 'Wie het plande of stuurde, en de verzorgers',
    caretakers: 'De verzorgers',
    person_and_caretakers: 'Wie het aangaat, en de verzorgers',
    person_and_primary: 'Wie het aangaat, en de eerste verzorger',
    listed: 'De mensen op de lijst, een voor een',
  },
  when: {
    urgent: 'Meteen',
    soon: 'Meteen, of met het overzicht als je dat koos',
    chosen: 'Zoals je koos',
    always: 'Meteen en langs elke weg, wat je ook koos',
  },
  topics: {
    calls: {
      label: 'Belverzoeken',
      text: 'Je dierbare vraagt of iemand belt, en wie dat oppakt.',
    },
    life: {
      label: 'Teken van leven',
      text: 'Je dierbare gaf geen teken voor het ingestelde uur.',
    },
    answers: {
      label: 'Antwoorden',
      text: 'Een hartje, een bedankje of een berichtje voor wat er kwam.',
    },
    trouble: {
      label: 'Zendingen die niet aankwamen',
      text: 'Een zending mislukte, is gemist of wacht op ‘Nu versturen’.',
    },
    silence: {
      label: 'Stille schermen',
      text: 'Een scherm is een dag weg, of weer terug.',
    },
    pause: {
      label: 'Pauzes',
      text: 'Iemand in de kamer heeft het scherm tot morgen gepauzeerd.',
    },
    question: {
      label: 'Is het scherm nog welkom?',
      text: 'Twee keer per jaar: vraag je dierbare of het bevalt.',
    },
    reminder: {
      label: 'Herinnering aan een foto',
      text: 'Vandaag is er geen foto gestuurd. Alleen waar het aanstaat.',
    },
    members: {
      label: 'Wie bij de familie hoort',
      text: 'Iemand kwam erbij of ging weg.',
    },
    roles: {
      label: 'Rollen',
      text: 'Een rol is veranderd, er is een opvolger, of de familie krijgt een nieuwe eerste verzorger.',
    },
    take_over: {
      label: 'Overnemen',
      text: 'De opvolger vraagt om over te nemen van een eerste verzorger die er niet is, en wat ervan komt.',
    },
    accounts: {
      label: 'Teruggenomen accounts',
      text: 'Iemand heeft zijn account voor anderen gesloten.',
    },
    photos: {
      label: 'Foto’s',
      text: 'Iemand heeft foto’s toegevoegd of gestuurd.',
    },
    content: {
      label: 'Aanbevelingen',
      text: 'Iemand heeft een aanbeveling toegevoegd of gestuurd.',
    },
    notes: {
      label: 'Berichtjes en spraakopnamen',
      text: 'Iemand heeft je dierbare een berichtje of een spraakopname gestuurd.',
    },
    schedule: {
      label: 'Planning',
      text: 'Iemand heeft een zending gepland, gewijzigd of geannuleerd.',
    },
    visits: {
      label: 'Bezoeken',
      text: 'Iemand heeft een bezoek gepland, gewijzigd of afgezegd.',
    },
    shopping: {
      label: 'Boodschappen',
      text: 'Iemand heeft iets op de lijst gezet of naar Amazon gestuurd.',
    },
    devices: {
      label: 'Schermen',
      text: 'Een scherm is verbonden of verwijderd.',
    },
  },
  textsInMemory: {
    photos: 'Iemand heeft foto’s toegevoegd.',
    content: 'Iemand heeft een aanbeveling toegevoegd.',
  },
}
