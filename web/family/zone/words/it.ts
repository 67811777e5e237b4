import type { ZoneWords } from './en.ts'

export const words: ZoneWords = {
  title: 'Fuso orario',
  change: 'Cambia',
  keep: 'Lascia così',
  search: 'Città o paese',
  nothing: 'Questo luogo non è nell’elenco. Prova con la grande città più vicina.',
}
