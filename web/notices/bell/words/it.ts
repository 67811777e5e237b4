import type { BellWords } from './en.ts'

export const words: BellWords = {
  markAll: 'Segna tutto come letto',
  choose: 'Scegli che cosa ti arriva, e quando',
  whatIsNew: 'Le novità',
  isNew: 'Nuovo:',
  nothingNew: 'Nessuna novità per ora',
  nothingNewMeans: (lovedOne) =>
    `Quando ${lovedOne} risponde, o qualcuno della famiglia aggiunge qualcosa, lo leggi qui.`,
  nothingNewInMemory: 'Quando qualcuno della famiglia aggiunge qualcosa, lo leggi qui.',
  lovedOne: 'una persona cara',
}
