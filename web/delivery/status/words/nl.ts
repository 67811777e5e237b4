import type { StatusWords } from './en.ts'

export const words: StatusWords = {
  takenBackAt: (at) => `Teruggenomen: ${at}`,
  shownOn: ({ device, at }) => `Op ${device}: ${at}`,
  onScreen: 'Op het scherm',
  heardAt: (at) => `Beluisterd: ${at}`,
  heard: 'Helemaal beluisterd',
  ended: 'afgelopen',
  endedUnseen: (at) => `Afgelopen: ${at}. Geen scherm heeft gemeld dat het te zien was`,
  waitsForScreen: 'Wacht op een scherm',
  waitsFor: (devices) => `Wacht op ${devices}`,
  and: ({ one, other }) => `${one} en ${other}`,
  andMore: ({ one, count }) => `${one} en nog ${count}`,
  onItsWay: 'Onderweg',
  expired: 'Niet getoond: 72 uur lang werd geen scherm geopend',
  didNotArrive: (why) => `Niet aangekomen: ${why}`,
  notReached: 'het scherm was niet bereikbaar',

  sent: 'Verstuurd',
  sentBy: (name) => `Verstuurd door ${name}`,
  inInbox: 'Ontvangen',
  takenBack: 'Teruggenomen',
  notOpened: '72 uur lang werd geen scherm geopend',
  notShown: 'Niet getoond',
  answered: (answer) => `Antwoord: ${answer}`,
  noAnswer: 'Nog geen antwoord',

  thankYou: '‘Bedankt’',
  callMe: '‘Bel me’',
  quoted: (text) => `‘${text}’`,
}
