import type { Messages } from './messages/en.ts'

/** What she says to Alexa to have a recommendation, in this language. `sentenceForAlexa` has written it in English. */
export function toAlexa(english: string, { play, read }: Messages): string {
  const [, title, provider] = /^Alexa, play (.+) on (.+)$/s.exec(english) ?? []
  if (title && provider) return play(title, provider)
  const [, book] = /^Alexa, read (.+)$/s.exec(english) ?? []
  return book ? read(book) : english
}
