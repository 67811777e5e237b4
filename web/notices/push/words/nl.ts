import type { PushWords } from './en.ts'

export const words: PushWords = {
  title: {
    phone: 'Meldingen op deze telefoon',
    tablet: 'Meldingen op deze tablet',
    computer: 'Meldingen op deze computer',
  },
  choose: 'Kiezen wat je bereikt, en wanneer',
  insecure: (host) =>
    `Meldingen hebben een adres nodig dat begint met [https](strong). Dit adres, ${host}, doet dat niet. Vraag het in te stellen aan wie deze Sunporch beheert: de handleiding zegt hoe. Tot dan zie je wat nieuw is als je Sunporch opent.`,
  oldIos: {
    phone:
      'Meldingen hebben iOS 16.4 of nieuwer nodig, en deze telefoon heeft een oudere versie. Bijwerken kan in de Instellingen ervan, onder Algemeen, Software-update.',
    tablet:
      'Meldingen hebben iOS 16.4 of nieuwer nodig, en deze tablet heeft een oudere versie. Bijwerken kan in de Instellingen ervan, onder Algemeen, Software-update.',
    computer:
      'Meldingen hebben iOS 16.4 of nieuwer nodig, en deze computer heeft een oudere versie. Bijwerken kan in de Instellingen ervan, onder Algemeen, Software-update.',
  },
  impossible:
    'Deze browser kan geen meldingen tonen. Chrome, Edge, Firefox en Safari wel, maar niet in een privévenster.',
  denied: 'Deze browser mag geen meldingen van Sunporch tonen.',
  thenComeBack: 'Kom dan hier terug: de knop om ze aan te zetten is er zodra dat kan.',
  reaches: 'Een telefoontje, een hartje of een berichtje bereikt je, ook als Sunporch gesloten is.',
  reachesInMemory: 'Wat de familie deelt, bereikt je, ook als Sunporch gesloten is.',
  isOn: (browser) => `Aan: ${browser}`,
  test: 'Test sturen',
  switchOff: 'Uitzetten',
  tested:
    'Verstuurd. Zie je na een moment niets? Dan houdt het apparaat zelf meldingen tegen: zoek ‘Niet storen’ of ‘Focus’, en of het meldingen van deze browser toestaat.',
  installText:
    'Geïnstalleerd heeft Sunporch een eigen pictogram en venster, en kunnen andere apps er foto’s mee delen.',
  install: 'Sunporch installeren',
  others: 'Ook op',
  lastNotice: (ago) => `Laatste melding: ${ago}`,
  switchedOn: (ago) => `Aangezet: ${ago}`,
  remove: 'Verwijderen',
  removeThis: (browser) => `${browser} verwijderen`,
  isOff: { title: 'Uitgezet', description: 'Deze browser toont geen meldingen meer.' },
  removed: { title: 'Verwijderd', description: 'Die browser toont geen meldingen meer.' },

  show: {
    phone: 'Meldingen tonen op deze telefoon',
    tablet: 'Meldingen tonen op deze tablet',
    computer: 'Meldingen tonen op deze computer',
  },
  tellMe: {
    phone: (name) => `Laat het op deze telefoon weten als ${name ?? 'iemand'} gebeld wil worden`,
    tablet: (name) => `Laat het op deze tablet weten als ${name ?? 'iemand'} gebeld wil worden`,
    computer: (name) => `Laat het op deze computer weten als ${name ?? 'iemand'} gebeld wil worden`,
  },
  wasDenied: 'Deze browser mag geen meldingen tonen.',
  nothingChosen: 'Er is niets gekozen. Druk nog eens op de knop en kies ‘Toestaan’.',
  noApp: 'Deze browser heeft de app niet aangenomen. Is de opslag vol, of is dit een privévenster?',
  noServer: 'De server was niet bereikbaar. Druk nog eens op de knop.',
  noPushService:
    'Deze browser kon de pushdienst van zijn maker niet bereiken. Is de verbinding in orde? In Brave moet ‘Google-services gebruiken voor pushberichten’ aan staan.',
  notSwitchedOn:
    'Deze browser kon meldingen niet aanzetten. Probeer het nog eens, of met een andere browser.',
  failed: 'Dat is niet gelukt. Probeer het nog eens.',

  allow: {
    ios: 'Open de instellingen van de iPhone of iPad, dan Berichtgeving, dan Sunporch, en zet Sta berichtgeving toe aan.',
    installedOnAndroid:
      'Houd je vinger op het pictogram van Sunporch op het startscherm, kies App-info, Meldingen, en zet ze aan.',
    firefoxOnAndroid: 'Druk op het slotje naast het adres, dan op Meldingen, en kies Toegestaan.',
    firefox:
      'Druk op het doorgestreepte tekstballonnetje naast het adres en verwijder ‘Geblokkeerd’. Of druk op het slotje en wis de toestemming.',
    chrome:
      'Druk op het pictogram links van het adres, dan op Rechten of Site-instellingen, dan op Meldingen, en kies Toestaan.',
    safari: 'Open de instellingen van Safari, dan Websites, dan Meldingen, en kies Sta toe naast dit adres.',
    other: 'Open de instellingen van de browser voor deze site en sta meldingen toe.',
  },

  homeScreen: (device) =>
    `Op een ${device} komen meldingen aan als Sunporch op het beginscherm staat. Het kost een minuut:`,
  steps: {
    share: 'Druk in de balk van Safari op [pictogram](share) [Deel](strong).',
    add: 'Kies [pictogram](add) [Zet op beginscherm](strong), dan [Voeg toe](strong).',
    open: 'Open Sunporch vanaf het beginscherm, log in en kom terug naar [Instellingen](strong), Meldingen.',
  },
  needsIos: 'Hiervoor is iOS 16.4 of nieuwer nodig: Instellingen, Algemeen, Info zegt welke het is.',

  hint: {
    lost: {
      phone: 'Er komen geen meldingen meer op deze telefoon',
      tablet: 'Er komen geen meldingen meer op deze tablet',
      computer: 'Er komen geen meldingen meer op deze computer',
    },
    lostText: 'Deze browser is uit je lijst verwijderd, of de pushdienst heeft hem opgegeven.',
    title: (name) => `Hoor het als ${name ?? 'je dierbare'} antwoordt`,
    text: 'Een hartje, een berichtje of een telefoontje kan je bereiken, ook als Sunporch gesloten is.',
    how: {
      phone: 'Laat zien hoe het op deze telefoon gaat',
      tablet: 'Laat zien hoe het op deze tablet gaat',
      computer: 'Laat zien hoe het op deze computer gaat',
    },
    notNow: 'Nu niet',
  },
}
