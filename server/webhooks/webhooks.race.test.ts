import { expect, test } from 'vitest'
import { hours } from '../platform/clock.ts'
import { givenFamily, givenMember, type Person } from '../testing/given/given.ts'
import { startWebhookReceiver } from '../testing/others/webhook-receiver.ts'
import { atOnce, eachRound, pairsOf, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

type Row = { anna: Person; carl: Person; path: string; id: string; address: string }

const verbs: Verb<Row>[] = [
  {
    name: 'add another',
    call: ({ carl, path, address }) => carl.post(`${path}/webhooks`, { address, topics: ['shopping'] }),
  },
  { name: 'remove', call: ({ anna, path, id }) => anna.delete(`${path}/webhooks/${id}`) },
  { name: 'test', call: ({ anna, path, id }) => anna.post(`${path}/webhooks/${id}/test`) },
  {
    name: 'something happens',
    call: ({ anna, path }) => anna.post(`${path}/shopping/items`, { name: 'Milk' }),
  },
  { name: 'its maker leaves', call: ({ carl, path }) => carl.post(`${path}/leave`) },
]

test.each(pairsOf(verbs))('at once with one webhook: %s', async (_name, one, other) => {
  const receiver = await startWebhookReceiver()
  app.config.webhookServers.push(receiver.origin)
  await eachRound(app, async () => {
    const family = await givenFamily(app)
    const carl = await givenMember(app, family, 'Carl', 'caretaker')
    const { anna, path } = family
    const address = `${receiver.origin}/hook`
    const { id } = (await carl.post(`${path}/webhooks`, { address, topics: ['shopping'] })).body
    const answers = await atOnce({ anna, carl, path, id, address }, one, other)
    const outcomes = [one, other].map(({ name }, index) => ({ name, status: answers[index]?.status ?? 0 }))
    // Whatever becomes of the webhook, the change is kept.
    const wrong = outcomes.filter(({ name, status }) => name === 'something happens' && status !== 201)
    expect(wrong).toEqual([])
    const done = outcomes.filter(({ status }) => status < 300).map(({ name }) => name)
    const left = (await anna.get(`${path}/webhooks`)).body as { id: string }[]
    if (done.includes('its maker leaves')) expect(left).toEqual([])
    if (done.includes('remove')) expect(left.filter((webhook) => webhook.id === id)).toEqual([])
    await app.runDueAfter(hours(1))
    expect(await app.db.selectFrom('webhook_sends').selectAll().execute()).toEqual([])
  })
})
