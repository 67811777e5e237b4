import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { minutes } from '../platform/clock.ts'
import { givenPerson } from '../testing/given/given.ts'
import { startWebhookReceiver } from '../testing/others/webhook-receiver.ts'
import { startClockServer } from '../testing/processes/running-server.ts'
import { rounds } from '../testing/soak.ts'
import type { TestApp } from '../testing/test-app.ts'
import { borrowDatabase } from '../testing/test-database.ts'

const times = rounds({ quick: 1, full: 20 })

test(`killed between the change and the sending, ${times} times: the receiver is told after the start`, async () => {
  const receiver = await startWebhookReceiver()
  const database = await borrowDatabase()
  let now = Date.now()
  const server = await startClockServer(new Date(now).toISOString(), {
    ...database.environment,
    WEBHOOK_SERVERS: receiver.origin,
    SECRET_KEY: randomBytes(32).toString('hex'),
    LOG_LEVEL: 'silent',
  })
  onTestFinished(async () => {
    await server.stop()
    await database.drop()
  })
  const anna = await givenPerson(server as unknown as TestApp, 'Anna')
  const group = (await anna.post('/api/family-groups', { name: 'The Hartleys' })).body
  const path = `/api/family-groups/${group.id}`
  await anna.post(`${path}/webhooks`, { address: `${receiver.origin}/hook`, topics: ['shopping'] })
  const wanted: string[] = []
  for (let round = 0; round < times; round++) {
    // The receiver has the message or not, and the server dies before it hears so.
    receiver.answer(() => {})
    const added = await anna.post(`${path}/shopping/items`, { name: `Thing ${round}` })
    wanted.push(added.body.id)
    await server.kill()
    receiver.answer((response) => response.writeHead(204).end())
    // Longer than the lease.
    now += minutes(5)
    await server.setClock(new Date(now).toISOString())
    await server.start()
    await expect
      .poll(() => receiver.arrivals.map(({ body }) => JSON.parse(body).subject.id), { timeout: minutes(2) })
      .toEqual(expect.arrayContaining(wanted))
  }
  const known = new Set(receiver.arrivals.map(({ headers }) => headers['webhook-id']))
  expect(known.size).toBe(times)
}, 600_000)
