import type { DeviceWords } from './en.ts'

export const words: DeviceWords = {
  integration: 'Verbinding met Alexa',
  connected: 'Verbonden',
  offline: 'Niet bereikbaar',
  notConnected: 'Niet verbonden',
  onlineMeans: 'Er is nu een scherm verbonden. Wat je stuurt, is daar meteen te zien.',
  offlineMeans: 'Er heeft zich vijf minuten geen apparaat gemeld. Wat je stuurt, wacht tot er een terug is.',
  notConnectedMeans:
    'Er is nog nooit een scherm geopend. Verbind er een, dan toont het wat de familie stuurt.',
  wasInContact:
    'In de laatste vijf minuten heeft zich een apparaat gemeld. Wat je stuurt, is te zien zodra het terug is.',
  waits: (waits) => `${waits}. Dat geldt voor alles wat je nu stuurt.`,
  allDevices: 'Alle apparaten',

  screen: 'Scherm',
  sendTest: 'Test sturen',
  lastContact: (ago) => `Laatste contact: ${ago}`,
  lastSeen: (ago) => `Niet bereikbaar, laatst gezien: ${ago}`,
  pausedUntil: (end) => `Pauze tot ${end}`,
  needsAttention: (what) => `Kijk hier even naar: ${what}`,
  lastShown: ({ at, title }) => `Laatst getoond (${at}): ${title}`,
  picturesOff: (at) => `Geen foto’s op het scherm sinds: ${at}`,
  rename: 'Naam wijzigen',
  renameThis: (name) => `Naam wijzigen: ${name}`,
  name: 'Naam',
  nameHint: 'Zoals de familie zegt: mama’s scherm, keuken.',
  save: 'Opslaan',
  remove: 'Verwijderen',
  removeThis: (name) => `${name} verwijderen`,
  askRemove: (name) => `${name} verwijderen?`,
  removeMeans:
    'Het gaat op zwart zodra het verbonden is en toont niets meer van de familie. Wat het getoond heeft, blijft in jullie galerij.',
  isKept: { title: 'Behouden', description: 'Het blijft, ook als degene die het opende weggaat.' },
  isRemoved: {
    title: 'Scherm verwijderd',
    description: 'Het laat niets meer van de familie zien, zodra het verbonden is geweest.',
  },
  wifi: 'Wifi',
  cable: 'Kabel',
  mobile: 'Mobiel netwerk',
  slow: 'Traag netwerk',
  pluggedIn: 'Aan de stroom',
  charging: (percent) => `${percent}%, laadt op`,
  pleaseCharge: (percent) => `${percent}%, graag opladen`,

  opened: ({ name, date }) => `Geopend door ${name}, ${date}`,
  openedByUnknown: (date) => `Geopend: ${date}, door wie is niet bekend`,
  linked: ({ name, date }) => `Verbonden door ${name}, ${date}`,
  linkedByUnknown: (date) => `Verbonden: ${date}, door wie is niet bekend`,
  keptBy: (name) => `Blijft bij ${name}.`,
  keep: 'Behouden…',
  askKeep: (name) => `${name} behouden?`,
  doKeep: 'Behouden',
  keepMeans:
    'Een apparaat wordt losgekoppeld als de persoon die het opende de familie verlaat of wordt verwijderd. Als je het behoudt, blijft het bij jou. Doe dit als je weet waar het staat.',

  areDisconnected: (name) => `De schermen die ${name} opende, worden losgekoppeld.`,
  ofNobody: ({ devices, name }) =>
    `Wie dit opende, is niet bekend: ${devices}. Als het ${name} was, verwijder het dan in Instellingen, bij de andere apparaten.`,
  disconnectOpened: ({ device, name }) => `‘${device}’ loskoppelen, geopend door ${name}`,
  disconnectKept: ({ device, name }) => `‘${device}’ loskoppelen, van ${name}`,
  somebody: 'iemand',
  inBrowserOf: (name) => `Geopend in een browser waarin ${name} ingelogd was.`,
  elsewhere: (opener) => `${opener}, op een ander apparaat.`,
  goesBlank: 'Het gaat op zwart zodra het verbonden is.',
  youKeepIt: 'Het blijft, en jij behoudt het.',
}
