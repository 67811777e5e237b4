import { isIP } from 'node:net'

/** An address that Amazon can call, without a slash at its end; or the sentence that says why it cannot. */
export type SkillAddress = { url: string } | { problem: string }

/** Amazon calls https on port 443 only, and finds the server by a public name. */
export function skillAddress(input: string): SkillAddress {
  const problem = (why: string) => ({ problem: `Amazon cannot call ${shown(input)}: ${why}` })
  if (!URL.canParse(input)) return problem('this is no address.')
  const url = new URL(input)
  if (url.username || url.password) return problem('it holds a user or a password.')
  if (url.protocol !== 'https:') return problem('it must begin with https.')
  if (url.port !== '') return problem('Amazon uses port 443 only.')
  if (/[?#]/.test(input)) return problem('it must end before the ? or the #.')
  if (url.pathname !== '/') return problem('it must be the start page, without a path.')
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) || !url.hostname.includes('.'))
    return problem('it needs a name that is known on the whole internet.')
  return { url: url.origin }
}

/** Without a password that somebody has typed into it. */
function shown(input: string): string {
  return input.trim() === '' ? 'nothing' : input.replace(/\/\/[^/]*@/, '//…@')
}
