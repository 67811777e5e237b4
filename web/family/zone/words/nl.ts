import type { ZoneWords } from './en.ts'

export const words: ZoneWords = {
  title: 'Tijdzone',
  change: 'Wijzigen',
  keep: 'Zo laten',
  search: 'Stad of land',
  nothing: 'Deze plaats staat niet in de lijst. Probeer de dichtstbijzijnde grote stad.',
}
