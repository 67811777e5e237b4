import type { CalendarsWords } from './en.ts'

export const words: CalendarsWords = {
  title: 'Calendari',
  cannotBeRead: (name) => `Il calendario «${name}» non si può leggere.`,
  severalCannotBeRead: (count) => `${count} calendari non si possono leggere.`,
  eventsDoNotReach: (screen) =>
    screen
      ? `I suoi nuovi eventi non arrivano sullo schermo di ${screen} finché non si può leggere di nuovo.`
      : 'I suoi nuovi eventi non arrivano sullo schermo finché non si può leggere di nuovo.',
  seeWhy: 'Vedi perché',
  means:
    'I loro eventi dei prossimi 60 giorni stanno accanto alle visite. Si leggono solo titoli e orari; ciò che è segnato come privato resta fuori.',
  none: 'Non si legge ancora nessun calendario.',
  full: 'Una famiglia non può leggere più calendari di così. Per aggiungerne un altro, prima togline uno.',
  byCaretakers: 'Chi è responsabile aggiunge e toglie i calendari.',

  bringIn: 'Aggiungi un calendario',
  address: 'Indirizzo',
  addressHint:
    'Google: Impostazioni, il tuo calendario, «Indirizzo segreto in formato iCal». iCloud: «Calendario pubblico». Outlook: «Pubblica un calendario», ICS. Solo chi è responsabile vede dov’è, e nessuno vede l’indirizzo intero.',
  addressExample: 'https://… o webcal://…',
  name: 'Nome',
  nameExample: 'Quello che ha il calendario',
  read: 'Leggi',
  reading: 'Lettura…',
  file: 'File di calendario',
  chooseFile: 'Scegli un file',
  fileHint: 'Un file .ics di 2 MB al massimo. Viene letto una volta.',

  whatToDo: (name) => `Che cosa fare con ${name}`,
  readAgain: 'Rileggi adesso',
  lookAgain: 'Riguardalo',
  remove: 'Togli',
  onTheScreen: 'Sullo schermo',
  removeQuestion: (name) => `Togliere «${name}»?`,
  removeMeans:
    'I suoi eventi lasciano la lista e lo schermo, e il suo indirizzo viene dimenticato. Il calendario stesso resta com’è.',
  removed: {
    title: 'Calendario tolto',
    description: 'I suoi eventi spariscono dallo schermo appena è raggiungibile.',
  },
  aFile: 'Un file',
  anAddress: 'Un indirizzo',
  isReading: (from) => `${from}\u00a0· lettura…`,
  wasRead: ({ from, ago }) => `${from}\u00a0· letto ${ago}`,
  failingSince: ({ time, failure }) => `Non si legge da ${time}: ${failure}`,
  staysUntil: (time) => `Ciò che è stato letto prima resta fino a ${time}.`,
  takenDown: 'Ciò che è stato letto prima era troppo vecchio ed è stato tolto.',

  nothingOn: 'Non c’è niente nei prossimi 60 giorni.',
  kept: (count) => `${eventi(count)} nei prossimi 60 giorni.`,
  private: (count) => `Fuori perché privato: ${eventi(count)}.`,
  broken: (count) => `Non del tutto leggibile: ${eventi(count)}.`,
  beyond: (count) => `Fuori perché sono troppi: ${eventi(count)}.`,
}

function eventi(count: number): string {
  return count === 1 ? '1 evento' : `${count} eventi`
}
