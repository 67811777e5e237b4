import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type RunningServer, startServer } from '#server/testing/processes/running-server.ts'
import { isSoak } from '#server/testing/soak.ts'
import { givenFamilyAt, made, type TriedFamily } from '#server/testing/torture/world.ts'

/** What becomes of one call. `reaches`: the server has done its work, and the person's page does not hear of it. */
export type Fault =
  | { kind: 'answer'; status: number; type: string; body: string; reaches: boolean }
  /** Nothing comes, ever. */
  | { kind: 'hang'; reaches: boolean }
  /** The connection breaks while the call is sent, before it is answered, or in the middle of the answer. */
  | { kind: 'cut'; where: 'call' | 'before the answer' | 'in the answer' }

/** The calls of an upload, those by which a page finds out what it may go on with, and those of a press on the screen. */
export const roadPlaces = ['start', 'put', 'claim', 'groups', 'user', 'answer', 'call'] as const
export type RoadPlace = (typeof roadPlaces)[number]
export type Faults = Partial<Record<RoadPlace, Fault[]>>

export type RoadState = {
  /** Objects of the photos in the group. */
  objects: string[]
  captions: (string | null)[]
  /** How many were sent. */
  sent: number
  /** What she has answered, and how many calls she waits for. */
  answers: string[]
  openCalls: number
  /** How many faults have not met a call yet. */
  left: number
}

/**
 * A real server behind something that does with each call of a page what it is told. The page is that of a component test,
 * whose own server gives its calls to `pass`: so it runs the real code, in a real browser.
 */
export type BadRoad = {
  personId: string
  groupId: string
  /** Something that is on the screen. */
  deliveryId: string
  isLong: boolean
  pass(incoming: IncomingMessage, outgoing: ServerResponse): void
  /** Each of these meets the next call at its place that has met none. */
  plan(faults: Faults): void
  state(): Promise<RoadState>
  stop(): Promise<void>
}

export async function openBadRoad(): Promise<BadRoad> {
  const server = await startServer({ LOG_LEVEL: 'error', UPLOAD_QUOTA: 'off' })
  const family = await givenFamilyAt(server)
  const { anna, path } = family
  const user = await made(anna.get('/api/auth/user'))
  const content = await made(anna.post(`${path}/content`, { title: 'A book' }))
  await made(anna.post(`${path}/content/${content.id}/send-to-alexa`))
  const { items } = await made(family.screen.get('/api/screen'))
  let faults: Faults = {}

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const place = placeOf(incoming, path)
    const fault = place && faults[place]?.shift()
    const reach = (then: Then) => forward({ server, family }, incoming, then)
    if (fault) meet(fault, incoming, outgoing, reach)
    else if (place === 'start') reach((answer) => startHere(answer, outgoing, server.url))
    else reach((answer) => relay(answer, outgoing))
  }

  return {
    personId: user.id,
    groupId: path.split('/').at(-1) ?? '',
    deliveryId: items[0].deliveryId,
    isLong: isSoak,
    pass,
    plan(planned) {
      faults = planned
    },
    async state() {
      const photos = (await made(anna.get(`${path}/photos`))) as {
        objectPath: string
        caption: string | null
      }[]
      const activity = (await made(anna.get(`${path}/activity?limit=100`))) as { action: string }[]
      const { answers, calls } = (await made(anna.get(`${path}/answers`))) as {
        answers: { kind: string }[]
        calls: { takenAt: string | null }[]
      }
      return {
        answers: answers.map(({ kind }) => kind),
        openCalls: calls.filter(({ takenAt }) => takenAt === null).length,
        objects: photos.map(({ objectPath }) => objectPath),
        captions: photos.map(({ caption }) => caption),
        sent: activity.filter(({ action }) => action === 'photo_sent_to_alexa').length,
        left: Object.values(faults).reduce((sum, { length }) => sum + length, 0),
      }
    },
    stop: () => server.stop(),
  }
}

function placeOf({ method, url = '' }: IncomingMessage, groupPath: string): RoadPlace | null {
  if (method === 'POST' && url === '/api/objects/upload') return 'start'
  if (method === 'PUT') return 'put'
  if (method === 'POST' && url === `${groupPath}/photos`) return 'claim'
  if (url === '/api/screen/call') return 'call'
  if (/^\/api\/screen\/deliveries\/.*\/answers$/.test(url)) return 'answer'
  if (url === '/api/family-groups') return 'groups'
  return url === '/api/auth/user' ? 'user' : null
}

type Then = (answer: IncomingMessage) => unknown

function meet(
  fault: Fault,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  reach: (then: Then) => void,
): void {
  if (fault.kind === 'cut') {
    cutOff(fault.where, incoming, outgoing, reach)
    return
  }
  const end = () => {
    if (fault.kind === 'answer')
      outgoing.writeHead(fault.status, { 'content-type': fault.type }).end(fault.body)
  }
  if (fault.reaches) reach((answer) => answer.resume().once('end', end))
  else incoming.resume().once('end', end)
}

function cutOff(
  where: 'call' | 'before the answer' | 'in the answer',
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  reach: (then: Then) => void,
): void {
  const cut = () => incoming.socket.destroy()
  if (where === 'call') incoming.once('data', cut).once('end', cut)
  else
    reach((answer) => {
      answer.resume().once('end', cut)
      if (where === 'before the answer') return
      // More is said to come than comes.
      outgoing.writeHead(answer.statusCode ?? 502, { 'content-length': 5000 }).write('{"id":"')
    })
}

/** As the screen would call, or the browser of the family's first person. */
function forward(
  { server, family }: { server: RunningServer; family: TriedFamily },
  incoming: IncomingMessage,
  then: Then,
): void {
  const { host, hostname, port, origin } = new URL(server.url)
  const { cookies } = incoming.url?.startsWith('/api/screen') ? family.screen : family.anna
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { method, url } = incoming
  const { referer: _, ...headers } = incoming.headers
  const own = { ...headers, host, origin, cookie, 'sec-fetch-site': 'same-origin' }
  const asked = request({ hostname, port, method, path: url, headers: own }, then)
  asked.on('error', () => incoming.socket.destroy())
  incoming.pipe(asked)
}

/** The address for the bytes is the server's own, and the page must come by this road. */
async function startHere(answer: IncomingMessage, outgoing: ServerResponse, own: string): Promise<void> {
  const body = (await text(answer)).replace(own, '')
  outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' }).end(body)
}

function relay(answer: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
  answer.pipe(outgoing)
}
