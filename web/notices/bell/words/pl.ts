import type { BellWords } from './en.ts'

export const words: BellWords = {
  markAll: 'Oznacz wszystko jako przeczytane',
  choose: 'Wybierz, co i kiedy do ciebie dociera',
  whatIsNew: 'Co nowego',
  isNew: 'Nowe:',
  nothingNew: 'Na razie nic nowego',
  nothingNewMeans: (lovedOne) =>
    `Gdy ${lovedOne} odpowie albo ktoś z rodziny coś doda, przeczytasz to tutaj.`,
  nothingNewInMemory: 'Gdy ktoś z rodziny coś doda, przeczytasz to tutaj.',
  lovedOne: 'bliska osoba',
}
