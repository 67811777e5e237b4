import type { AlarmWords } from './en.ts'

export const words: AlarmWords = {
  noSign: (name) => `Dziś jeszcze nie było znaku życia: ${name}`,
  screenAway: ({ name, at }) => `Ekran nie odpowiada (od: ${at}). Nie możemy wiedzieć, jak się czuje ${name}`,
  wasTold: ({ name, at }) => `Powiadomienie: ${name}, ${at}.`,
  isNext: ({ name, at }) => `Następne powiadomienie: ${name}, ${at}.`,
  youSee: (at) => `Zajmujesz się tym, od: ${at}.`,
  sees: ({ name, at }) => `${name} zajmuje się tym, od: ${at}.`,
  youSeeTo: (lovedOne) => `Sprawdzisz, jak się czuje ${lovedOne}`,
  seesTo: ({ name, lovedOne }) => `${name} sprawdzi, jak się czuje ${lovedOne}`,
  take: 'Zajmę się tym',
  whatToDo: 'Co z tym zrobić',
}
