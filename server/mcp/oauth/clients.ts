import * as z from 'zod/mini'
import type { App } from '../../platform/context.ts'
import { isLoopbackName } from '../../platform/http/request/own-address.ts'
import { seal, unseal } from '../../platform/seal.ts'
import { OAuthError } from './oauth-error.ts'

/** A program that has registered. It says itself what it is called: only the address that answers go to is certain. */
export type Client = { id: string; name: string; redirects: string[] }

const purpose = 'assistant client'
const Registration = z.object({
  client_name: z.optional(z.string()),
  redirect_uris: z.array(z.string().check(z.maxLength(300))).check(z.minLength(1), z.maxLength(10)),
})
const Sealed = z.object({ name: z.string(), redirects: z.array(z.string()) })

/**
 * Registers a program (RFC 7591) without keeping anything: its id is what it said, sealed by this server. So nobody can fill
 * the database by registering.
 */
export function registerClient(app: App, body: unknown) {
  const parsed = Registration.safeParse(body)
  if (!parsed.success) throw new OAuthError('invalid_client_metadata', 'redirect_uris are needed.')
  const { client_name, redirect_uris: redirects } = parsed.data
  if (!redirects.every(isTrusted))
    throw new OAuthError('invalid_redirect_uri', 'Addresses must be https, or http on the same computer.')
  const name = nameOf(client_name) || hostOf(redirects[0] ?? '')
  return {
    client_id: seal(app, purpose, JSON.stringify({ name, redirects })),
    client_id_issued_at: Math.floor(app.clock.now() / 1000),
    client_name: name,
    redirect_uris: redirects,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}

/** Null for an id that this server did not give. */
export function readClient(app: App, id: string): Client | null {
  const text = unseal(app, purpose, id)
  return text === null ? null : { id, ...Sealed.parse(JSON.parse(text)) }
}

/** On the same computer the port may be another one each time (RFC 8252, 7.3). */
export function allowsRedirect({ redirects }: Client, asked: string): boolean {
  return (
    isTrusted(asked) &&
    redirects.some((known) => known === asked || withoutPort(known) === withoutPort(asked))
  )
}

export function hostOf(address: string): string {
  return URL.parse(address)?.host ?? ''
}

/** Whether the answer stays on the computer whose browser is led there. */
export function isOnSameComputer(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && isLoopbackName(url.hostname)
}

function isTrusted(address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.hash || url.username || url.password) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackName(url.hostname))
}

/** Null for what is elsewhere. */
function withoutPort(address: string): string | symbol {
  const url = URL.parse(address)
  if (url?.protocol !== 'http:' || !isLoopbackName(url.hostname)) return Symbol('elsewhere')
  url.port = ''
  return url.href
}

/** In one line, and without what turns the direction of the text around it. */
function nameOf(given = ''): string {
  return given
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 60)
}
