import type { TodayWords } from './en.ts'

export const words: TodayWords = {
  signToday: (at) => `Lebenszeichen heute, zuletzt: ${at}`,
  awayToday: 'Heute weg',
  awayUntil: (date) => `Weg bis ${date}`,
  noSignYet: 'Heute noch kein Zeichen.',
  screenIsPaused: 'Der Bildschirm hat Pause und fragt nicht.',
  askingSince: (at) => `Der Bildschirm fragt seit ${at}.`,
  asksAt: (at) => `Der Bildschirm fragt: ${at}.`,
  isTold: ({ name, at }) => `Nachricht an ${name}: ${at}.`,
  firstPerson: 'die erste Person',
  stopAsked: (name) => `${name} hat euch gebeten, mit dem täglichen Lebenszeichen aufzuhören.`,
  talk: 'Bitte sprecht darüber',
  lovedOne: 'Deine Lieblingsperson',
}
