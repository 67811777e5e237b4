/** By the English sentence, with `{}` for what differs, the own one with `{0}`, `{1}` for it. */
export type Sentences = Partial<Record<string, string>>

/** The own sentence, with the names and numbers of the English one; undefined where it is not known. */
export function translated(sentence: string, sentences: Sentences): string | undefined {
  const own = sentences[sentence]
  if (own) return own
  for (const [english, own] of Object.entries(sentences)) {
    const values = valuesIn(sentence, english)
    // A value may be a label, like that of a role.
    if (values) return own?.replace(/\{(\d)\}/g, (_, place) => saidOf(values[Number(place)]))
  }

  function saidOf(value = ''): string {
    return sentences[value] ?? value
  }
}

function valuesIn(sentence: string, english: string): string[] | null {
  if (!english.includes('{}')) return null
  const pattern = english.replace(/[.?()[\]|*+^$\\]/g, '\\$&').replaceAll('{}', '(.+)')
  return new RegExp(`^${pattern}$`).exec(sentence)?.slice(1) ?? null
}
