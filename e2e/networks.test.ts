import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startOldProxy, startProxy, startSlowNetwork } from '#server/testing/others/proxies.ts'
import { sharedTestApp } from '#server/testing/test-app.ts'
import { expectSoon, givenClients, soon } from './support/given-clients.ts'

// The code by which the pages hear of changes, through networks that cut, answer wrongly, are slow or old.

const app = sharedTestApp()

test('a proxy that cuts connections: nothing is missed, and nobody is told that the network is gone', async () => {
  const { clients, proxy, send } = await givenClients(app, (url) => startProxy(url), soon)
  await clients.opened
  for (let n = 0; n < 2; n++) {
    proxy.cut()
    await expectSoon(send)
  }
  expect(clients.way()).toBe('get')
  expect(clients.losses()).toBe(0)
})

test('a proxy that cuts each connection after two seconds, as some do after thirty: all that is sent arrives soon', async () => {
  const cutAfter = 2000
  const { clients, send } = await givenClients(app, (url) => startProxy(url, { cutAfter }), soon)
  await clients.opened
  const until = performance.now() + 3 * cutAfter
  // Apart, because a person may send only so much in a minute.
  for (; performance.now() < until; await setTimeout(cutAfter / 6)) await expectSoon(send)
  expect(clients.way()).toBe('get')
  // Nobody is shown as offline for it.
  expect(clients.losses()).toBe(0)
})

test('a proxy that answers 404, and then a login page: the way stays, and all works again', async () => {
  const { clients, proxy, send } = await givenClients(app, (url) => startProxy(url), soon)
  await clients.opened
  for (const answer of [
    { status: 404, type: 'text/plain', body: '404 page not found' },
    { status: 200, type: 'text/html', body: '<h1>Please sign in to this network</h1>' },
  ]) {
    const before = clients.losses()
    proxy.answerWith(answer)
    proxy.cut()
    await expect.poll(clients.losses).toBeGreaterThan(before)
  }
  proxy.answerWith(null)
  await expectSoon(send, 2 * soon)
  expect(clients.way()).toBe('get')
})

test('a proxy that strips headers, and one that speaks HTTP/1.0', async () => {
  for (const start of [(url: string) => startProxy(url, { isStrict: true }), startOldProxy]) {
    const { clients, send, close } = await givenClients(app, start, soon)
    await clients.opened
    await expectSoon(send)
    expect(clients.way()).toBe('get')
    await close()
  }
})

test('a slow network that loses packets is taken as it is', async () => {
  const { clients, send } = await givenClients(app, (url) => startSlowNetwork(url, 300), soon)
  await clients.opened
  const calls = clients.viewCalls()
  await expectSoon(send)
  // The event brings the view: a call for it would be a round trip more.
  expect(clients.viewCalls()).toBe(calls)
  expect(clients.losses()).toBe(0)
})
