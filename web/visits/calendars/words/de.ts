import type { CalendarsWords } from './en.ts'

export const words: CalendarsWords = {
  title: 'Kalender',
  cannotBeRead: (name) => `Der Kalender „${name}“ lässt sich nicht lesen.`,
  severalCannotBeRead: (count) => `${count} Kalender lassen sich nicht lesen.`,
  eventsDoNotReach: (screen) =>
    screen
      ? `Neue Termine kommen erst wieder auf den Bildschirm von ${screen}, wenn er sich lesen lässt.`
      : 'Neue Termine kommen erst wieder auf den Bildschirm, wenn er sich lesen lässt.',
  seeWhy: 'Warum?',
  means:
    'Ihre Termine der nächsten 60 Tage stehen neben den Besuchen. Gelesen werden nur Titel und Zeiten; was als privat markiert ist, bleibt draußen.',
  none: 'Noch wird kein Kalender gelesen.',
  full: 'Mehr Kalender kann eine Familie nicht lesen. Für einen weiteren entferne zuerst einen.',
  byCaretakers: 'Nur die Betreuung holt Kalender herein und entfernt sie.',

  bringIn: 'Kalender hereinholen',
  address: 'Adresse',
  addressHint:
    'Google: Einstellungen, dein Kalender, „Privatadresse im iCal-Format“. iCloud: „Öffentlicher Kalender“. Outlook: „Kalender veröffentlichen“, ICS. Nur die Betreuung sieht, wo er liegt, und niemand sieht die ganze Adresse.',
  addressExample: 'https://… oder webcal://…',
  name: 'Name',
  nameExample: 'Wie im Kalender',
  read: 'Lesen',
  reading: 'Wird gelesen…',
  file: 'Kalenderdatei',
  chooseFile: 'Datei auswählen',
  fileHint: 'Eine .ics-Datei von höchstens 2 MB. Sie wird einmal gelesen.',

  whatToDo: (name) => `Was tun mit ${name}`,
  readAgain: 'Jetzt neu lesen',
  lookAgain: 'Noch einmal durchsehen',
  remove: 'Entfernen',
  onTheScreen: 'Auf dem Bildschirm',
  removeQuestion: (name) => `„${name}“ entfernen?`,
  removeMeans:
    'Seine Termine verschwinden aus der Liste und vom Bildschirm, und die Adresse wird vergessen. Der Kalender selbst bleibt, wie er ist.',
  removed: {
    title: 'Kalender entfernt',
    description: 'Seine Termine verschwinden vom Bildschirm, sobald der erreichbar ist.',
  },
  aFile: 'Eine Datei',
  anAddress: 'Eine Adresse',
  isReading: (from) => `${from}\u00a0· wird gelesen…`,
  wasRead: ({ from, ago }) => `${from}\u00a0· gelesen ${ago}`,
  failingSince: ({ time, failure }) => `Seit ${time} nicht zu lesen: ${failure}`,
  staysUntil: (time) => `Was davor gelesen wurde, bleibt bis ${time}.`,
  takenDown: 'Was davor gelesen wurde, war zu alt und steht nicht mehr da.',

  nothingOn: 'In den nächsten 60 Tagen ist nichts los.',
  kept: (count) => `${termine(count)} in den nächsten 60 Tagen.`,
  private: (count) => `Weggelassen, weil privat: ${termine(count)}.`,
  broken: (count) => `Nicht ganz zu lesen: ${termine(count)}.`,
  beyond: (count) => `Weggelassen, weil es zu viele sind: ${termine(count)}.`,
}

function termine(count: number): string {
  return count === 1 ? '1 Termin' : `${count} Termine`
}
