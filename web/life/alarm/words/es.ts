import type { AlarmWords } from './en.ts'

export const words: AlarmWords = {
  noSign: (name) => `Hoy aún no hay señal de vida de ${name}`,
  screenAway: ({ name, at }) => `La pantalla no responde (desde: ${at}). No podemos saber cómo está ${name}`,
  wasTold: ({ name, at }) => `Aviso a ${name}: ${at}.`,
  isNext: ({ name, at }) => `Después, aviso a ${name}: ${at}.`,
  youSee: (at) => `Te encargas tú, desde: ${at}.`,
  sees: ({ name, at }) => `Se encarga ${name}, desde: ${at}.`,
  youSeeTo: (lovedOne) => `Vas a ver cómo está ${lovedOne}`,
  seesTo: ({ name, lovedOne }) => `${name} va a ver cómo está ${lovedOne}`,
  take: 'Yo me encargo',
  whatToDo: 'Qué hacer con esto',
}
