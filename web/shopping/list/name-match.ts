/**
 * Whether two names mean the same thing on a list: whatever their case, accents and spaces, and
 * with a regular English plural at the end. Nothing is guessed beyond that, and nothing is merged.
 */
export function namesMatch(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)]
  return a !== '' && (a === b || pluralsOf(a).includes(b) || pluralsOf(b).includes(a))
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s'’.,!-]+/g, ' ')
    .trim()
}

function pluralsOf(name: string): string[] {
  if (!/[a-z]{3}$/.test(name) || name.endsWith('ss')) return name.endsWith('ss') ? [`${name}es`] : []
  if (/[^aeiou]y$/.test(name)) return [`${name.slice(0, -1)}ies`]
  if (/(?:s|x|z|ch|sh)$/.test(name)) return [`${name}es`]
  return name.endsWith('o') ? [`${name}s`, `${name}es`] : [`${name}s`]
}
