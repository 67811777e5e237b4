import type { FastifyRequest } from 'fastify'
import { guessLanguage, type Language } from '#contract/platform/languages.ts'

/** The language that the browser prefers among those that we speak (RFC 9110, 12.5.4); English for none. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wishes = (headers['accept-language'] ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, quality: quality ? Number(quality.slice(2)) : 1 }
  })
  // A quality of 0 means that this language is not wanted. The sort keeps the order of those that are wanted as much.
  const wanted = wishes.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality)
  return guessLanguage(wanted.map(({ tag }) => tag))
}
