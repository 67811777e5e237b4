import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../platform/ids.ts'
import type { Answer, Browser } from '../browser.ts'
import { givenPicture } from '../given/given-picture.ts'
import { atServer, type Target } from './world.ts'

/** What was tried, by its own name: the id once the server has acknowledged it, null while nobody knows. */
type Tried = Map<string, string | null>

export type Ledger = {
  items: Tried
  /** Sent again with the same key until they were acknowledged. */
  keyedItems: Tried
  ticks: Tried
  photos: Tried
  notes: Tried
  /** Recommendations that were sent to the screen, and those whose time has come by the schedule. */
  sends: Tried
  planned: Tried
  /** Hearts, by the delivery. */
  answers: Tried
  /** Answers that say that something is wrong with the server. */
  failures: string[]
  /** Calls that were not answered at all. */
  unanswered: string[]
}

const pauseWithoutServer = 20

export type Load = { ledger: Ledger; stop(): Promise<void>; plan(at: number): Promise<void> }

/** People and the screen use the servers until `stop`, so many at once. */
export async function startLoad(world: Target, { atOnce }: { atOnce: number }): Promise<Load> {
  const picture = await givenPicture({ width: 120, height: 80 })
  const ledger: Ledger = {
    items: new Map(),
    keyedItems: new Map(),
    ticks: new Map(),
    photos: new Map(),
    notes: new Map(),
    sends: new Map(),
    planned: new Map(),
    answers: new Map(),
    failures: [],
    unanswered: [],
  }
  const stopping = new AbortController()
  let count = 0

  /** The body of a success; undefined when it was refused, or when nobody knows. */
  async function call(who: Browser, method: string, path: string, body?: unknown) {
    const server = world.servers[Math.floor(Math.random() * world.servers.length)] ?? world.servers[0]
    if (!server) return undefined
    const answer = await atServer(server, who)
      .request(method, path, body)
      .catch(() => null)
    return taken(answer, `${method} ${path}`)
  }

  async function taken(answer: Answer | null, what: string) {
    if (!answer) {
      ledger.unanswered.push(what)
      await sleep(pauseWithoutServer)
      return undefined
    }
    if (answer.status >= 500)
      ledger.failures.push(`${what.replaceAll(/[0-9a-f-]{36}/g, ':id')} ${answer.status}`)
    return answer.status < 300 ? answer.body : undefined
  }

  async function write(tried: Tried, name: string, who: Browser, path: string, body: object) {
    tried.set(name, null)
    const written = await call(who, 'POST', world.path + path, body)
    if (written?.id) tried.set(name, written.id)
    return written
  }

  const jobs: (() => Promise<unknown>)[] = [
    () => write(ledger.items, `item ${++count}`, world.ben, '/shopping/items', { name: `item ${count}` }),
    async () => {
      const name = `keyed ${++count}`
      const body = { name, key: newId() }
      while (
        !stopping.signal.aborted &&
        !(await write(ledger.keyedItems, name, world.ben, '/shopping/items', body))
      );
    },
    async () => {
      const [id] = [...ledger.items.values()].filter((id) => id && !ledger.ticks.has(id))
      if (!id) return
      ledger.ticks.set(id, null)
      const ticked = await call(world.anna, 'PATCH', `/api/shopping-items/${id}/toggle`, {
        isCompleted: true,
      })
      if (ticked) ledger.ticks.set(id, id)
    },
    async () => {
      const caption = `photo ${++count}`
      const address = await call(world.ben, 'POST', '/api/objects/upload')
      if (!address) return
      const url = new URL(address.uploadURL)
      const put = await world.ben.put(url.href, picture).catch(() => null)
      if (put?.status !== 200) return
      await write(ledger.photos, caption, world.ben, '/photos', { objectPath: address.objectPath, caption })
    },
    () => write(ledger.notes, `note ${++count}`, world.ben, '/notes', { text: `note ${count}` }),
    async () => {
      const title = `book ${++count}`
      const content = await call(world.anna, 'POST', `${world.path}/content`, { title })
      if (!content) return
      ledger.sends.set(content.id, null)
      if (await call(world.anna, 'POST', `${world.path}/content/${content.id}/send-to-alexa`))
        ledger.sends.set(content.id, content.id)
    },
    async () => {
      const view = await call(world.screen, 'GET', '/api/screen')
      for (const { deliveryId } of view?.items.slice(0, 5) ?? []) {
        if (ledger.answers.has(deliveryId)) continue
        // Before the first call: the clock is moved, and a second heart a minute later is a heart of its own.
        ledger.answers.set(deliveryId, null)
        await call(world.screen, 'POST', `/api/screen/deliveries/${deliveryId}/shown`, {})
        const path = `/api/screen/deliveries/${deliveryId}/answers`
        if (await call(world.screen, 'POST', path, { kind: 'heart' }))
          ledger.answers.set(deliveryId, deliveryId)
        return
      }
    },
    () => call(world.screen, 'POST', '/api/screen/contact', { wasTouched: true }),
    () => call(world.anna, 'GET', `${world.path}/photos`),
    () => call(world.anna, 'GET', `${world.path}/activity`),
  ]

  const people = Array.from({ length: atOnce }, async (_, person) => {
    for (let turn = person; !stopping.signal.aborted; turn++) {
      await jobs[turn % jobs.length]?.()
      await sleep(Math.random() * 10)
    }
  })

  return {
    ledger,
    async stop() {
      stopping.abort()
      await Promise.all(people)
    },
    async plan(at) {
      const content = await call(world.anna, 'POST', `${world.path}/content`, { title: `planned ${++count}` })
      if (!content) return
      const plan = { contentItemId: content.id, scheduledFor: new Date(at).toISOString(), isRecurring: false }
      ledger.planned.set(content.id, null)
      if (await call(world.anna, 'POST', `${world.path}/schedule`, plan))
        ledger.planned.set(content.id, content.id)
    },
  }
}
