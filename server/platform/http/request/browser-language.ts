import type { FastifyRequest } from 'fastify'
import { guessLanguage, type Language } from '#contract/platform/languages.ts'

/** The language of ours that the browser prefers; English for none. */
export function browserLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const accepted = (headers['accept-language'] ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) }
  })
  const wanted = accepted.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  return guessLanguage(wanted.map(({ tag }) => tag))
}
