import type { FeedWords } from './en.ts'

export const words: FeedWords = {
  showInMine: 'Mostra nel mio calendario',
  feedMeans:
    'Un indirizzo segreto da cui il calendario del tuo telefono o computer legge le visite da solo. È soltanto tuo e finisce quando lasci la famiglia.',
  makeAddress: 'Crea il mio indirizzo',
  makeNewAddress: 'Crea un nuovo indirizzo',
  endAddress: 'Chiudi l’indirizzo',
  oldEnds: 'Con un nuovo indirizzo quello di prima finisce subito.',
  yourAddress: 'Il tuo indirizzo',
  openInCalendar: 'Apri nel calendario di questo dispositivo',
  copyNow:
    'Copialo adesso: si vede solo questa volta. Chi ce l’ha può leggere chi viene e che cosa c’è, quindi trattalo come una password. Un calendario sul web, come quello di Google, lo legge solo se questo server è raggiungibile da Internet.',
  madeAndRead: ({ date, ago }) => `Hai creato un indirizzo il ${date}. Ultima lettura: ${ago}.`,
  madeNotRead: (date) => `Hai creato un indirizzo il ${date}. Nessun calendario l’ha ancora letto.`,
  addressEnded: { title: 'L’indirizzo è chiuso', description: 'Nessun calendario può più leggerlo.' },
}
