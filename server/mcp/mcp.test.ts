import { expect, test } from 'vitest'
import { givenEchoFamily, rendered } from '../testing/alexa/given-echo.ts'
import {
  type Family,
  givenApiToken,
  givenFamily,
  givenItem,
  givenOthers,
  givenPhoto,
  givenScreen,
  keepInMemory,
} from '../testing/given/given.ts'
import { givenClip, givenFilm } from '../testing/given/given-clip.ts'
import { givenVoice } from '../testing/given/given-voice.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { requireTool } from '../testing/tools.ts'

type Result = {
  isError?: boolean
  content: { type: string; text: string }[]
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect
  structuredContent?: { answer: any }
}
type Client = {
  connect(transport: object): Promise<void>
  close(): Promise<void>
  ping(): Promise<object>
  getInstructions(): string
  listTools(): Promise<{ tools: { name: string; inputSchema: object; annotations: object }[] }>
  callTool(call: { name: string; arguments?: object }): Promise<Result>
}

/** The client of the protocol's own SDK. */
async function connect(app: TestApp, path: string, token: string): Promise<Client> {
  const { Client } = requireTool('@modelcontextprotocol/sdk/client/index.js')
  const { StreamableHTTPClientTransport } = requireTool('@modelcontextprotocol/sdk/client/streamableHttp.js')
  const client: Client = new Client({ name: 'assistant', version: '1' })
  const headers = { authorization: `Bearer ${token}` }
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${app.url}${path}/mcp`), { requestInit: { headers } }),
  )
  return client
}

async function givenAssistant(family: Family & { app: TestApp }, right?: 'read' | 'change') {
  const { token } = await givenApiToken(family.anna, family.path, right)
  const client = await connect(family.app, family.path, token)
  const use = (name: string, args: object = {}) => client.callTool({ name, arguments: args })
  return { client, token, use }
}

test('an assistant reads what is new and who comes, and sends a picture and a note to an Echo', async () => {
  const family = await givenEchoFamily({ MCP: 'on' })
  const { anna, echo, path } = family
  await givenItem(anna, path, { name: 'Tea' })
  const photo = await givenPhoto(anna, path, 'At the lake')
  const { client, use } = await givenAssistant(family)
  expect(client.getInstructions()).toContain('Ask before you send')
  await client.ping()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'what_is_new',
    'who_comes',
    'read_shopping_list',
    'add_to_shopping_list',
    'tick_on_shopping_list',
    'take_off_shopping_list',
    'find_pictures',
    'list_voices',
    'list_videos',
    'send_picture',
    'write_note',
    'take_call',
  ])
  expect(tools.at(-1)).toMatchObject({
    inputSchema: { type: 'object', required: ['callId'] },
    annotations: { readOnlyHint: false },
  })

  await use('add_to_shopping_list', { name: 'Milk', quantity: '2' })
  const list = (await use('read_shopping_list')).structuredContent?.answer
  expect(list.items.map(({ name }: { name: string }) => name)).toEqual(['Milk', 'Tea'])
  const [found] = (await use('find_pictures', { search: 'lake' })).structuredContent?.answer ?? []
  expect(found).toMatchObject({ id: photo.id })
  await use('send_picture', { photoId: photo.id })
  await use('write_note', { text: 'See you on Sunday' })
  const { slides } = rendered(await echo.open())
  expect(slides).toMatchObject([{ title: 'See you on Sunday' }, { title: 'At the lake' }])
  expect((await use('who_comes', { days: 3 })).structuredContent?.answer).toMatchObject({ occurrences: [] })

  await echo.intend('LoveIntent')
  await echo.intend('CallMeIntent')
  const news = (await use('what_is_new')).structuredContent?.answer
  expect(news.answers).toMatchObject([{ kind: 'heart' }])
  await use('take_call', { callId: news.calls[0].id })
  expect((await anna.get(`${path}/answers`)).body.calls).toMatchObject([{ takenBy: { id: anna.user.id } }])
  await client.close()
})

test('an assistant lists the voices with their words and whether they were heard, and no address of a sound', async () => {
  const app = await createTestApp({ MCP: 'on' })
  const family = { app, ...(await givenFamily(app)) }
  const { anna, path } = family
  const screen = await givenScreen(app, family.family)
  const photo = await givenPhoto(anna, path, 'The lake')
  const sent = await givenVoice(anna, path, { words: 'From the lake', photoId: photo.id, isSent: true })
  const kept = await givenVoice(anna, path)
  await screen.post(`/api/screen/deliveries/${sent.delivery?.id}/heard`, {})
  const reader = await givenAssistant(family, 'read')
  const answer = (await reader.use('list_voices')).structuredContent?.answer
  const addedBy = { id: anna.user.id, name: expect.any(String) }
  expect(answer).toEqual([
    {
      kind: 'voice',
      id: kept.id,
      seconds: 2,
      words: null,
      addedBy,
      createdAt: kept.createdAt,
      heardAt: null,
    },
    {
      kind: 'voice',
      id: sent.id,
      seconds: 2,
      words: 'From the lake',
      addedBy,
      createdAt: sent.createdAt,
      heardAt: expect.any(String),
    },
  ])
  await reader.client.close()
})

test('an assistant lists the videos with their words and whether they were shown, and no address of a film', async () => {
  const app = await createTestApp({ MCP: 'on' })
  const family = { app, ...(await givenFamily(app)) }
  const { anna, path } = family
  const screen = await givenScreen(app, family)
  const sent = await givenClip(anna, path, { words: 'First steps', isSent: true })
  app.clock.advance(1000)
  const kept = await givenClip(anna, path, { film: givenFilm('garden') })
  await screen.post(`/api/screen/deliveries/${sent.delivery?.id}/shown`, {})
  const reader = await givenAssistant(family, 'read')
  const answer = (await reader.use('list_videos')).structuredContent?.answer
  const shared = { kind: 'clip', seconds: 1, addedBy: { id: anna.user.id, name: expect.any(String) } }
  expect(answer).toEqual([
    { ...shared, id: kept.id, hasSound: true, words: null, createdAt: kept.createdAt, shownAt: null },
    {
      ...shared,
      id: sent.id,
      hasSound: false,
      words: 'First steps',
      createdAt: sent.createdAt,
      shownAt: expect.any(String),
    },
  ])
  await reader.client.close()
})

test('an assistant ticks what was bought, puts it back, and takes a thing off the list, of its own family only', async () => {
  const app = await createTestApp({ MCP: 'on' })
  const family = { app, ...(await givenFamily(app)) }
  const { anna, path } = family
  const tea = await givenItem(anna, path, { name: 'Tea' })
  const milk = await givenItem(anna, path, { name: 'Milk' })
  const { use, client } = await givenAssistant(family)
  const list = async () => (await use('read_shopping_list')).structuredContent?.answer.items
  await use('tick_on_shopping_list', { itemId: tea.id })
  expect(await list()).toMatchObject([{ name: 'Milk', isCompleted: false }, { isCompleted: true }])
  await use('tick_on_shopping_list', { itemId: tea.id, isCompleted: false })
  await use('take_off_shopping_list', { itemId: milk.id })
  expect(await list()).toMatchObject([{ name: 'Tea', isCompleted: false }])

  const others = await givenOthers(app)
  const theirs = await givenItem(others.person, others.path, { name: 'Salt' })
  for (const name of ['tick_on_shopping_list', 'take_off_shopping_list'])
    expect(await use(name, { itemId: theirs.id })).toMatchObject({ isError: true })
  const [salt] = (await others.person.get(`${others.path}/shopping`)).body.items
  expect(salt).toMatchObject({ name: 'Salt', isCompleted: false })
  const reader = await givenAssistant(family, 'read')
  for (const name of ['tick_on_shopping_list', 'take_off_shopping_list'])
    expect(await reader.use(name, { itemId: tea.id })).toMatchObject({ isError: true })
  expect(await list()).toHaveLength(1)
  await reader.client.close()
  await client.close()
})

test('a token that may only read changes nothing, and what is refused is said in a sentence', async () => {
  const app = await createTestApp({ MCP: 'on' })
  const family = { app, ...(await givenFamily(app)) }
  const { anna, path } = family
  const reader = await givenAssistant(family, 'read')
  expect(await reader.use('read_shopping_list')).toMatchObject({
    structuredContent: { answer: { items: [] } },
  })
  expect(await reader.use('add_to_shopping_list', { name: 'Milk' })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('may only read') }],
  })
  const { use, client } = await givenAssistant(family)
  expect(await use('add_to_shopping_list', { name: ' ' })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringMatching(/./) }],
  })
  expect(await use('add_to_shopping_list', {})).toMatchObject({ isError: true })
  expect(await use('send_picture', { photoId: '../../other' })).toMatchObject({ isError: true })
  await expect(use('no_such_tool')).rejects.toThrow('There is no such tool.')
  await expect(use('toString')).rejects.toThrow('There is no such tool.')
  const photo = await givenPhoto(anna, path, 'The lake')
  await keepInMemory(anna, path)
  expect(await use('send_picture', { photoId: photo.id })).toMatchObject({ isError: true })
  expect((await anna.get(`${path}/shopping`)).body.items).toEqual([])
  await client.close()
})

test('each call asks who it is: without a token, with an ended one, and in another family', async () => {
  const app = await createTestApp({ MCP: 'on' })
  const { anna, path } = await givenFamily(app)
  const made = await givenApiToken(anna, path)
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
  const post = (to: string, token: string | null, body: object = ping) =>
    fetch(`${app.url}${to}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  expect((await post(path, made.token)).status).toBe(200)
  expect((await post(path, null)).status).toBe(401)
  expect((await post(path, 'sunporch_made-up')).status).toBe(401)
  const { path: theirs } = await givenOthers(app)
  expect([403, 404]).toContain((await post(theirs, made.token)).status)

  const notified = await post(path, made.token, { jsonrpc: '2.0', method: 'notifications/initialized' })
  expect([notified.status, await notified.text()]).toEqual([202, ''])
  const unknown = await post(path, made.token, { ...ping, method: 'resources/list' })
  expect(await unknown.json()).toMatchObject({ id: 1, error: { code: -32601 } })
  const nonsense = await post(path, made.token, [ping])
  expect(await nonsense.json()).toMatchObject({ id: null, error: { code: -32600 } })
  expect((await fetch(`${app.url}${path}/mcp`)).status).toBe(405)

  await anna.delete(`${path}/api-tokens/${made.id}`)
  expect((await post(path, made.token)).status).toBe(401)
})

test('it is off until whoever runs the server switches it on', async () => {
  const app = await createTestApp()
  const { anna, path } = await givenFamily(app)
  const { token } = await givenApiToken(anna, path)
  await expect(connect(app, path, token)).rejects.toThrow()
})
