import * as z from 'zod/mini'
import type { App } from '../../platform/context.ts'
import { assistantsPath } from './addresses.ts'
import { allowsRedirect, type Client, readClient } from './clients.ts'
import { OAuthError } from './oauth-error.ts'

/** What an assistant asks a person for, by the address that it opens in their browser. */
export type Ask = {
  client: Client
  redirect: string
  state: string | null
  /** Of the secret that only the assistant knows (PKCE). */
  challenge: string
  /** Whether it asks for more than reading. */
  wantsChange: boolean
}

const text = z.string().check(z.maxLength(4000))
const Where = z.object({ client_id: text, redirect_uri: text })
const What = z.object({
  response_type: z.literal('code'),
  code_challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
  code_challenge_method: z.literal('S256'),
  state: z.optional(text),
  scope: z.optional(text),
  resource: z.optional(text),
})

/** Null where it is not certain that the answer goes to who asks: then nobody is led anywhere. */
export function readWhere(app: App, query: unknown): Pick<Ask, 'client' | 'redirect'> | null {
  const where = Where.safeParse(query)
  if (!where.success) return null
  const client = readClient(app, where.data.client_id)
  const redirect = where.data.redirect_uri
  return client && allowsRedirect(client, redirect) ? { client, redirect } : null
}

/** Throws what the assistant is told where it asks for something that is not here. */
export function readWhat(query: unknown, origin: string): Omit<Ask, 'client' | 'redirect'> {
  const what = What.safeParse(query)
  if (!what.success) throw new OAuthError('invalid_request', 'A code with PKCE by S256 is all that there is.')
  const { state = null, scope, resource, code_challenge: challenge } = what.data
  requireOurs(resource, origin)
  return { state, challenge, wantsChange: !scope || scope.split(' ').includes('change') }
}

/** A token is for one place only (RFC 8707), and here is one only. */
export function requireOurs(resource: string | undefined, origin: string): void {
  const isOurs =
    resource === undefined || URL.parse(resource)?.href.replace(/\/$/, '') === origin + assistantsPath
  if (!isOurs) throw new OAuthError('invalid_target', `Tokens are for ${origin}${assistantsPath} only.`)
}
