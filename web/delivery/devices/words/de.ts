import type { DeviceWords } from './en.ts'

export const words: DeviceWords = {
  integration: 'Verbindung mit Alexa',
  connected: 'Verbunden',
  offline: 'Ohne Verbindung',
  notConnected: 'Nicht verbunden',
  onlineMeans: 'Ein Bildschirm ist gerade verbunden. Was du schickst, ist sofort darauf zu sehen.',
  offlineMeans:
    'Seit fünf Minuten hat sich kein Gerät gemeldet. Was du schickst, wartet, bis eines wieder da ist.',
  notConnectedMeans:
    'Noch nie wurde ein Bildschirm geöffnet. Verbinde einen, dann zeigt er, was die Familie schickt.',
  wasInContact:
    'In den letzten fünf Minuten hat sich ein Gerät gemeldet. Was du schickst, ist zu sehen, sobald es wieder da ist.',
  waits: (waits) => `${waits}. Das gilt für alles, was du jetzt schickst.`,
  allDevices: 'Alle Geräte',

  screen: 'Bildschirm',
  sendTest: 'Test schicken',
  lastContact: (ago) => `Letzter Kontakt: ${ago}`,
  lastSeen: (ago) => `Ohne Verbindung, zuletzt gesehen: ${ago}`,
  pausedUntil: (end) => `Pause bis ${end}`,
  needsAttention: (what) => `Bitte ansehen: ${what}`,
  lastShown: ({ at, title }) => `Zuletzt gezeigt (${at}): ${title}`,
  picturesOff: (at) => `Seit ${at} sind keine Bilder mehr zu sehen`,
  rename: 'Umbenennen',
  renameThis: (name) => `Umbenennen: ${name}`,
  name: 'Name',
  nameHint: 'Wie es in der Familie heißt: Mamas Bildschirm, Küche.',
  save: 'Speichern',
  remove: 'Entfernen',
  removeThis: (name) => `Entfernen: ${name}`,
  askRemove: (name) => `„${name}“ entfernen?`,
  removeMeans:
    'Er wird dunkel, sobald er verbunden ist, und zeigt nichts mehr von der Familie. Was er gezeigt hat, bleibt in eurer Galerie.',
  isKept: { title: 'Behalten', description: 'Er bleibt, auch wenn die Person geht, die ihn geöffnet hat.' },
  isRemoved: {
    title: 'Bildschirm entfernt',
    description: 'Er zeigt nichts mehr von der Familie, sobald er verbunden war.',
  },
  wifi: 'WLAN',
  cable: 'Kabel',
  mobile: 'Mobilfunk',
  slow: 'Langsames Netz',
  needsTap: 'Kein Ton, bis jemand den Bildschirm antippt',
  pluggedIn: 'Am Strom',
  charging: (percent) => `${percent} %, wird geladen`,
  pleaseCharge: (percent) => `${percent} %, bitte aufladen`,

  opened: ({ name, date }) => `Geöffnet von ${name}, ${date}`,
  openedByUnknown: (date) => `Geöffnet: ${date}, von wem, ist nicht bekannt`,
  linked: ({ name, date }) => `Verbunden von ${name}, ${date}`,
  linkedByUnknown: (date) => `Verbunden: ${date}, von wem, ist nicht bekannt`,
  keptBy: (name) => `Bleibt bei ${name}.`,
  keep: 'Behalten…',
  askKeep: (name) => `„${name}“ behalten?`,
  doKeep: 'Behalten',
  keepMeans:
    'Ein Gerät wird getrennt, wenn die Person, die es geöffnet hat, die Familie verlässt oder entfernt wird. Wenn du es behältst, bleibt es stattdessen bei dir. Tu das, wenn du weißt, wo es steht.',

  areDisconnected: (name) => `Die Bildschirme, die ${name} geöffnet hat, werden getrennt.`,
  ofNobody: ({ devices, name }) =>
    `Wer das geöffnet hat, ist nicht bekannt: ${devices}. Wenn es ${name} war, entferne es bitte in den Einstellungen, bei den anderen Geräten.`,
  disconnectOpened: ({ device, name }) => `„${device}“ trennen, geöffnet von ${name}`,
  disconnectKept: ({ device, name }) => `„${device}“ trennen, bisher bei ${name}`,
  somebody: 'unbekannt',
  inBrowserOf: (name) => `Geöffnet in einem Browser, in dem ${name} angemeldet war.`,
  elsewhere: (opener) => `${opener}, auf einem anderen Gerät.`,
  goesBlank: 'Es wird dunkel, sobald es verbunden ist.',
  youKeepIt: 'Es bleibt, und du behältst es.',
}
