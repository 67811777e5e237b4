import { expect, test } from 'vitest'
import { openOutbound } from '../platform/outbound/call-server.ts'
import { resolverOf } from '../platform/outbound/resolve.ts'
import { createFamilyApp, givenOthers, givenPhoto } from '../testing/given/given.ts'
import { givenWebhook } from '../testing/given/given-webhook.ts'
import { startDnsServer } from '../testing/others/dns-server.ts'
import { startWebhookReceiver } from '../testing/others/webhook-receiver.ts'

test('names that are found slowly hold up neither files nor passwords', async () => {
  const dns = await startDnsServer()
  const { app, anna, path } = await createFamilyApp()
  app.outbound = openOutbound({ resolve: resolverOf({ servers: [dns.address], hostsFile: '/nowhere' }) })
  dns.hold(true)
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `${name}.example`)
  const tests = names.map(async (name) => {
    const { id } = await givenWebhook(anna, path, `https://${name}`)
    return (await anna.post(`${path}/webhooks/${id}/test`)).body.failure
  })
  await expect.poll(() => new Set(dns.asked)).toEqual(new Set(names))
  // Each needs the threads in which the system looks for names.
  await givenPhoto(anna, path)
  await givenOthers(app)
  dns.hold(false)
  expect(await Promise.all(tests)).toEqual(names.map(() => 'Its name was not found.'))
})

test('a server of the operator is found by a name that only the hosts file knows', async () => {
  const receiver = await startWebhookReceiver()
  const origin = receiver.origin.replace('127.0.0.1', 'localhost')
  const { anna, path } = await createFamilyApp({ WEBHOOK_SERVERS: origin })
  const { id } = await givenWebhook(anna, path, origin)
  expect((await anna.post(`${path}/webhooks/${id}/test`)).body.failure).toBe(null)
  expect(receiver.arrivals).toHaveLength(1)
})
