/** A part of an object: a value, or a list that is read page by page. */
export type JsonPart = (() => Promise<unknown>) | { pages: () => AsyncIterable<unknown[]> }

/** One JSON object, piece by piece: no more of a list is in memory than a page. */
export async function* jsonPieces(parts: Record<string, JsonPart>): AsyncGenerator<string> {
  let before = '{'
  for (const [name, part] of Object.entries(parts)) {
    yield `${before}\n  ${JSON.stringify(name)}: `
    if (typeof part === 'function') yield printed(await part(), '  ')
    else yield* listPieces(part.pages())
    before = ','
  }
  yield '\n}\n'
}

async function* listPieces(pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let before = '['
  for await (const page of pages) {
    if (page.length === 0) continue
    yield `${before}\n    ${page.map((item) => printed(item, '    ')).join(',\n    ')}`
    before = ','
  }
  yield before === '[' ? '[]' : '\n  ]'
}

/** A line break in a text is written as `\n`, so every real one is the printer's own. */
function printed(value: unknown, indent: string): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)
}
