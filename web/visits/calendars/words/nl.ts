import type { CalendarsWords } from './en.ts'

export const words: CalendarsWords = {
  title: 'Agenda’s',
  cannotBeRead: (name) => `De agenda ‘${name}’ kan niet worden gelezen.`,
  severalCannotBeRead: (count) => `${count} agenda’s kunnen niet worden gelezen.`,
  eventsDoNotReach: (screen) =>
    screen
      ? `Nieuwe afspraken komen niet op het scherm van ${screen} tot hij weer te lezen is.`
      : 'Nieuwe afspraken komen niet op het scherm tot hij weer te lezen is.',
  seeWhy: 'Waarom?',
  means:
    'Hun afspraken van de komende 60 dagen staan naast het bezoek. Alleen titels en tijden worden gelezen; wat privé is, blijft erbuiten.',
  none: 'Er wordt nog geen agenda gelezen.',
  full: 'Meer agenda’s kan een familie niet lezen. Verwijder er eerst een om een andere toe te voegen.',
  byCaretakers: 'Verzorgers voegen agenda’s toe en verwijderen ze.',

  bringIn: 'Agenda toevoegen',
  address: 'Adres',
  addressHint:
    'Google: Instellingen, je agenda, ‘Geheim adres in iCal-indeling’. iCloud: ‘Openbare agenda’. Outlook: ‘Een agenda publiceren’, ICS. Alleen verzorgers zien waar hij staat, en niemand ziet het hele adres.',
  addressExample: 'https://… of webcal://…',
  name: 'Naam',
  nameExample: 'Zoals de agenda zelf heet',
  read: 'Lezen',
  reading: 'Bezig met lezen…',
  file: 'Agendabestand',
  chooseFile: 'Bestand kiezen',
  fileHint: 'Een .ics-bestand van hoogstens 2 MB. Het wordt één keer gelezen.',

  whatToDo: (name) => `Wat te doen met ${name}`,
  readAgain: 'Nu opnieuw lezen',
  lookAgain: 'Nog eens doorlopen',
  remove: 'Verwijderen',
  onTheScreen: 'Op het scherm',
  removeQuestion: (name) => `‘${name}’ verwijderen?`,
  removeMeans:
    'De afspraken verdwijnen uit de lijst en van het scherm, en het adres wordt vergeten. De agenda zelf blijft zoals hij is.',
  removed: {
    title: 'Agenda verwijderd',
    description: 'De afspraken verdwijnen van het scherm zodra dat bereikbaar is.',
  },
  aFile: 'Een bestand',
  anAddress: 'Een adres',
  isReading: (from) => `${from}\u00a0· wordt gelezen…`,
  wasRead: ({ from, ago }) => `${from}\u00a0· ${ago} gelezen`,
  failingSince: ({ time, failure }) => `Niet te lezen sinds ${time}: ${failure}`,
  staysUntil: (time) => `Wat eerder is gelezen, blijft tot ${time}.`,
  takenDown: 'Wat eerder is gelezen, was te oud en is weggehaald.',

  nothingOn: 'De komende 60 dagen is er niets.',
  kept: (count) => `${afspraken(count)} in de komende 60 dagen.`,
  private: (count) => `Weggelaten, want privé: ${afspraken(count)}.`,
  broken: (count) => `Niet helemaal te lezen: ${afspraken(count)}.`,
  beyond: (count) => `Weggelaten, want het zijn er te veel: ${afspraken(count)}.`,
}

function afspraken(count: number): string {
  return count === 1 ? '1 afspraak' : `${count} afspraken`
}
