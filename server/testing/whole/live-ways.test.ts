import { expect, test } from 'vitest'
import { screenStreams } from '#contract/screen/screen-streams.ts'
import { countStreams } from '../../platform/http/answer/event-stream.ts'
import { type Answer, type Browser, openBrowser } from '../browser.ts'
import { givenFamily, givenMember, givenOthers, givenScreen, givenSentPhoto } from '../given/given.ts'
import { readMember } from '../seen.ts'
import { createTestApp, sharedTestApp } from '../test-app.ts'

const app = sharedTestApp()

test('a screen that polls is told of a picture at once, and of one between two polls by the next', async () => {
  const { family, screen } = await givenRoom()
  const first = await poll(screen, screenStreams.live)
  expect(eventIn(first)).toEqual({ name: 'open', data: {} })
  const waiting = poll(screen, screenStreams.live, markIn(first))
  await untilPolls(1)
  await givenSentPhoto(family.anna, family.path, 'The garden')
  const told = await waiting
  expect(eventIn(told)).toMatchObject({ name: 'changed', data: { view: { groupName: 'The Hartleys' } } })
  // What a proxy or an old browser needs to give it on at once.
  expect(told.headers.get('content-length')).toBe(String(told.bytes.length))
  expect(told.headers.get('cache-control')).toBe('no-store')

  await givenSentPhoto(family.anna, family.path, 'The cat')
  const missed = await poll(screen, screenStreams.live, markIn(told))
  expect(eventIn(missed).name).toBe('open')
  expect(eventIn(missed).data.changed).toContain('view')
})

test('the app hears by POST and by polling what it hears by GET', async () => {
  const { family } = await givenRoom()
  const { anna, path } = family
  const stream = await anna.listen(`${path}/live`, 'POST')
  await stream.until('open')
  const mark = await freshMark(anna, `${path}/live`)
  const waiting = poll(anna, `${path}/live`, mark)
  await untilPolls(1)
  await anna.post(`${path}/shopping/items`, { name: 'Milk' })
  await stream.untilChanged('shopping')
  const told = eventIn(await waiting)
  expect(told.name).toBe('change')
  // More lists changed with it; the mark brings those that the one event did not name.
  expect(told.data.changed?.length).toBeGreaterThan(0)
  const next = await poll(anna, `${path}/live`, mark)
  expect(eventIn(next).data.changed).toEqual(expect.arrayContaining(['shopping', 'activity']))
  stream.close()
})

test('who polls is in contact and online between two polls, and nobody is told of a coming and going', async () => {
  const { family, screen } = await givenRoom()
  const { anna, path } = family
  const mia = await givenMember(app, family, 'Mia', 'member')
  const watching = await anna.listen(`${path}/live`)
  await watching.until('open')
  const marks = [await freshMark(screen, screenStreams.live), await freshMark(mia, `${path}/live`)]
  const isThere = async () => {
    const [device] = (await anna.get(`${path}/devices`)).body
    return [device.isConnected, (await readMember(anna, path, mia)).isOnline]
  }
  expect(await isThere()).toEqual([true, true])
  await watching.untilChanged('members')
  const before = watching.events.length
  for (let round = 0; round < 3; round++) {
    const polls = Promise.all([
      poll(screen, screenStreams.live, marks[0]),
      poll(mia, `${path}/live`, marks[1]),
    ])
    await untilPolls(2)
    app.live.publish(`group:${family.group.id}`, { changed: ['room'] })
    marks.splice(0, 2, ...(await polls).map(markIn))
    expect(await isThere()).toEqual([true, true])
  }
  const told = watching.events.slice(before).flatMap(({ data }) => (data as { changed: string[] }).changed)
  expect(told).toContain('room')
  expect(told.filter((topic) => ['members', 'contact', 'devices'].includes(topic))).toEqual([])
  watching.close()
})

test('the end of a screen, a session or a membership ends a stream by POST and a poll at once', async () => {
  const { family, screen } = await givenRoom()
  const { anna, path } = family
  const mia = await givenMember(app, family, 'Mia', 'member')
  const [device] = (await anna.get(`${path}/devices`)).body
  const marks = [await freshMark(screen, screenStreams.live), await freshMark(mia, `${path}/live`)]
  const streams = [await screen.listen(screenStreams.live, 'POST'), await mia.listen(`${path}/live`, 'POST')]
  const polls = [poll(screen, screenStreams.live, marks[0]), poll(mia, `${path}/live`, marks[1])]
  await untilPolls(2)
  await anna.delete(`${path}/devices/${device.id}`)
  const { id } = await readMember(anna, path, mia)
  await anna.patch(`${path}/members/${id}`, { isActive: false })
  const [ofScreen] = await Promise.all(polls)
  for (const stream of streams) await stream.ended
  expect(eventIn(ofScreen as Answer).name).toBe('revoked')
  expect((await poll(screen, screenStreams.live, marks[0])).status).toBe(401)
  expect((await poll(mia, `${path}/live`, marks[1])).status).toBe(404)
  expect((await readMember(anna, path, mia)).isOnline).toBe(false)

  const olga = (await givenOthers(app)).person
  const group = (await olga.get('/api/family-groups')).body[0]
  const olgas = `/api/family-groups/${group.id}/live`
  const waiting = poll(olga, olgas, await freshMark(olga, olgas))
  await untilPolls(1)
  await olga.post('/api/logout')
  expect((await waiting).bytes).toHaveLength(0)
  expect((await poll(olga, olgas)).status).toBe(401)
})

test('a page of another site cannot open a stream by POST, and a full disk does not end those of our own', async () => {
  const full = await createTestApp()
  const family = await givenFamily(full)
  const screen = await givenScreen(full, family)
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  for (const [browser, path] of [
    [screen, screenStreams.live],
    [family.anna, `${family.path}/live`],
  ] as const)
    expect((await browser.post(path, undefined, foreign)).status).toBe(403)
  full.disk.isFull = () => true
  const stream = await screen.listen(screenStreams.live, 'POST')
  await stream.until('open')
  stream.close()
})

test('the operator sees by which way browsers and screens hear of changes', async () => {
  const { screen } = await givenRoom()
  const stream = await screen.listen(screenStreams.live, 'POST')
  await stream.until('open')
  const { bytes } = await openBrowser(app).get('/metrics')
  expect(bytes.toString()).toMatch(/^sunporch_event_streams_open\{way="post"\} [1-9]/m)
  expect(bytes.toString()).toMatch(/^sunporch_event_streams_open\{way="poll"\} \d/m)
  const page = (await openBrowser(app).get('/operator')).bytes.toString()
  expect(page).toContain('Event streams by POST')
  stream.close()
})

async function givenRoom() {
  const family = await givenFamily(app)
  return { family, screen: await givenScreen(app, family) }
}

function poll(browser: Browser, path: string, since = ''): Promise<Answer> {
  return browser.get(`${path}?way=poll&since=${since}`)
}

/** A mark after all that was published until now, the caller's own coming included: over PostgreSQL that takes a moment. */
async function freshMark(browser: Browser, path: string): Promise<string> {
  await poll(browser, path)
  await new Promise<void>((resolve) => {
    const stop = app.live.subscribe('a test', () => {
      stop()
      resolve()
    })
    app.live.publish('a test', {})
  })
  return markIn(await poll(browser, path))
}

async function untilPolls(count: number): Promise<void> {
  await expect.poll(() => countStreams().poll).toBe(count)
}

function markIn({ bytes }: Answer): string {
  return /^id: (.+)$/m.exec(bytes.toString())?.[1] ?? ''
}

function eventIn({ bytes }: Answer): { name: string | undefined; data: { changed?: string[] } } {
  const text = bytes.toString()
  return {
    name: /^event: (.+)$/m.exec(text)?.[1],
    data: JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? '{}'),
  }
}
