import type { AlarmWords } from './en.ts'

export const words: AlarmWords = {
  noSign: (name) => `Pas encore de signe de vie aujourd’hui\u00a0: ${name}`,
  screenAway: ({ name, at }) =>
    `L’écran ne répond plus (depuis\u00a0: ${at}). Nous ne pouvons pas savoir comment va ${name}`,
  wasTold: ({ name, at }) => `Message à ${name}\u00a0: ${at}.`,
  isNext: ({ name, at }) => `Ensuite, message à ${name}\u00a0: ${at}.`,
  youSee: (at) => `Tu t’en occupes, depuis\u00a0: ${at}.`,
  sees: ({ name, at }) => `${name} s’en occupe, depuis\u00a0: ${at}.`,
  youSeeTo: (lovedOne) => `Tu vas voir comment va ${lovedOne}`,
  seesTo: ({ name, lovedOne }) => `${name} va voir comment va ${lovedOne}`,
  take: 'Je m’en occupe',
  whatToDo: 'Que faire ici',
}
