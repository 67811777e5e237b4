import type { TodayWords } from './en.ts'

export const words: TodayWords = {
  signToday: (at) => `Señal de vida hoy, la última: ${at}`,
  awayToday: 'Hoy fuera',
  awayUntil: (date) => `Fuera hasta: ${date}`,
  noSignYet: 'Hoy aún no hay señal.',
  screenIsPaused: 'La pantalla está en pausa y no pregunta.',
  askingSince: (at) => `La pantalla pregunta desde: ${at}.`,
  asksAt: (at) => `La pantalla preguntará: ${at}.`,
  isTold: ({ name, at }) => `Aviso a ${name}: ${at}.`,
  firstPerson: 'la primera persona',
  stopAsked: (name) => `${name} os ha pedido que dejéis la señal de vida diaria.`,
  talk: 'Habladlo, por favor',
  lovedOne: 'Tu ser querido',
}
