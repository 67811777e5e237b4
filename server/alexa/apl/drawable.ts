import { cleanText, withWholeEnds } from '#contract/platform/text.ts'

/** Made by this server, and never drawn. */
const undrawn = ['id', 'imageUrl']

/** Invisible, and takes no room. It keeps a name of the language from being one. */
const wordJoiner = '\u2060'

/**
 * The data of a document with every text in it as an Echo draws it letter by letter. APL takes what stands in the data
 * for its own language once more: `${…}` anywhere for an expression, and `@name` at the start for a resource. A Text
 * component takes `<b>` and `&lt;` for markup and leaves tags out that it does not know; and no font has control
 * characters.
 */
export function drawable<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data), (key, value) =>
    typeof value === 'string' && !undrawn.includes(key) ? escaped(cleanText(value)) : value,
  )
}

function escaped(text: string): string {
  return withWholeEnds(text)
    .replaceAll('${', `$${wordJoiner}{`)
    .replace(/^\s*@/, (start) => wordJoiner + start)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
