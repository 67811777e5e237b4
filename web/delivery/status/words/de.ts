import type { StatusWords } from './en.ts'

export const words: StatusWords = {
  takenBackAt: (at) => `Zurückgenommen: ${at}`,
  shownOn: ({ device, at }) => `Auf ${device}: ${at}`,
  onScreen: 'Auf dem Bildschirm',
  heardAt: (at) => `Gehört: ${at}`,
  heard: 'Bis zum Ende gehört',
  ended: 'beendet',
  endedUnseen: (at) => `Beendet: ${at}. Kein Bildschirm hat gemeldet, dass es zu sehen war`,
  waitsForScreen: 'Wartet auf einen Bildschirm',
  waitsFor: (devices) => `Wartet auf: ${devices}`,
  and: ({ one, other }) => `${one} und ${other}`,
  andMore: ({ one, count }) => `${one} und ${count} weitere`,
  onItsWay: 'Unterwegs',
  expired: 'Nicht gezeigt: 72 Stunden lang wurde kein Bildschirm geöffnet',
  didNotArrive: (why) => `Nicht angekommen: ${why}`,
  notReached: 'Der Bildschirm war nicht zu erreichen',

  sent: 'Geschickt',
  sentBy: (name) => `Geschickt von ${name}`,
  inInbox: 'Angenommen',
  takenBack: 'Zurückgenommen',
  notOpened: '72 Stunden lang wurde kein Bildschirm geöffnet',
  notShown: 'Nicht gezeigt',
  answered: (answer) => `Antwort: ${answer}`,
  noAnswer: 'Noch keine Antwort',

  thankYou: '„Danke“',
  callMe: '„Ruf mich an“',
  quoted: (text) => `„${text}“`,
}
