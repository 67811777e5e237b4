import type { AlarmWords } from './en.ts'

export const words: AlarmWords = {
  noSign: (name) => `Oggi ancora nessun segno di vita da ${name}`,
  screenAway: ({ name, at }) => `Lo schermo non risponde (da: ${at}). Non possiamo sapere come sta ${name}`,
  wasTold: ({ name, at }) => `Avviso a ${name}: ${at}.`,
  isNext: ({ name, at }) => `Poi avviso a ${name}: ${at}.`,
  youSee: (at) => `Te ne occupi tu, da: ${at}.`,
  sees: ({ name, at }) => `Se ne occupa ${name}, da: ${at}.`,
  youSeeTo: (lovedOne) => `Vai a vedere come sta ${lovedOne}`,
  seesTo: ({ name, lovedOne }) => `${name} va a vedere come sta ${lovedOne}`,
  take: 'Me ne occupo io',
  whatToDo: 'Che cosa fare',
}
