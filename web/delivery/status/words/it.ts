import type { StatusWords } from './en.ts'

export const words: StatusWords = {
  takenBackAt: (at) => `Ritirato: ${at}`,
  shownOn: ({ device, at }) => `Su ${device}: ${at}`,
  onScreen: 'Sullo schermo',
  heardAt: (at) => `Ascoltato: ${at}`,
  heard: 'Ascoltato fino alla fine',
  ended: 'terminato',
  endedUnseen: (at) => `Terminato: ${at}. Nessuno schermo ha segnalato di averlo mostrato`,
  waitsForScreen: 'In attesa di uno schermo',
  waitsFor: (devices) => `In attesa: ${devices}`,
  and: ({ one, other }) => `${one} e ${other}`,
  andMore: ({ one, count }) => `${one} e altri ${count}`,
  onItsWay: 'In viaggio',
  expired: 'Non mostrato: in 72 ore nessuno schermo è stato aperto',
  didNotArrive: (why) => `Non arrivato: ${why}`,
  notReached: 'lo schermo non era raggiungibile',

  sent: 'Inviato',
  sentBy: (name) => `Inviato da ${name}`,
  inInbox: 'Ricevuto',
  takenBack: 'Ritirato',
  notOpened: 'In 72 ore nessuno schermo è stato aperto',
  notShown: 'Non mostrato',
  answered: (answer) => `Risposta: ${answer}`,
  noAnswer: 'Ancora nessuna risposta',

  thankYou: '«Grazie»',
  callMe: '«Chiamami»',
  quoted: (text) => `«${text}»`,
}
