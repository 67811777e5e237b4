/** With a capital letter, for a phrase that begins a line. */
export function capitalised(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}
