import { expect, onTestFinished } from 'vitest'
import { givenFamily, givenMember, givenScreen } from '#server/testing/given/given.ts'
import type { InBetween } from '#server/testing/others/proxies.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { type Clients, openClients } from './through-proxy.ts'

/** Less than the pages have: `npm run bench:proxies` measures with the real times. */
export const patience = 300
/** Milliseconds from "Send" to the view of the screen, and to the family's app. */
export const soon = 3000

/** A screen and a member's app behind a proxy, and Anna, who sends from elsewhere. All ends with the test. */
export async function givenClients(
  app: TestApp,
  start: (target: string) => Promise<InBetween>,
  waits = patience,
) {
  const family = await givenFamily(app)
  const { anna, path } = family
  const screen = await givenScreen(app, family)
  const person = await givenMember(app, family, 'Ben', 'member')
  const proxy = await start(app.url)
  const kept = new Map<string, string>()
  const open = () => {
    const clients = openClients({
      url: proxy.url,
      screen,
      person,
      livePath: `${path}/live`,
      patience: waits,
      kept,
    })
    return { clients, send: () => sendAndWatch(clients) }
  }
  let now = open()

  async function sendAndWatch(clients: Clients) {
    // A note, which has no picture that takes time to be made.
    const note = (await anna.post(`${path}/notes`, { text: 'I come on Monday' })).body
    const sentAt = performance.now()
    const told = clients.nextChange('notes')
    const sent = await anna.post(`${path}/notes/${note.id}/send`)
    expect(sent).toMatchObject({ status: 200 })
    const { delivery } = sent.body
    return { screen: (await clients.untilShown(delivery.id)) - sentAt, app: (await told) - sentAt }
  }

  async function close() {
    now.clients.stop()
    await proxy.close()
  }

  onTestFinished(async () => {
    now.clients.stop()
    await proxy.close().catch(() => {})
  })
  return {
    ...now,
    proxy,
    close,
    /** The same browsers open their pages anew. */
    again({ isTomorrow = false } = {}) {
      now.clients.stop()
      if (isTomorrow) for (const [key, text] of kept) kept.set(key, text.replace(/"until":\d+/, '"until":1'))
      now = open()
      return now
    },
  }
}

export async function expectSoon(send: () => Promise<{ screen: number; app: number }>, within = soon) {
  const took = await send()
  expect(took.screen).toBeLessThan(within)
  expect(took.app).toBeLessThan(within)
}
