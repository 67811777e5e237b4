import type { AlarmWords } from './en.ts'

export const words: AlarmWords = {
  noSign: (name) => `Hoje ainda não há sinal de vida de ${name}`,
  screenAway: ({ name, at }) => `A tela não responde (desde: ${at}). Não podemos saber como está ${name}`,
  wasTold: ({ name, at }) => `Aviso para ${name}: ${at}.`,
  isNext: ({ name, at }) => `Depois, aviso para ${name}: ${at}.`,
  youSee: (at) => `Você está cuidando disso, desde: ${at}.`,
  sees: ({ name, at }) => `${name} está cuidando disso, desde: ${at}.`,
  youSeeTo: (lovedOne) => `Você vai ver como está ${lovedOne}`,
  seesTo: ({ name, lovedOne }) => `${name} vai ver como está ${lovedOne}`,
  take: 'Eu vejo isso',
  whatToDo: 'O que fazer com isto',
}
