/**
 * Words of people, as one line of a mail. What cannot be seen and changes how the rest is read is removed: line breaks,
 * control characters, and characters that turn the direction of writing (a name must not turn the words after it).
 */
export function mailWords(words: string): string {
  return words
    .replace(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(
      /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu,
      '',
    )
    .trim()
}

/**
 * The same for the body of a mail, where mail programs make links of everything that looks like an address: a caption
 * such as "see bank.example" must not become one. An invisible space takes the look from it.
 */
export function unlinkedWords(words: string): string {
  return mailWords(words)
    .replace(/:\/\//g, `:${gap}//`)
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, `.${gap}`)
    .replace(/@(?=\S)/g, `@${gap}`)
}

const gap = '\u200b'

/** At most so many characters as a reader counts them, with "…" at the end when something is left out. */
export function shortened(words: string, most: number): string {
  const letters = [...new Intl.Segmenter('en').segment(words)].map(({ segment }) => segment)
  return letters.length <= most
    ? words
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
