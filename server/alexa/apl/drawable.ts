import { cleanText } from '#contract/platform/text.ts'

/** Read by the document, and never drawn. */
const undrawn = ['id', 'imageUrl']

/**
 * The data of a document with every text in it as an Echo draws it letter by letter. A Text component takes `<b>` and
 * `&lt;` for markup and leaves tags out that it does not know; and no font has control characters.
 */
export function drawable<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data), (key, value) =>
    typeof value === 'string' && !undrawn.includes(key) ? escaped(cleanText(value)) : value,
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
