import type { TodayWords } from './en.ts'

export const words: TodayWords = {
  signToday: (at) => `Sinal de vida hoje, o último: ${at}`,
  awayToday: 'Fora hoje',
  awayUntil: (date) => `Fora até: ${date}`,
  noSignYet: 'Hoje ainda sem sinal.',
  screenIsPaused: 'A tela está em pausa e não pergunta.',
  askingSince: (at) => `A tela está perguntando desde: ${at}.`,
  asksAt: (at) => `A tela vai perguntar: ${at}.`,
  isTold: ({ name, at }) => `Aviso para ${name}: ${at}.`,
  firstPerson: 'a primeira pessoa',
  stopAsked: (name) => `${name} pediu que vocês parem com o sinal de vida diário.`,
  talk: 'Conversem sobre isso, por favor',
  lovedOne: 'Uma pessoa querida',
}
