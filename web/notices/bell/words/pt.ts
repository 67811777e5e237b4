import type { BellWords } from './en.ts'

export const words: BellWords = {
  markAll: 'Marcar tudo como lido',
  choose: 'Escolher o que chega até você, e quando',
  whatIsNew: 'O que há de novo',
  isNew: 'Novo:',
  nothingNew: 'Nada de novo por enquanto',
  nothingNewMeans: (lovedOne) =>
    `Quando ${lovedOne} responder, ou alguém da família adicionar algo, você lê aqui.`,
  nothingNewInMemory: 'Quando alguém da família adicionar algo, você lê aqui.',
  lovedOne: 'uma pessoa querida',
}
