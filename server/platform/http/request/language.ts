import type { FastifyRequest } from 'fastify'
import { guessLanguage, type Language } from '#contract/platform/languages.ts'

type Asking = Pick<FastifyRequest, 'headers'>

/** The language that the browser prefers among those that we speak (RFC 9110, 12.5.4); English for none. */
export function languageOf(request: Asking): Language {
  return wishedLanguage(request) ?? 'en'
}

/** The same, but null for who names no language at all, as programs do. */
export function wishedLanguage({ headers }: Asking): Language | null {
  const wishes = (headers['accept-language'] ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, quality: quality ? Number(quality.slice(2)) : 1 }
  })
  // A quality of 0 means that this language is not wanted. The sort keeps the order of those that are wanted as much.
  const wanted = wishes.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality)
  const tags = wanted.map(({ tag }) => tag).filter((tag) => tag !== '' && tag !== '*')
  return tags.length === 0 ? null : guessLanguage(tags)
}
