import { expect, onTestFinished, test } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { givenFamily, givenMember, givenPhoto, givenScreen } from '../../testing/given.ts'
import { givenPush } from '../../testing/given-push.ts'
import { startPushService } from '../../testing/push-service.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** Anna has a phone and a laptop, Ben a phone. Rose has been sent a photo, which her screen shows. */
async function givenPhones() {
  let app: TestApp | undefined
  const service = await startPushService({ now: () => app?.clock.now() ?? Date.now() })
  onTestFinished(() => service.stop())
  app = await createTestApp({ PUSH_SERVICES: service.origin })
  const family = await givenFamily(app)
  const { anna, path } = family
  await anna.patch(path, { lovedOneName: 'Rose' })
  const ben = await givenMember(app, family, 'Ben', 'member')
  const screen = await givenScreen(app, family)
  const photo = await givenPhoto(ben, path, 'The garden')
  const { delivery } = (await ben.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  // What was sent and told so far is over, before anybody has a phone.
  await app.runDue()
  app.clock.advance(minutes(31))
  await app.runDue()
  const [phone, laptop, bens] = [
    await givenPush(anna, service),
    await givenPush(anna, service),
    await givenPush(ben, service),
  ]
  const callMe = () => screen.post(`/api/screen/deliveries/${delivery.id}/answers`, { kind: 'call_me' })
  return { app, service, anna, ben, path, phone, laptop, bens, callMe }
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

test('after an hour in which the service is away everybody is told once, unless the call was taken', async () => {
  const { app, service, anna, path, phone, bens, callMe } = await givenPhones()
  const since = app.clock.now() - 1
  service.order({ status: 503 })
  await callMe()
  const away = async () => {
    for (let minute = 0; minute < 60; minute++) {
      await app.runDue()
      app.clock.advance(minutes(1))
    }
  }
  await away()
  const triedSoOften = service.arrivals.length
  expect(triedSoOften).toBeGreaterThanOrEqual(6)
  expect(triedSoOften).toBeLessThanOrEqual(60)
  service.order(null)
  const back = async () => {
    for (let minute = 0; minute < 30; minute++) {
      await app.runDue()
      app.clock.advance(minutes(1))
    }
  }
  await back()
  const sends = app.db.selectFrom('notice_sends').where('way', '=', 'push').where('created_at', '>', since)
  const sent = await sends.where('sent_at', 'is not', null).select('id').execute()
  expect(service.arrivals.filter(({ status }) => status === 201)).toHaveLength(sent.length)
  expect([titlesOn(phone), titlesOn(bens)]).toEqual([['Rose asks for a call'], ['Rose asks you for a call']])

  service.order({ status: 429, headers: { 'retry-after': '1800' } })
  await callMe()
  await app.runDue()
  const { calls } = (await anna.get('/api/notices/summary')).body
  const open = calls.find(({ takenAt }: { takenAt: string | null }) => takenAt === null)
  await anna.post(`${path}/calls/${open.id}/take`)
  service.order(null)
  await back()
  await back()
  expect([...titlesOn(phone), ...titlesOn(bens)]).not.toContain('Rose asks for a call')
})

test('a browser that its service does not know any more is forgotten, and the others hear of the next call', async () => {
  const { app, service, anna, phone, laptop, callMe } = await givenPhones()
  phone.unsubscribe()
  await callMe()
  await app.runDue()
  expect(titlesOn(laptop)).toEqual(['Rose asks for a call'])
  expect((await anna.get('/api/push')).body.browsers.map(({ id }: { id: string }) => id)).toEqual([laptop.id])
  const before = service.arrivals.length
  app.clock.advance(minutes(30))
  await app.runDue()
  expect(service.arrivals.slice(before).filter(({ status }) => status === 410)).toEqual([])
})
