import type { TodayWords } from './en.ts'

export const words: TodayWords = {
  signToday: (at) => `Znak życia dzisiaj, ostatni: ${at}`,
  awayToday: 'Dziś poza domem',
  awayUntil: (date) => `Poza domem do: ${date}`,
  noSignYet: 'Dziś jeszcze nie było znaku.',
  screenIsPaused: 'Ekran ma przerwę i nie pyta.',
  askingSince: (at) => `Ekran pyta od: ${at}.`,
  asksAt: (at) => `Ekran zapyta: ${at}.`,
  isTold: ({ name, at }) => `Powiadomienie: ${name}, ${at}.`,
  firstPerson: 'pierwsza osoba',
  stopAsked: (name) => `${name} prosi, aby zakończyć codzienny znak życia.`,
  talk: 'Porozmawiajcie o tym',
  lovedOne: 'Bliska osoba',
}
