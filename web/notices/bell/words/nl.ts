import type { BellWords } from './en.ts'

export const words: BellWords = {
  markAll: 'Alles als gelezen markeren',
  choose: 'Kies wat je bereikt, en wanneer',
  whatIsNew: 'Wat er nieuw is',
  isNew: 'Nieuw:',
  nothingNew: 'Nu even niets nieuws',
  nothingNewMeans: (lovedOne) =>
    `Als ${lovedOne} antwoordt of iemand van de familie iets toevoegt, lees je het hier.`,
  nothingNewInMemory: 'Als iemand van de familie iets toevoegt, lees je het hier.',
  lovedOne: 'je dierbare',
}
