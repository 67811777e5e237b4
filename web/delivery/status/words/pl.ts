import type { StatusWords } from './en.ts'

export const words: StatusWords = {
  takenBackAt: (at) => `Cofnięto: ${at}`,
  shownOn: ({ device, at }) => `Pokazano: ${device}, ${at}`,
  onScreen: 'Na ekranie',
  heardAt: (at) => `Odsłuchano: ${at}`,
  heard: 'Odsłuchano do końca',
  ended: 'zakończone',
  endedUnseen: (at) => `Koniec: ${at}. Żaden ekran nie zgłosił, że to pokazał`,
  waitsForScreen: 'Czeka na ekran',
  waitsFor: (devices) => `Oczekuje: ${devices}`,
  and: ({ one, other }) => `${one} i ${other}`,
  andMore: ({ one, count }) => `${one} i jeszcze ${count}`,
  onItsWay: 'W drodze',
  expired: 'Nie pokazano: przez 72 godziny nie otwarto żadnego ekranu',
  didNotArrive: (why) => `Nie dotarło: ${why}`,
  notReached: 'z ekranem nie było połączenia',

  sent: 'Wysłano',
  sentBy: (name) => `Nadawca: ${name}`,
  inInbox: 'Odebrano',
  takenBack: 'Cofnięto',
  notOpened: 'Przez 72 godziny nie otwarto żadnego ekranu',
  notShown: 'Nie pokazano',
  answered: (answer) => `Odpowiedź: ${answer}`,
  noAnswer: 'Jeszcze bez odpowiedzi',

  thankYou: '„Dziękuję”',
  callMe: '„Zadzwoń do mnie”',
  quoted: (text) => `„${text}”`,
}
