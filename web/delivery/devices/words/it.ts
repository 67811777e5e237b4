import type { DeviceWords } from './en.ts'

export const words: DeviceWords = {
  integration: 'Collegamento con Alexa',
  connected: 'Collegato',
  offline: 'Senza connessione',
  notConnected: 'Non collegato',
  onlineMeans: 'Uno schermo è collegato in questo momento. Quello che invii si vede subito.',
  offlineMeans: 'Nessun dispositivo risponde da cinque minuti. Quello che invii aspetta finché uno torna.',
  notConnectedMeans:
    'Nessuno schermo è mai stato aperto. Collegane uno, e mostrerà quello che invia la famiglia.',
  wasInContact:
    'Un dispositivo ha risposto negli ultimi cinque minuti. Quello che invii si vede appena torna.',
  waits: (waits) => `${waits}. Vale per tutto quello che invii adesso.`,
  allDevices: 'Tutti i dispositivi',

  screen: 'Schermo',
  sendTest: 'Invia una prova',
  lastContact: (ago) => `Ultimo contatto: ${ago}`,
  lastSeen: (ago) => `Senza connessione, visto l’ultima volta: ${ago}`,
  pausedUntil: (end) => `In pausa fino a: ${end}`,
  needsAttention: (what) => `Da controllare: ${what}`,
  lastShown: ({ at, title }) => `Ultima cosa mostrata (${at}): ${title}`,
  picturesOff: (at) => `Nessuna foto sullo schermo da: ${at}`,
  rename: 'Rinomina',
  renameThis: (name) => `Rinomina: ${name}`,
  name: 'Nome',
  nameHint: 'Come dice la famiglia: schermo di mamma, cucina.',
  save: 'Salva',
  remove: 'Rimuovi',
  removeThis: (name) => `Rimuovi: ${name}`,
  askRemove: (name) => `Rimuovere «${name}»?`,
  removeMeans:
    'Si spegne appena è collegato e non mostra più nulla della famiglia. Quello che ha mostrato resta nella vostra galleria.',
  isKept: { title: 'Tenuto', description: 'Resta quando chi l’ha aperto se ne va.' },
  isRemoved: {
    title: 'Schermo rimosso',
    description: 'Non mostra più nulla della famiglia, appena è stato collegato.',
  },
  wifi: 'Rete senza fili',
  cable: 'Cavo',
  mobile: 'Rete mobile',
  slow: 'Rete lenta',
  pluggedIn: 'Alla presa',
  charging: (percent) => `${percent} %, in carica`,
  pleaseCharge: (percent) => `${percent} %, da ricaricare`,

  opened: ({ name, date }) => `Aperto da ${name}, ${date}`,
  openedByUnknown: (date) => `Aperto: ${date}, non si sa da chi`,
  linked: ({ name, date }) => `Collegato da ${name}, ${date}`,
  linkedByUnknown: (date) => `Collegato: ${date}, non si sa da chi`,
  keptBy: (name) => `Lo tiene ${name}.`,
  keep: 'Tienilo…',
  askKeep: (name) => `Tenere «${name}»?`,
  doKeep: 'Tienilo',
  keepMeans:
    'Un dispositivo si scollega quando la persona che lo ha aperto lascia la famiglia o viene rimossa. Se lo tieni, resta con te. Fallo se sai dove si trova.',

  areDisconnected: (name) => `Gli schermi aperti da ${name} si scollegano.`,
  ofNobody: ({ devices, name }) =>
    `Non si sa chi ha aperto questo: ${devices}. Se viene da ${name}, rimuovilo nelle Impostazioni, con gli altri dispositivi.`,
  disconnectOpened: ({ device, name }) => `Scollega «${device}», aperto da ${name}`,
  disconnectKept: ({ device, name }) => `Scollega «${device}», tenuto da ${name}`,
  somebody: 'qualcuno',
  inBrowserOf: (name) => `Aperto in un browser con l’account di ${name}.`,
  elsewhere: (opener) => `${opener}, su un altro dispositivo.`,
  goesBlank: 'Si spegne appena è collegato.',
  youKeepIt: 'Resta, e lo tieni tu.',
}
