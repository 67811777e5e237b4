import { cleanText } from '#contract/platform/text.ts'

/** Amazon's limit for the characters of one speech, its tags included. */
const maxSpeech = 8000
const tags = '<speak></speak>'.length

/**
 * The text as the inside of `<speak>`: in one line, valid XML 1.0, and at most as long as Amazon takes. Families
 * type anything, and one wrong character makes Amazon refuse the whole answer.
 */
export function speechOf(text: string): string {
  const line = cleanText(text)
    .replaceAll('&', ' and ')
    .replaceAll(/[<>]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ +([.,!?…])/g, '$1')
    .trim()
  return cutTo(line, maxSpeech - tags)
}

/** Counts UTF-16 code units, but never cuts a character into halves. */
function cutTo(text: string, max: number): string {
  if (text.length <= max) return text
  let cut = ''
  for (const character of text) {
    if (cut.length + character.length + 1 > max) break
    cut += character
  }
  return `${cut.trimEnd()}…`
}
