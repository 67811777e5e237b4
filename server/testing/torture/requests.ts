import fc from 'fast-check'
import { hours } from '../../platform/clock.ts'
import { type Browser, openBrowser } from '../browser.ts'
import { givenPicture } from '../given/given-picture.ts'
import { chanceOf } from './chance.ts'
import { type Finding, findings } from './report.ts'
import { arbitraryOf, type JsonSchema, type Pool } from './schema-values.ts'
import { atServer, givenFamilyAt, made, openWorld, type World } from './world.ts'

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}
type Call = {
  method: string
  path: string
  query: fc.Arbitrary<unknown>
  body: fc.Arbitrary<unknown> | null
  params: Parameter[]
}

/** These end what the others need: the sessions, the members, the screen. Tests of their own try them. */
const ending =
  /logout|\/leave$|\/auth\/(sessions|sign-in|sign-up|email)|hand-over|members\/\{|PATCH .*\/members|DELETE .*\/devices\/|DELETE \S*\{groupId\}$/

const limitsEndAfter = 150
const atOnce = 4

/**
 * Calls every endpoint of `/api/openapi.json` with values from its schemas, many of them wrong, as somebody signed out, a
 * member, the primary caretaker and a screen. None is answered with 5xx, and none with anything of another family.
 */
export async function tortureByRequests(options: { requests: number; seed: number }): Promise<Finding[]> {
  const world = await openWorld({ LOG_LEVEL: 'silent' })
  const report = findings('requests', world.engine)
  const chance = chanceOf(options.seed)
  try {
    const first = world.servers[0] as World['servers'][number]
    const foreign = await givenFamilyAt(first, 'foreigner')
    const ids = [await fill(world, 'hartley'), await fill(foreign, 'foreigner')]
    const pool: Pool = { own: ids[0] ?? [], foreign: ids[1] ?? [] }
    const calls = await readCalls(world.anna, pool)
    const callers: Record<string, Browser> = {
      'signed out': openBrowser(first),
      member: world.ben,
      primary: world.anna,
      screen: world.screen,
    }
    const broken: string[] = []
    const leaked: string[] = []
    const statuses = new Map<string, number>()
    let tried = 0

    async function callSome() {
      while (tried < options.requests) {
        const number = ++tried
        if (number % limitsEndAfter === 0) await world.advance(hours(1))
        const call = chance.pick(calls)
        const name = chance.pick(Object.keys(callers))
        const caller = atServer(chance.pick(world.servers), callers[name] as Browser)
        const seed = options.seed + number
        const path = addressOf(call, pool, world.path, chanceOf(seed), seed)
        const body = call.body && fc.sample(call.body, { numRuns: 1, seed })[0]
        const what = `${number}: ${name} ${call.method} ${path} ${JSON.stringify(body)?.slice(0, 300)}`
        const answer = await caller
          .request(call.method, path, body ?? undefined)
          .catch((error) => error as Error)
        if (answer instanceof Error) {
          broken.push(`${what}: ${answer.message} ${answer.cause}`)
          continue
        }
        const kind = `${String(answer.status)[0]}xx`
        statuses.set(kind, (statuses.get(kind) ?? 0) + 1)
        if (answer.status >= 500) broken.push(`${what}: ${answer.status}`)
        const forbidden = name === 'signed out' ? ['foreigner', 'hartley'] : ['foreigner']
        if (forbidden.some((word) => answer.bytes.includes(word)))
          leaked.push(`${what}: ${answer.bytes.subarray(0, 200)}`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, callSome))
    const seen = [...statuses].toSorted().map(([status, count]) => `${count} × ${status}`)
    report.note(
      `generated requests to ${calls.length} calls, seed ${options.seed}`,
      `${tried}: ${seen.join(', ')}`,
    )
    report.none('answers with 5xx', broken)
    report.none('answers with anything of another family', leaked)
    report.none('people whose calls meant nothing in the end', await silenced(world))
    report.none(
      'servers that have ended',
      world.servers.filter((server) => !server.isRunning()).map(({ url }) => url),
    )
  } finally {
    await world.close()
  }
  return report.found
}

/** Who may not do any more what they could at the beginning, so that all their calls were refused. */
async function silenced({ path, anna, ben, screen }: World): Promise<string[]> {
  const calls = {
    'the primary caretaker': anna.post(`${path}/shopping/items`, { name: 'Bread' }),
    'the member': ben.post(`${path}/shopping/items`, { name: 'Butter' }),
    'the screen': screen.get('/api/screen'),
  }
  const answers = await Promise.all(
    Object.entries(calls).map(async ([name, call]) => ({ name, answer: await call })),
  )
  return answers
    .filter(({ answer }) => answer.status >= 300)
    .map(({ name, answer }) => `${name}: ${answer.status} ${answer.bytes}`)
}

async function readCalls(anna: Browser, pool: Pool): Promise<Call[]> {
  const { paths } = await made(anna.get('/api/openapi.json'))
  return Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody, responses }]) => {
      const isStream = Object.values(responses).some(({ content }) => content?.['text/event-stream'])
      const name = `${method.toUpperCase()} ${path}`
      if (isStream || ending.test(name)) return []
      const schema = requestBody?.content['application/json']?.schema
      const query = Object.fromEntries(
        parameters
          .filter((one) => one.in === 'query')
          .map((one) => [one.name, arbitraryOf(one.schema, pool)]),
      )
      return [
        {
          method: method.toUpperCase(),
          path,
          params: parameters.filter((one) => one.in === 'path'),
          query: fc.record(query, { requiredKeys: [] }),
          body: schema ? arbitraryOf(schema, pool) : null,
        },
      ]
    }),
  )
}

/** Mostly the own group, and ids of the own family, of another one, and of nothing. */
function addressOf(
  { path, query }: Call,
  pool: Pool,
  groupPath: string,
  chance: ReturnType<typeof chanceOf>,
  seed: number,
): string {
  const own = groupPath.split('/').at(-1) ?? ''
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    if (name === 'groupId' && chance.int(8) > 0) return own
    const kind = chance.int(10)
    if (kind < 6) return chance.pick(pool.own)
    if (kind < 9) return chance.pick(pool.foreign)
    return encodeURIComponent(chance.pick(['x', "' or 1=1", '..', '%00', '💐', 'null', '0'.repeat(300)]))
  })
  const values = fc.sample(query, { numRuns: 1, seed })[0] as Record<string, unknown>
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    search.set(name, typeof value === 'string' ? value : JSON.stringify(value ?? null))
  return search.size > 0 ? `${address}?${search}` : address
}

/** One of everything, with the family's word in it. Returns all ids that its people can read. */
async function fill(
  { path, anna, screen }: Pick<World, 'path' | 'anna' | 'screen'>,
  word: string,
): Promise<string[]> {
  const { uploadURL, objectPath } = await made(anna.post('/api/objects/upload'))
  await anna.put(uploadURL, await givenPicture())
  const photo = await made(anna.post(`${path}/photos`, { objectPath, caption: `photo of ${word}` }))
  const content = await made(anna.post(`${path}/content`, { title: `book of ${word}` }))
  await made(anna.post(`${path}/notes`, { text: `note of ${word}` }))
  await made(anna.post(`${path}/shopping/items`, { name: `milk of ${word}` }))
  await made(anna.post(`${path}/content/${content.id}/send-to-alexa`))
  await made(anna.post(`${path}/photos/${photo.id}/send-to-alexa`))
  await made(anna.post(`${path}/upload-keys`, { name: `phone of ${word}` }))
  const scheduledFor = new Date(Date.now() + hours(1000)).toISOString()
  await made(anna.post(`${path}/schedule`, { contentItemId: content.id, scheduledFor, isRecurring: false }))
  const [item] = (await made(screen.get('/api/screen'))).items
  await made(screen.post(`/api/screen/deliveries/${item.deliveryId}/answers`, { kind: 'call_me' }))
  const lists = [
    '',
    '/members',
    '/photos',
    '/content',
    '/notes',
    '/shopping',
    '/schedule',
    '/devices',
    '/answers',
    '/activity',
    '/upload-keys',
    '/people',
    '/visits',
  ]
  const found = new Set<string>()
  for (const list of lists) {
    const { bytes } = await anna.get(path + list)
    for (const [id] of bytes.toString().matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g)) found.add(id)
  }
  return [...found]
}
