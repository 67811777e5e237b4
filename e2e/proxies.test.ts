import { expect, test } from 'vitest'
import { startProxy } from '#server/testing/others/proxies.ts'
import { sharedTestApp } from '#server/testing/test-app.ts'
import { expectSoon, givenClients, patience, soon, waysOf } from './support/given-clients.ts'

// The code by which the pages hear of changes, through tunnels and proxies that hold streams back.

const app = sharedTestApp()

test('a proxy that holds GET streams to their end: POST', async () => {
  const { clients, send } = await givenClients(app, (url) => startProxy(url, { holds: 'GET' }))
  await clients.opened
  await expectSoon(send)
  expect(waysOf(clients)).toEqual({ screen: ['get', 'post'], app: ['get', 'post'] })
})

test('a proxy that holds every streamed answer: polling, which the next page begins with', async () => {
  const { clients, send, again } = await givenClients(app, (url) => startProxy(url, { holds: 'all' }))
  await clients.opened
  for (let n = 0; n < 3; n++) await expectSoon(send)
  expect(waysOf(clients)).toEqual({ screen: ['get', 'post', 'poll'], app: ['get', 'post', 'poll'] })
  expect(clients.losses()).toBe(0)
  const next = again()
  await next.clients.opened
  await expectSoon(next.send)
  expect(waysOf(next.clients)).toEqual({ screen: ['poll'], app: ['poll'] })
  // After a day the network may be another.
  const later = again({ isTomorrow: true })
  await later.clients.opened
  expect(waysOf(later.clients).screen?.[0]).toBe('get')
})

test('what is sent while the clients find out what gets through is shown once they have', async () => {
  const { clients, send } = await givenClients(app, (url) => startProxy(url, { holds: 'all' }))
  const sent = await send()
  expect(sent.screen).toBeLessThan(3 * patience + soon)
  expect(waysOf(clients).screen).toContain('poll')
})
