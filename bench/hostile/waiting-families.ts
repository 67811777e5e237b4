import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WritingFamily } from '../writing/fill.ts'

/** In milliseconds. */
export type Times = {
  'Send, to the screen': number[]
  'Dashboard read': number[]
  'tick of the list': number[]
}

export type WaitingFamilies = { waitFor(seconds: number): Promise<Times> }

/** Milliseconds from one round to the next at least: families use the program, and do not load it. */
const apart = 100

/**
 * Families in turn: the person sends a picture, reads the Dashboard and ticks an item. Of each a screen listens. There are so
 * many that none sends the same picture within ten seconds, which would be one delivery.
 */
export async function openFamilies(url: string, families: WritingFamily[]): Promise<WaitingFamilies> {
  const agent = new Agent({ keepAlive: true })
  const heard = new Map<string, () => void>()
  for (const { groupId, screenCookie } of families)
    await open(url, screenCookie, () => heard.get(groupId)?.())
  let round = 0

  async function send({ groupId, photoIds: [photoId], cookie }: WritingFamily): Promise<void> {
    const told = new Promise<void>((resolve) => heard.set(groupId, resolve))
    const path = `/api/family-groups/${groupId}/photos/${photoId}/send-to-alexa`
    await Promise.all([call({ method: 'POST', path, cookie }), told])
  }

  function call(one: Call): Promise<void> {
    const body = one.body && JSON.stringify(one.body)
    const headers = {
      cookie: one.cookie,
      accept: one.accept ?? 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    }
    return new Promise((resolve, reject) => {
      const asked = request(url + one.path, { method: one.method, agent, headers }, (answer) => {
        if ((answer.statusCode ?? 500) >= 300)
          reject(new Error(`a family was answered ${answer.statusCode} for ${one.path}`))
        answer.resume().on('end', resolve).on('error', reject)
      })
      asked.on('error', reject).end(body)
    })
  }

  return {
    async waitFor(seconds) {
      const times: Times = { 'Send, to the screen': [], 'Dashboard read': [], 'tick of the list': [] }
      const ends = performance.now() + seconds * 1000
      while (performance.now() < ends) {
        const family = families[round++ % families.length]
        if (!family) throw new Error('there are no families')
        const { cookie, itemIds } = family
        const next = performance.now() + apart
        times['Send, to the screen'].push(await timed(() => send(family)))
        times['Dashboard read'].push(
          await timed(() => call({ method: 'GET', path: '/', accept: 'text/html', cookie })),
        )
        const path = `/api/shopping-items/${itemIds[0]}/toggle`
        const body = { isCompleted: Math.floor(round / families.length) % 2 === 0 }
        times['tick of the list'].push(await timed(() => call({ method: 'PATCH', path, body, cookie })))
        await sleep(Math.max(0, next - performance.now()))
      }
      return times
    },
  }
}

type Call = { method: string; path: string; cookie: string; accept?: string; body?: object }

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

function open(url: string, cookie: string, hear: () => void): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/screen/live`, { agent: false, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`the screen was answered ${answer.statusCode}`))
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: open')) resolve(answer)
        if (text.includes('event: changed')) hear()
      })
    })
    asked.on('error', reject).end()
  })
}
