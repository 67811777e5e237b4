import type { BellWords } from './en.ts'

export const words: BellWords = {
  markAll: 'Tout marquer comme lu',
  choose: 'Choisir ce qui te parvient, et quand',
  whatIsNew: 'Les nouveautés',
  isNew: 'Nouveau\u00a0:',
  nothingNew: 'Rien de nouveau pour l’instant',
  nothingNewMeans: (lovedOne) =>
    `Quand ${lovedOne} répond ou que quelqu’un de la famille ajoute quelque chose, tu le lis ici.`,
  nothingNewInMemory: 'Quand quelqu’un de la famille ajoute quelque chose, tu le lis ici.',
  lovedOne: 'ton proche',
}
