/** With a capital letter, for a phrase that begins a line. */
export function capitalised(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

/** "Tom, Mia and Ben". Old browsers have no words for lists. */
export function listed(names: string[], language: string): string {
  if (!Intl.ListFormat) return names.join(', ')
  return new Intl.ListFormat(language).format(names)
}
