import type * as z from 'zod/mini'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'either true or false',
  array: 'a list',
  object: 'an object',
}

const formats: Record<string, string> = {
  datetime: 'a date and time such as 2026-11-21T08:00:00Z',
  date: 'a date such as 2026-11-21',
  time: 'a time such as 08:00',
  email: 'an e-mail address',
  url: 'a web address',
  uuid: 'one of our ids',
}

/** What is wrong with a field, for a person, where the contract has no sentence of its own. */
export function issueSentence(issue: z.core.$ZodRawIssue): string {
  const field = fieldOf(issue.path)
  if (!field) return 'Please check what you entered.'
  if (issue.code === 'invalid_type') {
    if (field.startsWith('is ')) return `Please say whether it ${field}: true or false.`
    if (issue.input === undefined || issue.input === null) return `Please fill in the ${field}.`
    return `The ${field} must be ${kinds[issue.expected] ?? 'something else'}.`
  }
  if (issue.code === 'invalid_value') return `The ${field} must be ${oneOf(issue.values.map(String))}.`
  if (issue.code === 'invalid_format')
    return `The ${field} must be ${formats[issue.format] ?? 'written in another way'}.`
  if (issue.code === 'too_small')
    return `The ${field} must ${amount('at least', issue.minimum, issue.origin)}.`
  if (issue.code === 'too_big') return `The ${field} must ${amount('at most', issue.maximum, issue.origin)}.`
  return `Please check the ${field}.`
}

/** "recurring pattern" of `recurringPattern`, a variable as it is; null for the body as a whole. */
function fieldOf(path: PropertyKey[] | undefined): string | null {
  const name = path?.findLast((step) => typeof step === 'string')
  if (name && /^[A-Z\d_]+$/.test(name)) return name
  return name ? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : null
}

function oneOf(values: string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(values)
}

function amount(bound: string, limit: number | bigint, origin: string): string {
  const [one, many] = { string: ['character', 'characters'], array: ['entry', 'entries'] }[origin] ?? []
  return one ? `have ${bound} ${limit} ${Number(limit) === 1 ? one : many}` : `be ${bound} ${limit}`
}
