import { createHash, randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { Browser } from '../browser.ts'
import type { TestApp } from '../test-app.ts'
import type { Family } from './given.ts'

/** Where the programs of the tests take answers. */
export const elsewhere = 'https://assistant.example/callback'

type Registered = { client_id: string }
type Tokens = { access_token: string; refresh_token: string; expires_in: number; scope: string }

/** What programs do that get their token by OAuth, and the person who allows it. */
export function assistantsOf(app: TestApp) {
  /** What a program does before it opens the browser of a person. */
  async function givenProgram(redirect = elsewhere, name = 'Helper') {
    const answer = await post('/api/oauth/register', { client_name: name, redirect_uris: [redirect] })
    expect(answer.status).toBe(201)
    const { client_id: clientId } = (await answer.json()) as Registered
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const asked = (more: Record<string, string> = {}) =>
      `/connect-assistant?${new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirect,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        state: 'as it was',
        resource: `${app.url}/api/mcp`,
        ...more,
      })}`
    const exchange = (code: string, more: Record<string, string> = {}) =>
      token({
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        redirect_uri: redirect,
        code_verifier: verifier,
        resource: `${app.url}/api/mcp`,
        ...more,
      })
    const renew = (refresh_token: string, more: Record<string, string> = {}) =>
      token({ grant_type: 'refresh_token', refresh_token, client_id: clientId, ...more })
    return { clientId, asked, exchange, renew }
  }

  /** A form that a browser sends from our page. */
  function press(by: Browser, path: string, fields: Record<string, string>) {
    const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return fetch(`${app.url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, origin: app.url },
      body: new URLSearchParams(fields),
    })
  }

  async function allow(by: Browser, path: string, { group }: Pick<Family, 'group'>, right = 'change') {
    const answer = await press(by, path, { answer: 'yes', groupId: group.id, right })
    expect(answer.status).toBe(303)
    return new URL(answer.headers.get('location') ?? '')
  }

  /** Somebody's assistant, as it is after the person has allowed it. */
  async function givenAssistant(by: Browser, family: Pick<Family, 'group'>, right = 'change') {
    const program = await givenProgram()
    const back = await allow(by, program.asked(), family, right)
    const tokens = await ok(program.exchange(back.searchParams.get('code') ?? ''))
    return { ...program, tokens }
  }

  async function ok(answer: Promise<Response>): Promise<Tokens> {
    const answered = await answer
    expect(answered.status).toBe(200)
    return (await answered.json()) as Tokens
  }

  async function refused(answer: Promise<Response>): Promise<string> {
    const answered = await answer
    expect(answered.status).toBe(400)
    return ((await answered.json()) as { error: string }).error
  }

  function post(path: string, body: object) {
    const headers = { 'content-type': 'application/json' }
    return fetch(`${app.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  function token(fields: Record<string, string>) {
    return fetch(`${app.url}/api/oauth/token`, { method: 'POST', body: new URLSearchParams(fields) })
  }

  function ping(access: string | null) {
    return fetch(`${app.url}/api/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(access && { authorization: `Bearer ${access}` }) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    })
  }

  function use(access: string, name: string, args: object = {}) {
    const params = { name, arguments: args }
    return fetch(`${app.url}/api/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    })
  }

  return { allow, givenAssistant, givenProgram, ok, ping, post, press, refused, use }
}
