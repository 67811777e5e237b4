import { expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { openBrowser } from '../../testing/browser.ts'
import {
  givenFamily,
  givenItem,
  givenMember,
  givenOthers,
  keepInMemory,
  password,
} from '../../testing/given/given.ts'
import { assistantsOf, elsewhere } from '../../testing/given/given-assistant.ts'
import { readMember } from '../../testing/seen.ts'
import { createTestApp, sharedTestApp, type TestApp } from '../../testing/test-app.ts'
import { requireTool } from '../../testing/tools.ts'

const app = sharedTestApp({ MCP: 'on' })
const { allow, givenAssistant, givenProgram, ok, ping, refused, use } = assistantsOf(app)
test('the client of the SDK finds everything by itself, is allowed by a person, and renews its token', async () => {
  const { anna, path, group } = await givenFamily(app)
  await givenItem(anna, path, { name: 'Tea' })
  const { Client } = requireTool('@modelcontextprotocol/sdk/client/index.js')
  const { StreamableHTTPClientTransport } = requireTool('@modelcontextprotocol/sdk/client/streamableHttp.js')
  const kept: Record<string, unknown> = {}
  const keep = (more: object) => void Object.assign(kept, more)
  let opened: URL | undefined
  const provider = {
    redirectUrl: 'http://127.0.0.1:4711/callback',
    clientMetadata: { client_name: 'SDK', redirect_uris: ['http://127.0.0.1:4711/callback'] },
    state: () => 'mine',
    clientInformation: () => kept.client,
    saveClientInformation: (client: object) => keep({ client }),
    tokens: () => kept.tokens,
    saveTokens: (tokens: object) => keep({ tokens }),
    redirectToAuthorization: (url: URL) => {
      opened = url
    },
    saveCodeVerifier: (verifier: string) => keep({ verifier }),
    codeVerifier: () => kept.verifier,
  }
  const address = new URL(`${app.url}/api/mcp`)
  const open = () => new StreamableHTTPClientTransport(address, { authProvider: provider })
  const asking = open()
  await expect(new Client({ name: 'sdk', version: '1' }).connect(asking)).rejects.toThrow('Unauthorized')
  expect(opened?.origin).toBe(app.url)
  expect(opened?.searchParams.get('resource')).toBe(address.href)
  const back = await allow(anna, `${opened?.pathname}${opened?.search}`, { group })
  expect(back.searchParams.get('state')).toBe('mine')
  expect(back.searchParams.get('iss')).toBe(app.url)
  await asking.finishAuth(back.searchParams.get('code'))
  const client = new Client({ name: 'sdk', version: '1' })
  await client.connect(open())
  const read = () => client.callTool({ name: 'read_shopping_list', arguments: {} })
  expect(await read()).toMatchObject({ structuredContent: { answer: { items: [{ name: 'Tea' }] } } })
  const first = kept.tokens as { refresh_token: string }
  app.clock.advance(hours(1))
  expect(await read()).toMatchObject({ structuredContent: { answer: { items: [{ name: 'Tea' }] } } })
  expect((kept.tokens as typeof first).refresh_token).not.toBe(first.refresh_token)
  await client.close()
})

test('a 401 says where to ask, and what is there says that it is one place, for codes with PKCE', async () => {
  for (const [access, start] of [
    [null, 'Bearer resource_metadata='],
    ['sunporch_made-up', 'Bearer error="invalid_token", resource_metadata='],
  ] as const) {
    const answer = await ping(access)
    expect(answer.status).toBe(401)
    const said = answer.headers.get('www-authenticate') ?? ''
    expect(said).toContain(`${start}"${app.url}/.well-known/oauth-protected-resource/api/mcp"`)
  }
  const read = async (path: string) => (await fetch(app.url + path)).json()
  expect(await read('/.well-known/oauth-protected-resource/api/mcp')).toMatchObject({
    resource: `${app.url}/api/mcp`,
    authorization_servers: [app.url],
  })
  expect(await read('/.well-known/oauth-authorization-server')).toMatchObject({
    issuer: app.url,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  })
})

test('a code works once, for two minutes, for who asked and has the secret behind it', async () => {
  const family = await givenFamily(app)
  const { anna, path } = family
  const program = await givenProgram()
  const give = async () => (await allow(anna, program.asked(), family)).searchParams.get('code') ?? ''
  const code = await give()
  const other = await givenProgram()
  expect(await refused(other.exchange(code))).toBe('invalid_grant')
  expect(await refused(program.exchange(code, { code_verifier: 'x'.repeat(43) }))).toBe('invalid_grant')
  expect(await refused(program.exchange(code, { redirect_uri: `${elsewhere}2` }))).toBe('invalid_grant')
  expect(await refused(program.exchange(code, { resource: 'https://other.example' }))).toBe('invalid_target')
  const { access_token } = await ok(program.exchange(code))
  expect((await ping(access_token)).status).toBe(200)
  // Somebody else has it, too: what it gave ends.
  expect(await refused(program.exchange(code))).toBe('invalid_grant')
  expect((await ping(access_token)).status).toBe(401)
  expect((await anna.get(`${path}/api-tokens`)).body).toEqual([])

  const late = await give()
  app.clock.advance(minutes(2))
  expect(await refused(program.exchange(late))).toBe('invalid_grant')
  const orphaned = await give()
  await anna.post('/api/logout')
  expect(await refused(program.exchange(orphaned))).toBe('invalid_grant')
})

test('a token works for an hour, and what renews it once: who comes with it again ends it', async () => {
  const family = await givenFamily(app)
  const { tokens, renew } = await givenAssistant(family.anna, family)
  expect(tokens.expires_in).toBe(3600)
  app.clock.advance(hours(1))
  expect((await ping(tokens.access_token)).status).toBe(401)
  const other = await givenProgram()
  expect(await refused(other.renew(tokens.refresh_token))).toBe('invalid_grant')
  const second = await ok(renew(tokens.refresh_token))
  expect((await ping(second.access_token)).status).toBe(200)
  const third = await ok(renew(second.refresh_token))
  expect((await ping(second.access_token)).status).toBe(401)
  expect((await ping(third.access_token)).status).toBe(200)
  expect(await refused(renew(tokens.refresh_token))).toBe('invalid_grant')
  expect((await ping(third.access_token)).status).toBe(401)
  expect(await refused(renew(third.refresh_token))).toBe('invalid_grant')

  const parted = await givenAssistant(family.anna, family)
  const part = (secret: string) =>
    fetch(`${app.url}/api/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token: secret, client_id: parted.clientId }),
    })
  await part('none of ours')
  expect((await ping(parted.tokens.access_token)).status).toBe(200)
  expect((await part(parted.tokens.refresh_token)).status).toBe(200)
  expect((await ping(parted.tokens.access_token)).status).toBe(401)

  const rested = await givenAssistant(family.anna, family)
  app.clock.advance(days(61))
  await family.anna.post('/api/auth/sign-in', { email: family.anna.user.email, password })
  expect(await refused(rested.renew(rested.tokens.refresh_token))).toBe('invalid_grant')
})

test('however much it is used, a person is asked again after a year', async () => {
  const family = await givenFamily(app)
  let { tokens, renew } = await givenAssistant(family.anna, family)
  for (let month = 0; month < 12; month++) {
    app.clock.advance(days(30))
    tokens = await ok(renew(tokens.refresh_token))
  }
  app.clock.advance(days(5))
  expect(await refused(renew(tokens.refresh_token))).toBe('invalid_grant')
})

test('of two that renew at once with the same secret one gets a token at most', async () => {
  const family = await givenFamily(app)
  const { tokens, renew } = await givenAssistant(family.anna, family)
  const answers = await Promise.all([renew(tokens.refresh_token), renew(tokens.refresh_token)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('an assistant reaches its tools and nothing else, neither by a call nor by a picture', async () => {
  const family = await givenFamily(app)
  const { anna, path } = family
  await givenItem(anna, path, { name: 'Tea' })
  const { tokens } = await givenAssistant(anna, family)
  const authorization = `Bearer ${tokens.access_token}`
  const program = openBrowser(app, { authorization })
  for (const call of ['/shopping', '/notes', '/api-tokens'])
    expect((await program.get(`${path}${call}`)).status, call).toBe(403)
  expect((await program.post(`${path}/shopping/items`, { name: 'Milk' })).status).toBe(403)
  const claimed = openBrowser(app, { authorization, 'x-sunporch-inside': 'true' })
  expect((await claimed.get(`${path}/shopping`)).status).toBe(403)
  expect(await (await use(tokens.access_token, 'read_shopping_list')).json()).toMatchObject({
    result: { structuredContent: { answer: { items: [{ name: 'Tea' }] } } },
  })
  // It is no API token that somebody can copy to another family's address.
  const others = await givenOthers(app)
  expect((await program.post(`${others.path}/mcp`, {})).status).not.toBe(200)
})

test('it ends in Settings, with the membership and with a new password, and rests as its person does', async () => {
  const family = await givenFamily(app)
  const { anna, path } = family
  const isAlive = async ({ tokens, renew }: Awaited<ReturnType<typeof givenAssistant>>) => {
    const works = (await ping(tokens.access_token)).status === 200
    const renewed = (await renew(tokens.refresh_token)).status === 200
    return [works, renewed]
  }
  const ended = await givenAssistant(anna, family)
  const [listed] = (await anna.get(`${path}/api-tokens`)).body
  await anna.delete(`${path}/api-tokens/${listed.id}`)
  expect(await isAlive(ended)).toEqual([false, false])

  const mia = await givenMember(app, family, 'Mia', 'member')
  const removed = await givenAssistant(mia, family)
  const { id } = await readMember(anna, path, mia)
  await anna.patch(`${path}/members/${id}`, { isActive: false })
  expect((await ping(removed.tokens.access_token)).status).toBe(401)
  await anna.patch(`${path}/members/${id}`, { isActive: true })
  expect((await ping(removed.tokens.access_token)).status).toBe(200)
  await anna.delete(`${path}/members/${id}`)
  expect(await isAlive(removed)).toEqual([false, false])

  const resting = await givenAssistant(anna, family)
  await keepInMemory(anna, path)
  expect(await (await use(resting.tokens.access_token, 'write_note', { text: 'x' })).json()).toMatchObject({
    result: { isError: true },
  })
  expect((await use(resting.tokens.access_token, 'read_shopping_list')).status).toBe(200)

  const changed = { currentPassword: password, newPassword: 'three other words' }
  const thief = openBrowser(app)
  await thief.post('/api/auth/sign-in', { email: anna.user.email, password })
  const program = await givenProgram()
  const taken = (await allow(thief, program.asked(), family)).searchParams.get('code') ?? ''
  expect((await anna.post('/api/auth/password', changed)).status).toBe(200)
  expect(await isAlive(resting)).toEqual([false, false])
  expect(await refused(program.exchange(taken))).toBe('invalid_grant')

  const last = await givenAssistant(anna, family)
  await anna.request('DELETE', path, { name: family.group.name })
  expect((await ping(last.tokens.access_token)).status).toBe(401)
})

test('a token that a person has copied works at the short address, too', async () => {
  const { anna, path } = await givenFamily(app)
  const made = await anna.post(`${path}/api-tokens`, { name: 'Script', right: 'read' })
  expect((await ping(made.body.token)).status).toBe(200)
})

test('the database keeps none of the secrets', async () => {
  const family = await givenFamily(app)
  const { tokens } = await givenAssistant(family.anna, family)
  const rows = JSON.stringify(await app.db.selectFrom('api_tokens').selectAll().execute())
  expect(rows).toContain('assistant.example')
  for (const secret of [
    tokens.access_token,
    ...tokens.refresh_token.slice('sunporch_renewal_'.length).split('.'),
  ])
    expect(rows).not.toContain(secret.replace('sunporch_', ''))
})

test('Settings learns the address that assistants are given, and that there is none', async () => {
  const { anna } = await givenFamily(app)
  expect((await anna.get('/api/assistants')).body).toEqual({ address: `${app.url}/api/mcp` })
  const off = await createTestApp()
  expect((await (await givenFamily(off)).anna.get('/api/assistants')).body).toEqual({ address: null })
})

test('it is off until whoever runs the server switches it on', async () => {
  const off: TestApp = await createTestApp()
  for (const path of ['/.well-known/oauth-authorization-server', '/.well-known/oauth-protected-resource'])
    expect((await fetch(off.url + path)).status, path).toBe(404)
  for (const path of ['/api/oauth/register', '/api/oauth/token', '/api/mcp'])
    expect((await fetch(off.url + path, { method: 'POST' })).status, path).toBe(404)
})
