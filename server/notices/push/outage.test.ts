import { expect, onTestFinished, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { givenFamily, givenMember, givenScreen, givenSentPhoto } from '../../testing/given/given.ts'
import { givenPush } from '../../testing/given/given-push.ts'
import { startPushService } from '../../testing/others/push-service.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** Anna has a phone and a laptop, Ben a phone. Rose has been sent a photo, which her screen shows. */
async function givenPhones() {
  let clocked: TestApp | undefined
  const service = await startPushService({ now: () => clocked?.clock.now() ?? Date.now() })
  onTestFinished(() => service.stop())
  const app = await createTestApp({ PUSH_SERVICES: service.origin })
  clocked = app
  const { family, anna, path } = await givenFamily(app)
  await anna.patch(path, { lovedOneName: 'Rose' })
  const ben = await givenMember(app, family, 'Ben', 'member')
  const screen = await givenScreen(app, family)
  const delivery = await givenSentPhoto(ben, path, 'The garden')
  // What was sent and told so far is over, before anybody has a phone.
  await app.runDue()
  await app.runDueAfter(minutes(31))
  const [phone, laptop, bens] = [
    await givenPush(anna, service),
    await givenPush(anna, service),
    await givenPush(ben, service),
  ]
  const callMe = () => screen.post(`/api/screen/deliveries/${delivery.id}/answers`, { kind: 'call_me' })
  /** Minute by minute. */
  const pass = async (count: number) => {
    for (let minute = 0; minute < count; minute++) {
      await app.runDue()
      app.clock.advance(minutes(1))
    }
  }
  return { app, service, anna, ben, path, phone, laptop, bens, callMe, pass }
}

const titlesOn = (browser: { collect(): { json: { notification: { title: string } } }[] }) =>
  browser.collect().map(({ json }) => json.notification.title)

test('“Call me” is on every browser of who is asked, and what becomes of it takes its place', async () => {
  const { app, service, anna, path, phone, laptop, bens, callMe } = await givenPhones()
  await callMe()
  await app.runDue()
  expect(service.arrivals.map(({ status, message }) => [status, message?.urgency, message?.ttl])).toEqual(
    Array(3).fill([201, 'high', 3600]),
  )
  expect(titlesOn(phone)).toEqual(['Rose asks for a call'])
  expect(titlesOn(laptop)).toEqual(['Rose asks for a call'])
  const { calls } = (await anna.get('/api/notices/summary')).body
  await anna.post(`${path}/calls/${calls[0].id}/take`)
  await app.runDue()
  // Ben's phone was off meanwhile: it gets the last word only.
  expect(titlesOn(bens)).toEqual(['Anna Hartley is going to call Rose'])
  expect(titlesOn(phone)).toEqual([])
})

test('after an hour in which the service is away everybody is told of the call once, and within minutes', async () => {
  const { app, service, phone, bens, callMe, pass } = await givenPhones()
  const since = app.clock.now() - 1
  service.order({ status: 503 })
  await callMe()
  await pass(60)
  expect(service.arrivals.length).toBeGreaterThanOrEqual(15)
  expect([titlesOn(phone), titlesOn(bens)]).toEqual([[], []])
  service.order(null)
  await pass(6)
  const asked = expect.stringMatching(/^Rose ask(s|ed) (you )?for a call/)
  expect([titlesOn(phone), titlesOn(bens)]).toEqual([[asked], [asked]])
  const sends = app.db.selectFrom('notice_sends').where('way', '=', 'push').where('created_at', '>', since)
  const sent = await sends.where('sent_at', 'is not', null).select('id').execute()
  expect(service.arrivals.filter(({ status }) => status === 201)).toHaveLength(sent.length)
})

test('nobody is asked for a call that was taken while the service wanted a pause', async () => {
  const { app, service, anna, path, phone, bens, callMe, pass } = await givenPhones()
  service.order({ status: 429, headers: { 'retry-after': '1800' } })
  await callMe()
  await app.runDue()
  const { calls } = (await anna.get('/api/notices/summary')).body
  await anna.post(`${path}/calls/${calls[0].id}/take`)
  const tried = service.arrivals.length
  await pass(29)
  service.order(null)
  // One more: Ben is told who takes it.
  expect(service.arrivals.length).toBe(tried + 1)
  await pass(60)
  expect([...titlesOn(phone), ...titlesOn(bens)].filter((title) => / asks? | asked /.test(title))).toEqual([])
})

test('a browser that its service does not know any more is forgotten, and the others hear of the next call', async () => {
  const { app, service, anna, phone, laptop, callMe } = await givenPhones()
  phone.unsubscribe()
  await callMe()
  await app.runDue()
  expect(titlesOn(laptop)).toEqual(['Rose asks for a call'])
  expect((await anna.get('/api/push')).body.browsers.map(({ id }: { id: string }) => id)).toEqual([laptop.id])
  const before = service.arrivals.length
  await app.runDueAfter(minutes(30))
  expect(service.arrivals.slice(before).filter(({ status }) => status === 410)).toEqual([])
})
