import { expect, test } from 'vitest'
import { firstBytesWithin } from '#contract/platform/live-ways.ts'
import { startProxy } from '#server/testing/others/proxies.ts'
import { sharedTestApp } from '#server/testing/test-app.ts'
import { expectSoon, givenClients } from './support/given-clients.ts'

// The code by which the pages hear of changes, through tunnels and proxies that hold streams back.

const app = sharedTestApp()

test('a proxy that holds GET streams to their end: POST', async () => {
  const { clients, send } = await givenClients(app, (url) => startProxy(url, { holds: 'GET' }))
  await expect.poll(clients.way).toBe('post')
  await expectSoon(send)
})

test('a proxy that holds every streamed answer: polling, which the next page begins with', async () => {
  const { clients, send, again } = await givenClients(app, (url) => startProxy(url, { holds: 'all' }))
  await expect.poll(clients.way).toBe('poll')
  for (let n = 0; n < 3; n++) await expectSoon(send)
  expect(clients.losses()).toBe(0)
  const next = again()
  await next.clients.opened
  await expectSoon(next.send)
  expect(new Set(next.clients.asked.map(({ way }) => way))).toEqual(new Set(['poll']))
  // After a day the network may be another.
  const later = again({ isTomorrow: true })
  await later.clients.opened
  expect(later.clients.asked[0]?.way).toBe('get')
})

test('what is sent while the clients find out what gets through is shown meanwhile', async () => {
  const hold = (url: string) => startProxy(url, { holds: 'all' })
  const { clients, send } = await givenClients(app, hold, firstBytesWithin)
  // What was sent before is in the first view.
  await clients.begun
  await expectSoon(send)
  expect(clients.asked.map(({ way }) => way)).not.toContain('post')
})
