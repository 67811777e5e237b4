import type { StatusWords } from './en.ts'

export const words: StatusWords = {
  takenBackAt: (at) => `Retirado: ${at}`,
  shownOn: ({ device, at }) => `Em ${device}: ${at}`,
  onScreen: 'Na tela',
  heardAt: (at) => `Ouvido: ${at}`,
  heard: 'Ouvido até o fim',
  ended: 'terminado',
  endedUnseen: (at) => `Terminou: ${at}. Nenhuma tela informou que mostrou`,
  waitsForScreen: 'Esperando uma tela',
  waitsFor: (devices) => `Esperando: ${devices}`,
  and: ({ one, other }) => `${one} e ${other}`,
  andMore: ({ one, count }) => `${one} e mais ${count}`,
  onItsWay: 'A caminho',
  expired: 'Não mostrado: nenhuma tela foi aberta em 72 horas',
  didNotArrive: (why) => `Não chegou: ${why}`,
  notReached: 'não foi possível alcançar a tela',

  sent: 'Enviado',
  sentBy: (name) => `Enviado por ${name}`,
  inInbox: 'Recebido',
  takenBack: 'Retirado',
  notOpened: 'Nenhuma tela foi aberta em 72 horas',
  notShown: 'Não mostrado',
  answered: (answer) => `Resposta: ${answer}`,
  noAnswer: 'Ainda sem resposta',

  thankYou: '“Agradeço”',
  callMe: '“Ligue para mim”',
  quoted: (text) => `“${text}”`,
}
