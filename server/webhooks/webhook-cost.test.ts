import { expect, onTestFinished, test } from 'vitest'
import { dueTopic, startDue } from '../platform/work/due.ts'
import { countStatements } from '../testing/count-statements.ts'
import { createFamilyApp, givenItem } from '../testing/given/given.ts'
import { givenWebhook } from '../testing/given/given-webhook.ts'
import { startWebhookReceiver } from '../testing/others/webhook-receiver.ts'
import type { createTestApp } from '../testing/test-app.ts'
import { webhooksName } from './queue-sends.ts'
import { webhooks } from './webhooks.feature.ts'
import { webhookWork } from './webhooks-due.ts'

test('a change of which no webhook is told costs one statement and wakes nobody', async () => {
  const receiver = await startWebhookReceiver()
  const { app, anna, path } = await createFamilyApp({ WEBHOOK_SERVERS: receiver.origin })
  await givenWebhook(anna, path, receiver.origin, ['photos'])
  const woken: unknown[] = []
  onTestFinished(app.live.subscribe(dueTopic(webhooksName), (message) => woken.push(message)))
  const counted = countStatements(app)
  const statementsOfChange = async () => {
    counted.count = 0
    await givenItem(anna, path)
    await heardEverything(app)
    return counted.count
  }
  await statementsOfChange()
  const withWebhooks = await statementsOfChange()
  onTestFinished(startDue(app, [webhookWork]))
  // It has looked once, and sleeps.
  await expect.poll(() => counted.count).toBe(withWebhooks + 3)
  expect(await statementsOfChange()).toBe(withWebhooks)
  expect(woken).toEqual([])
  app.listeners = app.listeners.filter((feature) => feature !== webhooks)
  expect(await statementsOfChange()).toBe(withWebhooks - 1)
})

test('a change of which a webhook is told wakes one worker, once', async () => {
  const receiver = await startWebhookReceiver()
  const { app, anna, path } = await createFamilyApp({ WEBHOOK_SERVERS: receiver.origin })
  await givenWebhook(anna, path, receiver.origin)
  let looked = 0
  const watched = {
    ...webhookWork,
    runBatch(...given: Parameters<typeof webhookWork.runBatch>) {
      looked++
      return webhookWork.runBatch(...given)
    },
  }
  const { sleeps, ...watchedApp } = withSleeps(app)
  onTestFinished(startDue(watchedApp, [watched]))
  await expect.poll(() => sleeps.count).toBe(1)
  looked = 0
  await givenItem(anna, path)
  await expect.poll(() => sleeps.count).toBe(3)
  expect(receiver.arrivals).toHaveLength(1)
  // Woken by the change: one message, and no further one. Woken by the end of the message: none.
  expect(looked).toBe(3)
})

/** Messages are heard in their order: when this one is, those before it were. */
async function heardEverything(app: Awaited<ReturnType<typeof createTestApp>>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const unsubscribe = app.live.subscribe('the end', () => resolve())
  app.live.publish('the end', {})
  await promise
  unsubscribe()
}

function withSleeps(app: Awaited<ReturnType<typeof createTestApp>>) {
  const sleeps = { count: 0 }
  const sleepUntil: typeof app.clock.sleepUntil = (at, signal) => {
    sleeps.count++
    return app.clock.sleepUntil(at, signal)
  }
  return { ...app, clock: { ...app.clock, sleepUntil }, sleeps }
}
