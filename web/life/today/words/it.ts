import type { TodayWords } from './en.ts'

export const words: TodayWords = {
  signToday: (at) => `Segno di vita oggi, l’ultimo: ${at}`,
  awayToday: 'Oggi via',
  awayUntil: (date) => `Via fino a: ${date}`,
  noSignYet: 'Oggi ancora nessun segno.',
  screenIsPaused: 'Lo schermo è in pausa e non chiede.',
  askingSince: (at) => `Lo schermo chiede da: ${at}.`,
  asksAt: (at) => `Lo schermo chiederà: ${at}.`,
  isTold: ({ name, at }) => `Avviso a ${name}: ${at}.`,
  firstPerson: 'chi è in cima alla lista',
  stopAsked: (name) => `${name} vi ha chiesto di smettere con il segno di vita quotidiano.`,
  talk: 'Parlatene, per favore',
  lovedOne: 'Una persona cara',
}
