import type { ZoneWords } from './en.ts'

export const words: ZoneWords = {
  title: 'Strefa czasowa',
  change: 'Zmień',
  keep: 'Zostaw',
  search: 'Miasto lub kraj',
  nothing: 'Tego miejsca nie ma na liście. Spróbuj najbliższego dużego miasta.',
}
