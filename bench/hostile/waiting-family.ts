import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WritingFamily } from '../writing/fill.ts'

/** In milliseconds. */
export type Times = {
  'Send, to the screen': number[]
  'Dashboard read': number[]
  'tick of the list': number[]
}

export type WaitingFamily = { waitFor(seconds: number): Promise<Times>; close(): void }

/**
 * Milliseconds from one round to the next at least: the family uses the program, and does not load it. The same of a hundred
 * pictures within ten seconds would be one delivery.
 */
const apart = 120

/** A family whose person sends a picture, reads the Dashboard and ticks an item, again and again, with a screen that listens. */
export async function openFamily(url: string, family: WritingFamily): Promise<WaitingFamily> {
  const agent = new Agent({ keepAlive: true })
  let heard = () => {}
  const stream = await open(url, family.screenCookie, () => heard())
  let round = 0

  async function send(): Promise<void> {
    const photoId = family.photoIds[round % family.photoIds.length]
    const path = `/api/family-groups/${family.groupId}/photos/${photoId}/send-to-alexa`
    const told = new Promise<void>((resolve) => {
      heard = resolve
    })
    await Promise.all([call({ method: 'POST', path }), told])
  }

  function call(one: { method: string; path: string; accept?: string; body?: object }): Promise<void> {
    const body = one.body && JSON.stringify(one.body)
    const headers = {
      cookie: family.cookie,
      accept: one.accept ?? 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    }
    return new Promise((resolve, reject) => {
      const asked = request(url + one.path, { method: one.method, agent, headers }, (answer) => {
        if ((answer.statusCode ?? 500) >= 300)
          reject(new Error(`the family was answered ${answer.statusCode} for ${one.path}`))
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
        round++
        const next = performance.now() + apart
        times['Send, to the screen'].push(await timed(send))
        times['Dashboard read'].push(
          await timed(() => call({ method: 'GET', path: '/', accept: 'text/html' })),
        )
        const path = `/api/shopping-items/${family.itemIds[0]}/toggle`
        const body = { isCompleted: round % 2 === 0 }
        times['tick of the list'].push(await timed(() => call({ method: 'PATCH', path, body })))
        await sleep(Math.max(0, next - performance.now()))
      }
      return times
    },
    close() {
      stream.destroy()
      agent.destroy()
    },
  }
}

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
