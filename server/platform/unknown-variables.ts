type Values = Record<string, string | undefined>

/** Names that other programs have for what a variable here says. */
const otherNames: Record<string, string> = {
  BASE_URL: 'PUBLIC_URL',
  APP_URL: 'PUBLIC_URL',
  SITE_URL: 'PUBLIC_URL',
  SMTP_HOST: 'SMTP_URL',
  SMTP_SERVER: 'SMTP_URL',
  SMTP_USER: 'SMTP_URL',
  SMTP_PASSWORD: 'SMTP_URL',
  SMTP_FROM: 'MAIL_FROM',
  BACKUP_PASSWORD: 'BACKUP_PASSPHRASE',
  TRUSTED_PROXIES: 'TRUST_PROXY',
}

/** What the environment says that the server does not read, in a sentence each. `known`: the names that it reads. */
export function unknownVariables(environment: Values, known: readonly string[]): string[] {
  return Object.keys(environment)
    .filter((name) => environment[name] && !known.includes(name))
    .sort()
    .flatMap((name) => {
      const meant = otherNames[name] ?? known.find((one) => one.length > 4 && isOneSlip(name, one))
      return meant ? [`${name} is no variable of Sunporch, and nothing reads it: did you mean ${meant}?`] : []
    })
}

/** Whether one letter is too many, missing or another one, or two neighbours are exchanged. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  const shorter = Math.min(one.length, other.length) - start
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one, other].map((name) => name.slice(start, name.length - end)) as [string, string]
  const isExchanged = left.length === 2 && right === `${left[1]}${left[0]}`
  return (left.length <= 1 && right.length <= 1) || isExchanged
}
