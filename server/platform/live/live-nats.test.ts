import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createRoomApp, givenItem, givenMember } from '../../testing/given/given.ts'
import { givenRoad } from '../../testing/given/given-road.ts'
import { hasNats, startNats } from '../../testing/others/nats-server.ts'
import { readConfig } from '../config.ts'
import { mend, ok } from '../doctor/finding.ts'
import { examineLive } from '../doctor/live.ts'
import { expectHeard, liveSuite } from './live.suite.ts'
import type { Live } from './live.ts'
import { openNatsLive } from './live-nats.ts'
import { natsWaiting } from './open-live.ts'

test('LIVE_URL is for several servers, which have one database', () => {
  const LIVE_URL = 'nats://nats.example.org:4222'
  expect(() => readConfig({ LIVE_URL })).toThrow('DATABASE_URL: is needed because LIVE_URL is set')
  expect(readConfig({ LIVE_URL, DATABASE_URL: 'postgres://x' }).liveUrl).toBe(LIVE_URL)
  expect(() => readConfig({ LIVE_URL: 'redis://x', DATABASE_URL: 'postgres://x' })).toThrow(
    'must be like nats://',
  )
})

// On the project's CI it is there.
if (hasNats) {
  liveSuite('over NATS', async () => {
    const { url } = await givenNats()
    return [await openHere(url), await openHere(url)]
  })

  test('a server hears only of those to whom it listens', async () => {
    const { url } = await givenNats()
    const [here, there] = [await openHere(url), await openHere(url)]
    there.subscribe('family', () => {})
    await there.settled()
    const mark = there.mark()
    here.publish('others', { changed: ['notes'] })
    here.publish('family', { changed: ['photos'] })
    await expect.poll(() => there.since(mark, ['family'])).toEqual(['photos'])
    expect(there.since(mark, ['others'])).toBeNull()
    expect(there.since(mark, ['family', 'others'])).toBeNull()
  })

  test('a page that comes back is told what it has missed, because its server has listened on', async () => {
    const { url } = await givenNats()
    const [here, there] = [await openHere(url), await openHere(url)]
    const stop = there.subscribe('family', () => {})
    await there.settled()
    stop()
    const mark = there.mark()
    here.publish('family', { changed: ['photos'] })
    there.subscribe('family', () => {})
    await expect.poll(() => there.since(mark, ['family'])).toEqual(['photos'])
  })

  test('while NATS is away nothing is lost unseen: everybody is told of a gap when it is back', async () => {
    const nats = await givenNats()
    let [gapsHere, gapsThere] = [0, 0]
    const here = await openHere(nats.url, () => gapsHere++)
    const there = await openHere(nats.url, () => gapsThere++)
    const heard: unknown[] = []
    there.subscribe('family', (message) => heard.push(message))
    await there.settled()
    const mark = there.mark()
    await nats.stop()
    here.publish('family', { changed: ['photos'] })
    await there.settled()
    expect([gapsHere, gapsThere]).toEqual([0, 0])
    await nats.start()
    await expect.poll(() => Math.min(gapsHere, gapsThere)).toBeGreaterThan(0)
    expect(there.since(mark, ['family'])).toBeNull()
    await expectHeard(here, heard)
  })

  test('what one server could not tell is a gap for those who lost nothing', async () => {
    const { url } = await givenNats()
    const road = await givenRoad(url)
    let gapsThere = 0
    const here = await openHere(road.url)
    await openHere(url, () => gapsThere++)
    road.block()
    here.publish('family', { changed: ['photos'] })
    await expect.poll(() => road.refusals.length).toBeGreaterThan(1)
    expect(gapsThere).toBe(0)
    road.open()
    await expect.poll(() => gapsThere).toBeGreaterThan(0)
  })

  test('while NATS is away it is tried ever more rarely', async () => {
    const { url } = await givenNats()
    const road = await givenRoad(url)
    await openHere(road.url)
    const blockedAt = performance.now()
    road.block()
    await expect.poll(() => road.refusals.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(4)
    // A pause begins with a try, and a busy machine notes its refusal later. A timer may go off a millisecond early.
    const [, second = 0, third = 0] = road.refusals
    expect(second - blockedAt).toBeGreaterThanOrEqual(200 - 5)
    expect(third - blockedAt).toBeGreaterThanOrEqual(200 + 400 - 5)
  })

  test('a connection on which nothing comes any more counts as lost, and is opened again', async () => {
    const { url } = await givenNats()
    const road = await givenRoad(url)
    const gaps: string[] = []
    const live = await openHere(road.url, () => gaps.push('a gap'), 200)
    const heard: unknown[] = []
    live.subscribe('family', (message) => heard.push(message))
    road.hang()
    // Whoever opens a stream meanwhile does not wait for ever.
    await live.settled()
    await sleep(1000)
    road.open()
    await expect.poll(() => gaps.length).toBeGreaterThan(0)
    await expectHeard(live, heard)
  })

  test('a name and a password are those of the address, and a wrong one is said', async () => {
    const { url } = await givenNats('right')
    await openHere(url)
    const refused = await openNatsLive(url.replace('right', 'wrong'), silent).catch((error) => error)
    expect(refused).toBeInstanceOf(Error)
    expect(natsWaiting.isTemporary(refused)).toBe(false)
    const away = await openNatsLive('nats://127.0.0.1:1', silent).catch((error) => error)
    expect(natsWaiting.isTemporary(away)).toBe(true)
  })

  test('the doctor sends a message there and back', async () => {
    const { url } = await givenNats('right')
    const found = (liveUrl: string) => Array.fromAsync(examineLive({ liveUrl, databaseUrl: null }))
    expect(await found(url)).toEqual([ok('NATS carries messages between the servers.')])
    expect(await found(url.replace('right', 'wrong'))).toEqual([
      mend(expect.stringMatching(/^NATS refuses: .*Check LIVE_URL/)),
    ])
    expect(await found('nats://127.0.0.1:1')).toEqual([
      mend(expect.stringMatching(/^NATS does not answer .*Check LIVE_URL/)),
    ])
  })

  if (process.env.TEST_DATABASE_URL)
    test('a family hears over NATS of changes, and who was removed hears nothing more', async () => {
      const { url } = await givenNats()
      const { app, family, anna, path, screen } = await createRoomApp({ LIVE_URL: url })
      const ben = await givenMember(app, family, 'Ben', 'member')
      const stream = await ben.listen(`${path}/live`)
      await stream.until('open')
      const room = await screen.listen('/api/screen/live')
      await room.until('open')
      await givenItem(anna, path, { name: 'Milk' })
      await stream.untilChanged('shopping')
      const members = (await anna.get(`${path}/members`)).body
      const { id } = members.find((member: { user: { id: string } }) => member.user.id === ben.user.id)
      await anna.patch(`${path}/members/${id}`, { isActive: false })
      await stream.ended
    })
}

const silent = { onTrouble() {}, onGap() {} }

async function givenNats(password?: string) {
  const nats = await startNats(password ? { password } : {})
  onTestFinished(() => nats.stop())
  return nats
}

async function openHere(url: string, onGap = () => {}, answersWithin?: number): Promise<Live> {
  const live = await openNatsLive(url, { onTrouble() {}, onGap, ...(answersWithin && { answersWithin }) })
  onTestFinished(() => live.close())
  return live
}
