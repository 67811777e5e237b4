/**
 * One line of what `npm run doctor` says. `mend`: the server does not work, or not as its settings promise. `look`: it
 * works, and somebody should know. The sentence names no secret, and says what to do where something is to be done.
 */
export type Finding = { level: 'ok' | 'look' | 'mend'; sentence: string }
export type Findings = AsyncGenerator<Finding, void, void>

export function ok(sentence: string): Finding {
  return { level: 'ok', sentence }
}

export function look(sentence: string): Finding {
  return { level: 'look', sentence }
}

export function mend(sentence: string): Finding {
  return { level: 'mend', sentence }
}

/** "1.4 GB", as disks are sold. */
export function inWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const amount = bytes / 1000 ** step
  return `${amount >= 10 ? Math.round(amount) : Math.round(amount * 10) / 10} ${units[step]}`
}

/** What an error says, in a line. An error of `fetch` has it in its cause. */
export function reasonIn(error: unknown): string {
  const { cause, code, message } = error as { cause?: unknown; code?: string; message?: string }
  if (cause) return reasonIn(cause)
  if (error instanceof AggregateError && error.errors.length > 0) return reasonIn(error.errors[0])
  return message?.split('\n')[0] || code || String(error)
}
