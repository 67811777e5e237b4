import type { BellWords } from './en.ts'

export const words: BellWords = {
  markAll: 'Alles als gelesen markieren',
  choose: 'Aussuchen, was dich erreicht und wann',
  whatIsNew: 'Was es Neues gibt',
  isNew: 'Neu:',
  nothingNew: 'Gerade nichts Neues',
  nothingNewMeans: (lovedOne) =>
    `Wenn ${lovedOne} antwortet oder jemand aus der Familie etwas hinzufügt, liest du es hier.`,
  nothingNewInMemory: 'Wenn jemand aus der Familie etwas hinzufügt, liest du es hier.',
  lovedOne: 'deine Lieblingsperson',
}
