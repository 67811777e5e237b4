import type { ZoneWords } from './en.ts'

export const words: ZoneWords = {
  title: 'Fuseau horaire',
  change: 'Changer',
  keep: 'Garder',
  search: 'Ville ou pays',
  nothing: 'Ce lieu n’est pas dans la liste. Essaie avec la grande ville la plus proche.',
}
