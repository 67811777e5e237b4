import { transports as knownTransports } from '#contract/identity/passkeys.ts'
import type { PasskeyRow } from '../identity.tables.ts'

/** What the library found wrong. Its messages name challenges, origins and numbers, but nobody's data. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : 'unknown'
}

export function transportsOf({ transports }: Pick<PasskeyRow, 'transports'>) {
  const named = transports.split(' ')
  return knownTransports.filter((known) => named.includes(known))
}

/**
 * Our pages are in no frame, so an answer that was made in one of another site's pages is not for us. The library does not
 * look at this.
 */
export function refuseForeignFrame(clientDataJSON: string): void {
  const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
  const isPlain = typeof said === 'object' && said !== null
  if (!isPlain || ('crossOrigin' in said && said.crossOrigin !== false) || 'topOrigin' in said)
    throw new Error('It was made in a frame of another site.')
}
