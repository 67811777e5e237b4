import { invalid } from '../platform/errors.ts'
import { loadOnce } from '../platform/work/load-once.ts'

/** Whose password it is to be: the words that somebody who knows them tries first. */
type Owner = { email: string | null; firstName: string | null; lastName: string | null }

/**
 * 422 for a new password that is tried first: one of the 49,000 most common ones, alone or with digits and signs around
 * it, one thing over and over, or the person's own address or name. `field` is its name in the request.
 */
export async function refuseCommonPassword(password: string, owner: Owner, field: string): Promise<void> {
  const given = password.normalize('NFKC').toLowerCase().trim()
  const isTriedFirst = isRepeated(given) || isOwn(given, owner) || isCommon(given, await readCommon())
  if (!isTriedFirst) return
  const message =
    'This password is one that others try first. Three words that have nothing to do with each other are a good one.'
  throw invalid(message, [{ path: field, message }])
}

function isCommon(given: string, common: Set<string>): boolean {
  const core = given.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return common.has(given) || (core.length >= 4 && common.has(core))
}

/** "aaaaaaaaaa", "abcabcabca", and only blanks. */
function isRepeated(given: string): boolean {
  return given === '' || /^(.{1,4}?)\1+$/su.test(given) || /^(.{1,4}?)\1{2,}.{0,3}$/su.test(given)
}

const program = 'sunporch'

/** Compared by letters alone: "Mia.Hartley1990" is "miahartley". */
function isOwn(given: string, { email, firstName, lastName }: Owner): boolean {
  const letters = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}]/gu, '')
  const [first, last] = [letters(firstName ?? ''), letters(lastName ?? '')]
  const address = email ?? ''
  const own = [address, address.split('@')[0] ?? '', first, last, first + last, last + first].map(letters)
  const core = letters(given)
  // The program's name with figures, or beside their own: "sunporch2026".
  return core !== '' && ['', ...own].some((word) => [word, word + program, program + word].includes(core))
}

/** Loaded with the first new password: most servers see few of them. */
const readCommon = loadOnce(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
})
