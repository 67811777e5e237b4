import type { Language } from '#contract/platform/languages.ts'
import { escaped } from '../html.ts'
import { messagesIn } from '../language/messages.ts'

const parts = [
  /<title>[\s\S]*?<\/title>/,
  /<meta name="description"[^>]*>/,
  /<main>[\s\S]*<\/main>/,
  /<footer>[\s\S]*<\/footer>/,
]

/** The page with another language's words in the place of its own. */
export function inOtherWords(page: string, words: string): string {
  return parts.reduce((html, part) => {
    const [own] = part.exec(words) ?? []
    return own ? html.replace(part, () => own) : html
  }, page)
}

/** With the sentence about who is responsible for this server. */
export function withOperator(page: string, operator: string | null, language: Language): string {
  const { named, unnamed } = messagesIn(language).operator
  const sentence = operator === null ? unnamed : named(`<strong>${escaped(operator)}</strong>`)
  return page.replaceAll('{{operator}}', () => sentence)
}
