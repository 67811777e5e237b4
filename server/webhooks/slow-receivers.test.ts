import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startDue } from '../platform/work/due.ts'
import { openUnderway } from '../platform/work/underway.ts'
import { givenFamily, givenItem, givenOthers } from '../testing/given/given.ts'
import { givenWebhook } from '../testing/given/given-webhook.ts'
import { startWebhookReceiver } from '../testing/others/webhook-receiver.ts'
import { createTestApp } from '../testing/test-app.ts'
import { webhookWork } from './webhooks-due.ts'

/** A receiver that holds every message until it is released, one that answers at once, and a worker to be started. */
async function givenSlow() {
  const slow = await startWebhookReceiver()
  const quick = await startWebhookReceiver()
  const held: ServerResponse[] = []
  slow.answer((response) => held.push(response))
  const app = await createTestApp({ WEBHOOK_SERVERS: `${slow.origin} ${quick.origin}` })
  const release = () => {
    slow.answer((response) => response.writeHead(204).end())
    for (const response of held.splice(0)) response.writeHead(204).end()
  }
  const start = () => {
    const stop = startDue(app, [webhookWork])
    // A worker that is stopped waits for what is held.
    onTestFinished(async () => {
      release()
      await stop()
    })
    return stop
  }
  return { app, slow, quick, held, release, start }
}

test('receivers of one family that answer slowly hold up no other family, and get a few messages at once', async () => {
  const { app, slow, quick, release, start } = await givenSlow()
  start()
  const { anna, path } = await givenFamily(app)
  const others = await givenOthers(app)
  const { id } = await givenWebhook(anna, path, slow.origin)
  await givenWebhook(others.person, others.path, quick.origin)
  for (let count = 0; count < 5; count++) await givenItem(anna, path)
  await expect.poll(() => slow.arrivals).toHaveLength(3)
  await givenItem(others.person, others.path)
  await expect.poll(() => quick.arrivals).toHaveLength(1)
  for (let count = 0; count < 3; count++) await givenWebhook(anna, path, slow.origin)
  for (let count = 0; count < 5; count++) await givenItem(anna, path)
  await expect.poll(() => slow.arrivals).toHaveLength(6)
  await givenItem(others.person, others.path)
  await expect.poll(() => quick.arrivals).toHaveLength(2)
  expect(slow.arrivals).toHaveLength(6)
  // When the quick one is settled, the worker may sleep until one of them has ended.
  await expect.poll(() => webhookWork.nextAt(app)).toBe(null)
  const sends = await app.db.selectFrom('webhook_sends').select('webhook_id').execute()
  expect(sends.filter(({ webhook_id }) => webhook_id === id)).toHaveLength(10)
  // Each end lets the next one leave, although the clock stands still.
  release()
  await expect.poll(() => slow.arrivals).toHaveLength(25)
  await expect.poll(() => app.db.selectFrom('webhook_sends').selectAll().execute()).toEqual([])
})

test('slow receivers of several families hold up no other family', async () => {
  const { app, slow, quick, start } = await givenSlow()
  start()
  for (const name of ['Bert', 'Cleo', 'Dora', 'Emil']) {
    const { person, path } = await givenOthers(app, name)
    for (let count = 0; count < 3; count++) await givenWebhook(person, path, slow.origin)
    for (let count = 0; count < 4; count++) await givenItem(person, path)
  }
  await expect.poll(() => slow.arrivals).toHaveLength(24)
  const { anna, path } = await givenFamily(app)
  await givenWebhook(anna, path, quick.origin)
  await givenItem(anna, path)
  await expect.poll(() => quick.arrivals).toHaveLength(1)
  expect(slow.arrivals).toHaveLength(24)
})

test('in all a server has so many messages on their way, and the next one leaves when one has ended', async () => {
  const { app, slow, quick, held, start } = await givenSlow()
  app.webhooksUnderway = openUnderway({ most: 2, mostOf: { webhook_id: 3, family_group_id: 6 } })
  start()
  const { anna, path } = await givenFamily(app)
  const others = await givenOthers(app)
  await givenWebhook(anna, path, slow.origin)
  await givenWebhook(others.person, others.path, quick.origin)
  for (let count = 0; count < 2; count++) await givenItem(anna, path)
  await expect.poll(() => slow.arrivals).toHaveLength(2)
  await givenItem(others.person, others.path)
  expect(await webhookWork.runBatch(app, app.clock.now())).toBe(0)
  expect(await webhookWork.nextAt(app)).toBe(null)
  const sends = await app.db.selectFrom('webhook_sends').select('due_at').execute()
  expect(sends.filter(({ due_at }) => due_at === app.clock.now())).toHaveLength(1)
  held.pop()?.writeHead(204).end()
  await expect.poll(() => quick.arrivals).toHaveLength(1)
})

test('a server that is stopped waits for what is on its way, and sends nothing more', async () => {
  const { app, slow, release, start } = await givenSlow()
  const stop = start()
  const { anna, path } = await givenFamily(app)
  await givenWebhook(anna, path, slow.origin)
  for (let count = 0; count < 4; count++) await givenItem(anna, path)
  await expect.poll(() => slow.arrivals).toHaveLength(3)
  let isStopped = false
  const stopped = stop().then(() => {
    isStopped = true
  })
  await anna.get(`${path}/webhooks`)
  expect(isStopped).toBe(false)
  release()
  await stopped
  expect(slow.arrivals).toHaveLength(3)
  expect(await app.db.selectFrom('webhook_sends').selectAll().execute()).toHaveLength(1)
})

test('a receiver that never answers gets its first few messages only', async () => {
  const { app, slow } = await givenSlow()
  const { anna, path } = await givenFamily(app)
  await givenWebhook(anna, path, slow.origin)
  app.outbound.timeout = 300
  slow.answer(() => {})
  for (let count = 0; count < 20; count++) await givenItem(anna, path)
  await app.runDue()
  expect(slow.arrivals.length).toBeLessThanOrEqual(3)
})
