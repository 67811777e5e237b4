import type { TodayWords } from './en.ts'

export const words: TodayWords = {
  signToday: (at) => `Teken van leven vandaag, het laatst: ${at}`,
  awayToday: 'Vandaag weg',
  awayUntil: (date) => `Weg tot en met ${date}`,
  noSignYet: 'Vandaag nog geen teken.',
  screenIsPaused: 'Het scherm heeft pauze en vraagt niet.',
  askingSince: (at) => `Het scherm vraagt sinds ${at}.`,
  asksAt: (at) => `Het scherm vraagt: ${at}.`,
  isTold: ({ name, at }) => `${name} krijgt bericht: ${at}.`,
  firstPerson: 'De eerste persoon',
  stopAsked: (name) => `${name} heeft jullie gevraagd te stoppen met het dagelijkse teken van leven.`,
  talk: 'Praat er samen over',
  lovedOne: 'Je dierbare',
}
