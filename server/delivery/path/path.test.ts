import { expect, test } from 'vitest'
import { followDelivery } from '../../follow-delivery.ts'
import { hours, minutes } from '../../platform/clock.ts'
import { afterCommit, inTransaction } from '../../platform/db/transaction.ts'
import { givenEchoFamily } from '../../testing/alexa/given-echo.ts'
import { besideServer } from '../../testing/beside-server.ts'
import { type Browser, openBrowser } from '../../testing/browser.ts'
import { createFamilyApp, givenPhoto, givenScreen, givenSentPhoto } from '../../testing/given/given.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { type DeliveryChannel, DeliveryFailure } from '../delivery-channel.ts'
import { readDeliveryPath } from './read-path.ts'

test('a picture is followed from Send to the heart by one id, by the logs of the servers that had a part in it', async () => {
  const { app, family, path } = await createFamilyApp()
  const { anna } = family
  const [one, other] = [await besideServer(app), await besideServer(app)]
  const screen = at(other, await givenScreen(app, family))
  const photo = await givenPhoto(anna, path, 'The garden')
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  const sent = await at(one, anna).post(`${path}/photos/${photo.id}/send-to-alexa`)
  const { id } = sent.body.delivery
  await stream.until('changed')
  await expect.poll(() => stepsIn([one, other], id)).toContain('handed')
  stream.close()
  expect((await screen.get(`/api/screen/pictures/${id}`)).status).toBe(200)
  app.clock.advance(1500)
  expect((await screen.post(`/api/screen/deliveries/${id}/shown`, {})).status).toBe(200)
  // A second time, as a slideshow does.
  await screen.post(`/api/screen/deliveries/${id}/shown`, {})
  await screen.get(`/api/screen/pictures/${id}`)
  await screen.get('/api/screen')
  expect((await screen.post(`/api/screen/deliveries/${id}/answers`, { kind: 'heart' })).status).toBe(200)

  const steps = ['sent', 'accepted', 'handed', 'picture_sent', 'shown', 'answered']
  expect(stepsIn([one, other], id)).toEqual(steps)
  expect(stepsIn([one], id)).toEqual(['sent', 'accepted'])
  const lines = linesOf([one, other], id)
  expect(lines).toContainEqual(
    expect.objectContaining({ step: 'handed', way: 'stream', groupId: family.group.id, level: 30 }),
  )
  expect(lines).toContainEqual(expect.objectContaining({ step: 'shown', msSinceSent: 1500 }))
  for (const word of ['garden', 'Hartley', 'Anna', 'anna@', "Mom's"])
    expect(JSON.stringify(lines), word).not.toContain(word)

  const page = await readPage(app, id)
  const { found, said } = await follow(app, id)
  expect(found).toBe(true)
  for (const words of [
    'sent',
    'stored in the inbox of the device',
    'handed to the device',
    'shown: the device said so after it was drawn',
    'answered (heart)',
    'Nothing is left to happen with it.',
  ]) {
    expect(page).toContain(words)
    expect(said).toContain(words)
  }
  for (const word of ['garden', 'Hartley', 'Anna', 'anna@', "Mom's"]) {
    expect(page, word).not.toContain(word)
    expect(said, word).not.toContain(word)
  }
})

test('a picture on an Echo: its page and its picture are steps, too', async () => {
  const { app, anna, path, echo } = await givenEchoFamily()
  const { id } = await givenSentPhoto(anna, path)
  const { id: echoId } = await app.db
    .selectFrom('devices')
    .where('kind', '=', 'echo')
    .select('id')
    .executeTakeFirstOrThrow()
  const stepsOfEcho = async () =>
    (await readDeliveryPath(app, id))?.steps.flatMap(({ step, deviceId }) =>
      deviceId === echoId ? step : [],
    )
  expect(await stepsOfEcho()).toEqual(['accepted'])
  expect(await waitsOf(app, id)).toContain(`Echo ${echoId} shows it when somebody opens Sunporch on it; last`)
  await echo.open()
  await expect.poll(stepsOfEcho).toEqual(['accepted', 'handed'])
  await echo.touch('page', id, '')
  await echo.touch('loaded', id, id)
  expect(await stepsOfEcho()).toEqual(['accepted', 'handed', 'page_seen', 'picture_loaded', 'shown'])
})

test('a delivery that does not arrive says where it is, and why', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const channel = app.channels.screen as DeliveryChannel
  const away: DeliveryChannel = {
    deliver() {
      throw new DeliveryFailure('The screen of Grandma Rose does not answer.', { isFinal: false })
    },
  }
  app.channels.screen = away
  const { id } = await givenSentPhoto(anna, path)
  expect(await waitsOf(app, id)).toMatch(/^The next attempt for screen [\w-]+ is due at 20/)
  expect(await readPage(app, id)).toContain(
    'waits for its first attempt (one attempt failed: another reason, which the family reads)',
  )
  for (const pause of [1, 5, 15]) await app.runDueAfter(minutes(pause))
  expect(await stepsOf(app, id)).toEqual(['sent', 'queued', 'failed'])
  const failed = await readPage(app, id)
  expect(failed).toContain('failed (another reason, which the family reads)')
  expect(failed).not.toContain('Rose')
  expect(await readPage(app)).toContain(`<a href="/operator?delivery=${id}">`)

  app.channels.screen = channel
  const waiting = await givenSentPhoto(anna, path)
  expect(await waitsOf(app, waiting.id)).toMatch(/^The screen [\w-]+ was never opened\.$/)
  const screen = await givenScreen(app, family)
  expect(await waitsOf(app, waiting.id)).toMatch(/^The screen [\w-]+ is not connected; last contact 20/)
  const stream = await screen.listen('/api/screen/live')
  await stream.until('open')
  await expect.poll(() => waitsOf(app, waiting.id)).toMatch(/is connected, was handed it, and did not say/)
  stream.close()
  const [device] = (await anna.get(`${path}/devices`)).body
  await anna.delete(`${path}/devices/${device.id}`)
  expect(await readPage(app, waiting.id)).toContain('failed (the device was removed)')
})

test('what is taken back, deleted, or waits too long for a first screen has an end', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const [taken, expired] = [await givenSentPhoto(anna, path), await givenSentPhoto(anna, path)]
  await anna.post(`${path}/deliveries/${taken.id}/take-back`)
  await app.runDueAfter(hours(73))
  expect(await stepsOf(app, taken.id)).toEqual(['sent', 'accepted', 'withdrawn'])
  expect(await stepsOf(app, expired.id)).toEqual(['sent', 'accepted', 'expired'])
  for (const { id } of [taken, expired]) expect(await waitsOf(app, id)).toBe('')
  // A screen that is opened now gets it all the same, and is handed it once.
  const one = await besideServer(app)
  const screen = at(one, await givenScreen({ ...app, url: one.url }, family))
  await expect.poll(() => stepsIn([one], expired.id)).toEqual(['accepted', 'handed'])
  await screen.get('/api/screen')
  await screen.post(`/api/screen/deliveries/${expired.id}/shown`, {})
  expect(stepsIn([one], expired.id)).toEqual(['accepted', 'handed', 'shown'])
})

test('an id that no delivery has is said, whatever it is', async () => {
  const { app, group } = await createFamilyApp()
  for (const id of [group.id, '<b>', '', "'; drop table deliveries"]) {
    const answer = await openBrowser(app).get(`/operator?delivery=${encodeURIComponent(id)}`)
    expect([answer.status, String(answer.bytes)]).toEqual([404, expect.stringContaining('No delivery has')])
    expect(String(answer.bytes)).not.toContain('<b>')
    expect(await follow(app, id)).toMatchObject({ found: false, said: expect.stringMatching(/^No delivery/) })
  }
  expect((await openBrowser(app).get('/operator?delivery=%00')).status).toBe(404)
})

test('what is rolled back is not said to have happened', async () => {
  const { app } = await createFamilyApp()
  const done: string[] = []
  const failing = inTransaction(app, async (app) => {
    afterCommit(app, () => done.push('never'))
    await inTransaction(app, async (app) => afterCommit(app, () => done.push('never, inside')))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await inTransaction(app, async (app) => {
    await inTransaction(app, async (app) => afterCommit(app, () => done.push('after')))
    done.push('before')
  })
  afterCommit(app, () => done.push('at once'))
  expect(done).toEqual(['before', 'after', 'at once'])
})

type Logged = { url: string; lines: string[] }

/** The same browser at another server. */
function at(server: Logged, browser: Browser): Browser {
  const other = openBrowser(server)
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}

type Line = { time: number; deliveryId?: string; step?: string }

function linesOf(servers: Logged[], id: string): Line[] {
  const lines = servers.flatMap((server) => server.lines.map((line): Line => JSON.parse(line)))
  return lines.filter(({ deliveryId }) => deliveryId === id).toSorted((a, b) => a.time - b.time)
}

function stepsIn(servers: Logged[], id: string) {
  return linesOf(servers, id).map(({ step }) => step)
}

async function stepsOf(app: TestApp, id: string) {
  return (await readDeliveryPath(app, id))?.steps.map(({ step }) => step)
}

async function waitsOf(app: TestApp, id: string) {
  return (await readDeliveryPath(app, id))?.waits.join(' ')
}

async function readPage(app: TestApp, id?: string): Promise<string> {
  const { bytes } = await openBrowser(app).get(id ? `/operator?delivery=${id}` : '/operator')
  return String(bytes)
}

/** As `npm run doctor -- --delivery ID` does it. */
async function follow({ config: { dataDir, databaseUrl } }: TestApp, id: string) {
  const lines: string[] = []
  const environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const found = await followDelivery(environment, id, (line) => lines.push(line))
  return { found, said: lines.join('\n') }
}
