/**
 * Whether two item names mean the same product. Ignores case, accents, spaces, some punctuation, and
 * a regular English plural at the end.
 */
export function namesMatch(name: string, other: string): boolean {
  const [a, b] = [normalize(name), normalize(other)]
  return a !== '' && (a === b || pluralsOf(a).includes(b) || pluralsOf(b).includes(a))
}

function normalize(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s'’.,!-]+/g, ' ')
    .trim()
}

function pluralsOf(name: string): string[] {
  if (name.endsWith('ss')) return [`${name}es`]
  if (!/[a-z]{3}$/.test(name)) return []
  if (/[^aeiou]y$/.test(name)) return [`${name.slice(0, -1)}ies`]
  if (/(?:s|x|z|ch|sh)$/.test(name)) return [`${name}es`]
  return name.endsWith('o') ? [`${name}s`, `${name}es`] : [`${name}s`]
}
