/** A piece of HTML that is safe to put into a page. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | Html[] | string | number | null

/** A template for HTML: what is put in is escaped, unless it is such a template itself. Null is nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const texts = parts.map((part, at) => textOf(part) + strings[at + 1])
  return new Html(strings[0] + texts.join(''))
}

function textOf(part: Part): string {
  if (part === null) return ''
  if (Array.isArray(part)) return part.map(({ text }) => text).join('')
  if (part instanceof Html) return part.text
  return escaped(String(part))
}

/** Text as HTML, in an attribute too. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
