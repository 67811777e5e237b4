import type { ZoneWords } from './en.ts'

export const words: ZoneWords = {
  title: 'Fuso horário',
  change: 'Mudar',
  keep: 'Deixar assim',
  search: 'Cidade ou país',
  nothing: 'Esse lugar não está na lista. Tente a cidade grande mais próxima.',
}
