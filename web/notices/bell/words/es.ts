import type { BellWords } from './en.ts'

export const words: BellWords = {
  markAll: 'Marcar todo como leído',
  choose: 'Elige qué te llega y cuándo',
  whatIsNew: 'Qué hay de nuevo',
  isNew: 'Nuevo:',
  nothingNew: 'Nada nuevo por ahora',
  nothingNewMeans: (lovedOne) =>
    `Cuando ${lovedOne} responda o alguien de la familia añada algo, lo leerás aquí.`,
  nothingNewInMemory: 'Cuando alguien de la familia añada algo, lo leerás aquí.',
  lovedOne: 'tu ser querido',
}
