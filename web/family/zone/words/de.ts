import type { ZoneWords } from './en.ts'

export const words: ZoneWords = {
  title: 'Zeitzone',
  change: 'Ändern',
  keep: 'So lassen',
  search: 'Stadt oder Land',
  nothing: 'Diesen Ort gibt es in der Liste nicht. Versuch es mit der nächsten großen Stadt.',
}
