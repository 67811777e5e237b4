import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { mostWebhooks } from '#contract/webhooks.ts'
import { days, hours, minutes, seconds } from '../platform/clock.ts'
import { openOutbound } from '../platform/outbound/call-server.ts'
import {
  createFamilyApp,
  givenFamily,
  givenItem,
  givenMember,
  givenOthers,
  givenPhoto,
  givenScreen,
} from '../testing/given/given.ts'
import { givenWebhook } from '../testing/given/given-webhook.ts'
import { startWebhookReceiver } from '../testing/others/webhook-receiver.ts'
import { createTestApp } from '../testing/test-app.ts'

async function givenReceiver() {
  const receiver = await startWebhookReceiver()
  const app = await createTestApp({ WEBHOOK_SERVERS: receiver.origin })
  return { app, receiver, ...(await givenFamily(app)) }
}

test('a receiver is told what happened and by whom, signed, and without words of the family', async () => {
  const { app, receiver, anna, path, group } = await givenReceiver()
  const { secret } = await givenWebhook(anna, path, receiver.origin)
  const photo = await givenPhoto(anna, path, 'a secret caption')
  await anna.post(`${path}/notes`, { text: 'Not chosen', isSent: true })
  await app.runDue()
  expect(receiver.arrivals).toHaveLength(1)
  const [{ path: at, headers, body }] = receiver.arrivals as [(typeof receiver.arrivals)[0]]
  expect(at).toBe('/hook/its-secret-path')
  expect(JSON.parse(body)).toEqual({
    id: headers['webhook-id'],
    kind: 'photo_uploaded',
    groupId: group.id,
    time: new Date(app.clock.now()).toISOString(),
    who: 'Anna Hartley',
    subject: { kind: 'photo', id: photo.id },
  })
  expect(body).not.toMatch(/secret caption|@/)
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const signature = createHmac('sha256', key).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  expect(await app.db.selectFrom('webhook_sends').selectAll().execute()).toEqual([])
})

test('who did it has a name, or nobody is named: an e-mail address is never sent', async () => {
  const { app, receiver, anna, path } = await givenReceiver()
  const { id } = await givenWebhook(anna, path, receiver.origin)
  await app.db.updateTable('users').set({ first_name: null, last_name: null }).execute()
  await givenItem(anna, path)
  await app.runDue()
  await anna.post(`${path}/webhooks/${id}/test`)
  const bodies = receiver.arrivals.map(({ body }) => body)
  expect(bodies.map((body) => JSON.parse(body).who)).toEqual([null, null])
  expect(bodies.join()).not.toContain('@')
})

test('a webhook that was removed gets nothing more, nor does one whose group was', async () => {
  const { app, receiver, anna, path } = await givenReceiver()
  const others = await givenOthers(app)
  const { id } = await givenWebhook(anna, path, receiver.origin)
  await givenWebhook(others.person, others.path, receiver.origin)
  await givenItem(anna, path)
  await givenItem(others.person, others.path)
  expect((await anna.delete(`${path}/webhooks/${id}`)).status).toBe(200)
  expect((await others.person.request('DELETE', others.path, { name: 'Others' })).status).toBe(200)
  await app.runDue()
  await givenItem(anna, path)
  await app.runDue()
  expect(receiver.arrivals).toEqual([])
  expect(await app.db.selectFrom('webhook_sends').selectAll().execute()).toEqual([])
})

test('a pause of the screens is told after its minute, and not at all when it was taken back', async () => {
  const { app, receiver, family, anna, path } = await givenReceiver()
  await givenScreen(app, family)
  await givenWebhook(anna, path, receiver.origin, ['pause', 'shopping'])
  const kindsAfter = async (ms: number) => {
    await app.runDueAfter(ms)
    return receiver.arrivals.map(({ body }) => JSON.parse(body).kind)
  }
  await anna.post(`${path}/room/pause`)
  expect(await kindsAfter(seconds(59))).toEqual([])
  await givenItem(anna, path)
  await anna.post(`${path}/room/resume`)
  expect(await kindsAfter(hours(1))).toEqual(['shopping_item_added'])
  await anna.post(`${path}/room/pause`)
  expect(await kindsAfter(seconds(59))).toHaveLength(1)
  const told = ['shopping_item_added', 'screen_paused']
  expect(await kindsAfter(seconds(1))).toEqual(told)
  await anna.post(`${path}/room/resume`)
  expect(await kindsAfter(hours(1))).toEqual(told)
  // Until the same morning: that is known.
  expect((await anna.post(`${path}/room/pause`)).status).toBe(200)
  expect(await kindsAfter(hours(1))).toEqual(told)
})

test('the secret is shown once, and neither it nor the path is stored as it is or listed', async () => {
  const { app, receiver, anna, path } = await givenReceiver()
  const { secret } = await givenWebhook(anna, path, receiver.origin)
  const stored = JSON.stringify(await app.db.selectFrom('webhooks').selectAll().execute())
  const list = await anna.get(`${path}/webhooks`)
  for (const text of [stored, JSON.stringify(list.body)]) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain('its-secret-path')
  }
  expect(list.body).toMatchObject([{ host: receiver.origin, addedBy: 'Anna Hartley', last: null }])
})

test('what fails is sent again later with the same id, and everything in between is kept', async () => {
  const { app, receiver, anna, path } = await givenReceiver()
  await givenWebhook(anna, path, receiver.origin)
  receiver.answer((response) => response.writeHead(500).end())
  await givenItem(anna, path)
  await app.runDue()
  await givenItem(anna, path, { name: 'Tea' })
  await app.runDue()
  // The second one waits as well: a receiver in trouble is tried once.
  expect(receiver.arrivals).toHaveLength(1)
  expect((await anna.get(`${path}/webhooks`)).body[0].last.failure).toBe('It has a problem (500).')
  receiver.answer((response) => response.writeHead(200).end())
  await app.runDueAfter(minutes(1))
  const ids = receiver.arrivals.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(2)
  expect((await anna.get(`${path}/webhooks`)).body[0].last.failure).toBe(null)
})

test('after five days of failures it is switched off, its maker hears of it, and a good test switches it on', async () => {
  const { app, receiver, anna, path } = await givenReceiver()
  const { id } = await givenWebhook(anna, path, receiver.origin)
  receiver.answer((response) => response.writeHead(302, { location: receiver.origin }).end())
  for (let passed = 0; passed <= days(5); passed += hours(20)) {
    expect((await anna.get(`${path}/webhooks`)).body).toMatchObject([{ isSwitchedOff: false }])
    await givenItem(anna, path, { name: 'Something' })
    await app.runDue()
    app.clock.advance(hours(20))
  }
  expect((await anna.get(`${path}/webhooks`)).body).toMatchObject([{ isSwitchedOff: true }])
  const bell = (await anna.get('/api/notices')).body as { sentence: string }[]
  expect(bell.filter(({ sentence }) => sentence.includes('switched off'))).toHaveLength(1)
  const before = receiver.arrivals.length
  const kept = await app.db.selectFrom('webhook_sends').select('id').execute()
  await givenItem(anna, path, { name: 'Nobody hears' })
  expect(await app.db.selectFrom('webhook_sends').select('id').execute()).toEqual(kept)
  // What was not taken before is less than a day old.
  await app.runDueAfter(hours(1))
  expect(receiver.arrivals).toHaveLength(before)
  receiver.answer((response) => response.writeHead(200).end())
  const tested = await anna.post(`${path}/webhooks/${id}/test`)
  expect(tested.body).toMatchObject({ failure: null, webhook: { isSwitchedOff: false } })
  await givenItem(anna, path, { name: 'Heard' })
  await app.runDue()
  expect(receiver.arrivals).toHaveLength(before + 2)
})

test('a test says the true outcome', async () => {
  const { app, receiver, anna, path } = await givenReceiver()
  const { id } = await givenWebhook(anna, path, receiver.origin)
  const outcome = async () => (await anna.post(`${path}/webhooks/${id}/test`)).body.failure
  expect(await outcome()).toBe(null)
  expect(JSON.parse(receiver.arrivals[0]?.body ?? '')).toMatchObject({ kind: 'test', who: 'Anna Hartley' })
  receiver.answer((response) => response.writeHead(302, { location: `${receiver.origin}/other` }).end())
  expect(await outcome()).toBe('It leads to another address (302), which is not followed.')
  expect(receiver.arrivals).toHaveLength(2)
  receiver.answer((response) => response.writeHead(410).end())
  expect(await outcome()).toBe('There is nothing at this address (410).')
  receiver.answer((response) => response.destroy())
  expect(await outcome()).toBe('It could not be reached.')
  app.outbound.timeout = 50
  receiver.answer(() => {})
  expect(await outcome()).toBe('It did not answer within 10 seconds.')
})

test('a group tries its webhooks thirty times in ten minutes at most', async () => {
  const { app, receiver, anna, path } = await givenReceiver()
  const { id } = await givenWebhook(anna, path, receiver.origin)
  const tryIt = async () => (await anna.post(`${path}/webhooks/${id}/test`)).status
  for (let count = 0; count < 30; count++) expect(await tryIt()).toBe(200)
  expect(await tryIt()).toBe(429)
  expect(receiver.arrivals).toHaveLength(30)
  app.clock.advance(minutes(10))
  expect(await tryIt()).toBe(200)
})

test('a receiver that switches protocols has not taken the message, and ends', async () => {
  const switching = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    )
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void switching.close())
  await once(switching, 'listening')
  const origin = `http://127.0.0.1:${(switching.address() as AddressInfo).port}`
  const { anna, path } = await createFamilyApp({ WEBHOOK_SERVERS: origin })
  const { body } = await anna.post(`${path}/webhooks`, { address: `${origin}/`, topics: ['shopping'] })
  const tried = await anna.post(`${path}/webhooks/${body.id}/test`)
  expect(JSON.stringify(tried.body)).toContain('It could not be reached.')
})

test('addresses inside a network are refused unless the operator has named them', async () => {
  const { app, receiver, anna, path } = await givenReceiver()
  const add = async (address: string) =>
    (await anna.post(`${path}/webhooks`, { address, topics: ['calls'] })).body.error?.message as string
  expect(await add('http://example.org/hook')).toMatch(/must begin with https/)
  for (const host of ['192.168.1.20', '10.0.0.1', '127.0.0.1', '169.254.169.254', '[::1]', '[fd00::1]'])
    expect(await add(`https://${host}/hook`), host).toMatch(/inside a private network/)
  expect(await add('not an address')).toMatch(/begins with https/)
  expect(await add('https://anna:password@example.org/')).toMatch(/begins with https/)
  app.outbound = openOutbound({ resolve: async () => [{ address: '192.168.1.20', family: 4 }] })
  const { body } = await anna.post(`${path}/webhooks`, {
    address: 'https://home.example/',
    topics: ['calls'],
  })
  const tested = await anna.post(`${path}/webhooks/${body.id}/test`)
  expect(tested.body.failure).toMatch(/inside a private network/)
  expect(receiver.arrivals).toEqual([])
})

test('it ends with who added it, and sleeps while they are deactivated or may not do this any more', async () => {
  const { app, receiver, family, anna, path } = await givenReceiver()
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  const { id } = await givenWebhook(carl, path, receiver.origin)
  const members = (await anna.get(`${path}/members`)).body
  const member = members.find((one: { user: { id: string } }) => one.user.id === carl.user.id)
  for (const change of [{ isActive: false }, { isActive: true, role: 'member' }]) {
    await anna.patch(`${path}/members/${member.id}`, change)
    await givenItem(anna, path)
    await app.runDue()
  }
  expect(receiver.arrivals).toEqual([])
  await anna.patch(`${path}/members/${member.id}`, { role: 'caretaker' })
  await givenItem(anna, path)
  await app.runDue()
  expect(receiver.arrivals).toHaveLength(1)
  await carl.post(`${path}/leave`)
  await givenItem(anna, path)
  await app.runDue()
  expect(receiver.arrivals).toHaveLength(1)
  expect((await anna.post(`${path}/webhooks/${id}/test`)).status).toBe(404)
  expect((await anna.get(`${path}/webhooks`)).body).toEqual([])
})

test('a group has ten webhooks at most, which caretakers remove, and others know nothing of them', async () => {
  const { app, receiver, family, anna, path } = await givenReceiver()
  const { id } = await givenWebhook(anna, path, receiver.origin)
  for (let count = 1; count < mostWebhooks; count++) await givenWebhook(anna, path, receiver.origin)
  const listed = (await anna.get(`${path}/webhooks`)).body as { id: string }[]
  expect(listed.map((webhook) => webhook.id)).toEqual(
    listed
      .map((webhook) => webhook.id)
      .sort()
      .reverse(),
  )
  const more = await anna.post(`${path}/webhooks`, { address: receiver.origin, topics: ['calls'] })
  expect(more.status).toBe(409)
  const others = await givenOthers(app)
  // The number of one group says nothing of another.
  await givenWebhook(others.person, others.path, receiver.origin)
  expect((await others.person.delete(`${others.path}/webhooks/${id}`)).status).toBe(404)
  const carl = await givenMember(app, family, 'Carl', 'caretaker')
  expect((await carl.delete(`${path}/webhooks/${id}`)).status).toBe(200)
  await givenWebhook(carl, path, receiver.origin)
})
