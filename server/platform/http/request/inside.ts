import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const name = 'x-sunporch-inside'
/** New at each start, and never sent to anybody. */
const secret = randomBytes(32).toString('base64url')

/** Goes with a call that the server makes to itself. */
export const fromInside = { [name]: secret }

/** Whether this server itself makes the call, by `inject`. Nobody else can say so. */
export function isFromInside({ headers }: FastifyRequest): boolean {
  return headers[name] === secret
}
