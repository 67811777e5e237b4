import type { ZoneWords } from './en.ts'

export const words: ZoneWords = {
  title: 'Zona horaria',
  change: 'Cambiar',
  keep: 'Dejarla así',
  search: 'Ciudad o país',
  nothing: 'Ese lugar no está en la lista. Prueba con la ciudad grande más cercana.',
}
