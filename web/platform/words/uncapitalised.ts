/** A label within a sentence: it begins small. For words that are small in the middle of a sentence in every language. */
export function uncapitalised(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}
