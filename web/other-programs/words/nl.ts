import type { ProgramWords } from './en.ts'

export const words: ProgramWords = {
  title: 'Andere programma’s',
  text: (group) =>
    `Met een token leest en wijzigt een programma zoals Home Assistant namens jou wat er in ${group} staat. Bij je account, de leden en de instellingen komt het nooit.`,
  none: 'Nog geen programma heeft een token van jou. Maak er een en plak die in het programma.',
  make: 'Token maken',
  makeIt: 'Token maken',
  makeText: 'Hij eindigt als je hem hier beëindigt, de groep verlaat of een nieuw wachtwoord kiest.',
  name: 'Naam van het programma',
  whatMay: 'Wat het mag',
  rights: {
    read: {
      label: 'Mag lezen',
      hint: 'De boodschappenlijst, foto’s, bezoeken en berichtjes.',
    },
    change: {
      label: 'Mag lezen en wijzigen',
      hint: 'Het kan ook toevoegen, wijzigen, sturen en verwijderen, voor zover jij dat mag.',
    },
  },
  copyTitle: 'Token kopiëren',
  copyText:
    'Hij is alleen nu te zien. Wie hem heeft, kan doen wat jij hebt toegestaan: behandel hem als een wachtwoord.',
  askCopied: 'Heb je de token gekopieerd?',
  notAgain: 'Hij is niet nog eens te zien. Je kunt altijd een nieuwe maken.',
  token: 'Token',
  address: 'Adres van deze groep, waarmee elke aanroep begint',
  made: (date) => `gemaakt op ${date}`,
  usedToday: 'vandaag nog gebruikt',
  usedOn: (date) => `laatst gebruikt op ${date}`,
  notUsed: 'nog niet gebruikt',
  end: 'Beëindigen',
  endThis: (name) => `Token van ${name} beëindigen`,
  askEnd: (name) => `Token van ${name} beëindigen?`,
  doEnd: 'Beëindigen',
  endMeans: 'Het programma kan hier vanaf nu niets meer lezen of wijzigen. Wat het heeft toegevoegd, blijft.',
  ended: {
    title: 'Token beëindigd',
    description: 'Dat programma kan hier niets meer doen.',
  },
  assistants: 'Assistenten',
  assistantsText:
    'Claude en andere assistenten gebruiken dit adres, zonder token. Daarna vraagt een pagina van Sunporch je wat ze mogen.',
  webhooks: 'Webhooks',
  webhooksText:
    'Een programma hoort het op het moment dat er iets gebeurt: wat het was en wie het deed, nooit een bijschrift of een foto.',
  noWebhooks: 'Nog geen programma hoort iets. Kopieer een adres uit het programma en voeg het hier toe.',
  addWebhook: 'Webhook toevoegen',
  addText: 'Hij eindigt als iemand hem verwijdert, of als je de groep verlaat.',
  webhookAddress: 'Adres',
  toldOfWhat: 'Wat het te horen krijgt',
  add: 'Toevoegen',
  copySecret: 'Geheim kopiëren',
  copySecretText:
    'Elk bericht is ermee ondertekend, zodat het programma weet dat het hiervandaan komt. Het is alleen nu te zien.',
  noNeed: 'Heb je het geheim niet meer nodig?',
  secretNotAgain:
    'Het is niet nog eens te zien. Voor een ander verwijder je de webhook en voeg je hem opnieuw toe.',
  withoutSecret: 'Een programma dat geen handtekeningen controleert, zoals Home Assistant, kan zonder.',
  toldOf: (topics) => `Hoort over: ${topics}`,
  everything: 'alles',
  addedBy: ({ name, at }) => `Toegevoegd door ${name}, ${at}`,
  test: 'Test sturen',
  testing: 'Sturen…',
  testThis: (host) => `Test naar ${host} sturen`,
  remove: 'Verwijderen',
  removeThis: (host) => `Webhook naar ${host} verwijderen`,
  askRemove: (host) => `Webhook naar ${host} verwijderen?`,
  removeMeans: ({ topics, name, at }) =>
    `Hoort over: ${topics}. Toegevoegd door ${name}, ${at}. Vanaf nu hoort het programma daar niets meer, ook niet wat nog onderweg was.`,
  removed: {
    title: 'Webhook verwijderd',
    description: 'Dat programma hoort niets meer.',
  },
  nothingSent: 'Er is nog niets gestuurd.',
  taken: (ago) => `Laatste bericht aangenomen: ${ago}.`,
  isOff: (days) => `Het mislukt al ${days} dagen en staat uit. Een test die lukt, zet het weer aan.`,
}
