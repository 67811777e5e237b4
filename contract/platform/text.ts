/**
 * Text without what nobody can see and XML 1.0 forbids: control characters except tab and line feed, halves of
 * surrogate pairs, U+FFFE and U+FFFF. People paste these without noticing them, so they are removed and not refused.
 * Other kinds of line breaks become a line feed: word processors put a vertical tab there. The page in the room runs
 * this in old browsers, which have no `replaceAll`.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085]/g, '\n')
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (character) => (isLayout(character) ? character : ''))
}

/** With spaces at which no line ends, where French has one beside a sign: "Rose ?", "« Rose »". */
export function withWholeEnds(text: string): string {
  return text.replace(/ ([?!:;»])/g, '\u00a0$1').replace(/« /g, '«\u00a0')
}

function isLayout(character: string): boolean {
  return character === '\t' || character === '\n'
}
