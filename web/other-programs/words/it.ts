import type { ProgramWords } from './en.ts'

export const words: ProgramWords = {
  title: 'Altri programmi',
  text: (group) =>
    `Con un token un programma come Home Assistant legge e cambia a tuo nome ciò che è in ${group}. Non arriva mai al tuo account, ai membri o alle impostazioni.`,
  none: 'Nessun programma ha ancora un tuo token. Creane uno e incollalo nel programma.',
  make: 'Crea un token',
  makeIt: 'Crea il token',
  makeText: 'Finisce quando lo chiudi qui, lasci il gruppo o scegli una nuova password.',
  name: 'Nome del programma',
  whatMay: 'Cosa può fare',
  rights: {
    read: {
      label: 'Può leggere',
      hint: 'La lista della spesa, foto, visite e messaggi.',
    },
    change: {
      label: 'Può leggere e cambiare',
      hint: 'Può anche aggiungere, modificare, inviare ed eliminare, per quanto puoi tu.',
    },
  },
  copyTitle: 'Copia il token',
  copyText: 'Viene mostrato solo ora. Chi ce l’ha può fare ciò che hai permesso: trattalo come una password.',
  askCopied: 'Hai copiato il token?',
  notAgain: 'Non viene mostrato di nuovo. Puoi crearne uno nuovo quando vuoi.',
  token: 'Token',
  address: 'Indirizzo di questo gruppo, con cui comincia ogni chiamata',
  made: (date) => `creato il ${date}`,
  usedToday: 'usato oggi',
  usedOn: (date) => `usato l’ultima volta il ${date}`,
  notUsed: 'mai usato finora',
  end: 'Chiudi',
  endThis: (name) => `Chiudi il token di ${name}`,
  askEnd: (name) => `Chiudere il token di ${name}?`,
  doEnd: 'Chiudilo',
  endMeans:
    'Da questo momento il programma non può più leggere o cambiare nulla qui. Ciò che ha aggiunto resta.',
  ended: {
    title: 'Token chiuso',
    description: 'Quel programma qui non può più fare nulla.',
  },
  assistants: 'Assistenti',
  assistantsText:
    'Claude e altri assistenti usano questo indirizzo, senza token. Poi una pagina di Sunporch ti chiede che cosa possono fare.',
  webhooks: 'Webhook',
  webhooksText:
    'Un programma viene avvisato nel momento in cui succede qualcosa: cosa e chi, mai una didascalia o una foto.',
  noWebhooks: 'Nessun programma viene ancora avvisato. Copia un indirizzo dal programma e aggiungilo qui.',
  addWebhook: 'Aggiungi un webhook',
  addText: 'Finisce quando qualcuno lo rimuove o quando lasci il gruppo.',
  webhookAddress: 'Indirizzo',
  toldOfWhat: 'Di cosa viene avvisato',
  add: 'Aggiungi',
  copySecret: 'Copia il segreto',
  copySecretText:
    'Ogni messaggio è firmato con questo, così il programma sa che viene da qui. Viene mostrato solo ora.',
  noNeed: 'Non ti serve più il segreto?',
  secretNotAgain:
    'Non viene mostrato di nuovo. Per averne un altro, rimuovi il webhook e aggiungilo di nuovo.',
  withoutSecret: 'Un programma che non controlla le firme, come Home Assistant, ne fa a meno.',
  toldOf: (topics) => `Avvisato di: ${topics}`,
  everything: 'tutto',
  addedBy: ({ name, at }) => `Aggiunto da ${name}, ${at}`,
  test: 'Invia una prova',
  testing: 'Invio…',
  testThis: (host) => `Invia una prova a ${host}`,
  remove: 'Rimuovi',
  removeThis: (host) => `Rimuovi il webhook a ${host}`,
  askRemove: (host) => `Rimuovere il webhook a ${host}?`,
  removeMeans: ({ topics, name, at }) =>
    `Avvisato di: ${topics}. Aggiunto da ${name}, ${at}. Da ora il programma non riceve più nulla, neppure ciò che era in viaggio.`,
  removed: {
    title: 'Webhook rimosso',
    description: 'Quel programma non viene più avvisato.',
  },
  nothingSent: 'Non è ancora stato inviato nulla.',
  taken: (ago) => `Ultimo messaggio accettato: ${ago}.`,
  isOff: (days) => `Non riesce da ${days} giorni ed è spento. Una prova riuscita lo riaccende.`,
}
