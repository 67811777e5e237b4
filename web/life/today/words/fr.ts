import type { TodayWords } from './en.ts'

export const words: TodayWords = {
  signToday: (at) => `Signe de vie aujourd’hui, le dernier\u00a0: ${at}`,
  awayToday: 'Absence aujourd’hui',
  awayUntil: (date) => `Absence jusqu’au\u00a0: ${date}`,
  noSignYet: 'Pas encore de signe aujourd’hui.',
  screenIsPaused: 'L’écran est en pause et ne demande rien.',
  askingSince: (at) => `L’écran demande depuis\u00a0: ${at}.`,
  asksAt: (at) => `L’écran demandera\u00a0: ${at}.`,
  isTold: ({ name, at }) => `Message à ${name}\u00a0: ${at}.`,
  firstPerson: 'la première personne',
  stopAsked: (name) => `${name} vous a demandé d’arrêter le signe de vie quotidien.`,
  talk: 'Parlez-en, s’il vous plaît',
  lovedOne: 'Ton proche',
}
