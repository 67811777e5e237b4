import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { ContentItem } from '#contract/content.ts'
import type { FamilyGroup } from '#contract/family/groups.ts'
import type { Photo } from '#contract/photos/photos.ts'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { voiceLimits } from '#contract/voices/voice-limits.ts'
import type { Voice } from '#contract/voices/voices.ts'
import { readMp3 } from '#server/photos/uploads/mp3.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { freePort } from '#server/testing/processes/running-server.ts'
import { isSweep } from '#server/testing/soak.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { isReady, startRunningDemo } from './running-demo.ts'
import { playToyPiano } from './sounds/toy-piano.ts'
import { lastTime, wallClock, zoneByDay } from './year/zone.ts'

test.runIf(isSweep)(
  'one command shows a family with a year of life, and leaves nothing behind',
  async () => {
    const demo = await startDemo()
    await demo.says(isReady)
    expect(demo.said()).toContain('Be Anna (58), Ben (54) or Leo (9):')
    const { url } = demo

    // Somebody who is nobody yet is asked whom they want to be.
    const visitor = openBrowser({ url })
    expect((await visitor.get('/')).headers.get('location')).toBe('/demo')
    const welcome = (await visitor.get('/demo')).bytes.toString()
    for (const words of ['Be Anna', 'Be Ben', 'Be Leo']) expect(welcome).toContain(words)
    expect((await visitor.get('/demo/faces/leo')).headers.get('content-type')).toBe('image/jpeg')
    expect((await visitor.get('/demo/faces/rose')).status).toBe(404)
    expect((await visitor.post('/demo/as/rose')).status).toBe(404)
    expect((await visitor.post('/demo/as/ben?beside')).headers.get('location')).toBe('/demo/beside?as=ben')
    expect((await visitor.get('/demo/beside?as=ben')).bytes.toString()).toContain('Sunporch as Ben sees it')
    expect((await visitor.get('/')).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self'",
    )

    const anna = await visitorAs('anna', url)
    const [group]: FamilyGroup[] = (await anna.get('/api/family-groups')).body
    expect(group).toMatchObject({ name: 'The Hartleys', lovedOneName: 'Rose', role: 'primary_caretaker' })
    const path = `/api/family-groups/${group?.id}`
    const photos: Photo[] = (await anna.get(`${path}/photos`)).body
    expect(photos).toHaveLength(24)
    const [newest, ...older] = photos
    expect(newest).toMatchObject({
      caption: 'Biscuit waits for you at the window',
      addedBy: { name: 'Leo Hartley' },
    })
    expect(newest?.delivery?.devices[0]?.answers).toMatchObject([{ kind: 'heart' }])
    const ages = photos.map(({ createdAt }) => Date.now() - Date.parse(createdAt))
    expect(Math.max(...ages)).toBeGreaterThan(300 * 86_400_000)
    expect(Math.min(...ages)).toBeGreaterThan(0)
    expect(older.filter(({ people }) => people.length > 0).length).toBeGreaterThan(8)

    const entries: ScheduleEntry[] = (await anna.get(`${path}/schedule`)).body
    expect(entries.map(({ recurringPattern }) => recurringPattern)).toEqual(
      expect.arrayContaining(['daily', 'weekly', 'monthly', null]),
    )
    expect(
      entries.filter(({ lastOutcome }) => lastOutcome).map(({ lastOutcome }) => lastOutcome?.status),
    ).toEqual(expect.arrayContaining(['sent', 'sent', 'sent']))
    const content: ContentItem[] = (await anna.get(`${path}/content`)).body
    const { items } = (await anna.get(`${path}/shopping`)).body
    expect(items.filter((item: { isCompleted: boolean }) => item.isCompleted)).toHaveLength(4)
    expect(new Set(content.map(({ type }) => type))).toEqual(
      new Set(['audiobook', 'movie', 'tv_show', 'music']),
    )
    const song = content.find(({ recording }) => recording)
    expect(song).toMatchObject({
      title: 'Ode to Joy',
      recording: { photo: { caption: 'I drew your house and us' } },
      delivery: { devices: [{ heardAt: expect.any(String) }] },
    })
    expect((await anna.get(`${path}/notes`)).body).toHaveLength(3)
    const [voice]: Voice[] = (await anna.get(`${path}/voices`)).body
    expect(voice).toMatchObject({
      words: expect.stringContaining('toy piano'),
      addedBy: { name: 'Leo Hartley' },
    })
    expect(voice?.duration).toBeGreaterThan(8000)
    expect(voice?.delivery?.devices[0]?.heardAt).toBeTruthy()
    expect((await anna.get(`${path}/visits`)).body.occurrences.length).toBeGreaterThan(5)
    expect((await anna.get('/api/notices/summary')).body.alarms).toEqual([])

    // The tablet is on: what is sent is shown, although no browser is the screen.
    const leo = await visitorAs('leo', url)
    await leo.post(`${path}/photos/${older[0]?.id}/send-to-alexa`)
    const shown = async () => (await leo.get(`${path}/photos`)).body[1].delivery.state
    await expect.poll(shown).toBe('shown')

    // A browser can be the screen, too.
    const screen = openBrowser({ url })
    expect((await screen.get('/demo/screen')).headers.get('location')).toBe('/screen')
    const view = (await screen.get('/api/screen')).body
    expect(view.items.map(({ title }: { title: string }) => title)).toContain(
      'Biscuit waits for you at the window',
    )

    expect(await readdir(demo.folder)).toHaveLength(1)
    demo.process.kill('SIGTERM')
    expect(await once(demo.process, 'close')).toEqual([0, null])
    expect(await readdir(demo.folder)).toEqual([])
  },
  600_000,
)

test('a port that is taken is said, and nothing is left behind', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const demo = await startDemo({ PORT: String(port) })
  expect(await once(demo.process, 'close')).toEqual([1, null])
  expect(demo.said()).toContain(`Port ${port} is used by another program`)
  expect(await readdir(demo.folder)).toEqual([])
})

test('one that is ended in the middle of the year leaves nothing behind either', async () => {
  const demo = await startDemo()
  await expect.poll(() => readdir(demo.folder)).toHaveLength(1)
  demo.process.kill('SIGINT')
  expect(await once(demo.process, 'close')).toEqual([0, null])
  expect(await readdir(demo.folder)).toEqual([])
})

test('what Leo plays is a voice as our pages make it', async () => {
  const played = await playToyPiano('cradleSong')
  const { bytes, duration } = readMp3(played, voiceLimits)
  expect(duration).toBeGreaterThan(8000)
  expect(duration).toBeLessThan(10_000)
  expect(bytes.length).toBeGreaterThan(50_000)
})

test('a real server knows nothing of it', async () => {
  const app = await createTestApp()
  const visitor = openBrowser(app)
  for (const path of ['/demo', '/demo/as/anna', '/demo/screen', '/demo/beside'])
    expect((await visitor.get(path)).status, path).toBe(404)
  expect((await visitor.post('/demo/as/anna')).status).toBe(404)
  expect((await visitor.get('/')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('it is day where Rose lives, whenever it starts', () => {
  const start = Date.UTC(2026, 0, 1)
  for (let hours = 0; hours < 2 * 365 * 24; hours += 7) {
    const now = start + hours * 3_600_000
    for (const own of ['UTC', 'Asia/Tokyo', 'America/Caracas']) {
      const { hour } = wallClock(now, zoneByDay(now, own))
      expect(hour >= 9 && hour < 19, new Date(now).toISOString()).toBe(true)
    }
  }
})

test('a day of the year is its last time', () => {
  expect(lastTime('07-04', '2026-11-22', 25)).toBe('2026-07-04')
  expect(lastTime('10-31', '2026-11-22', 25)).toBe('2025-10-31')
  expect(lastTime('12-24', '2026-01-10', 25)).toBe('2024-12-24')
})

async function visitorAs(who: string, url: string) {
  const visitor = openBrowser({ url })
  const signedIn = await visitor.post(`/demo/as/${who}`)
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/'])
  return visitor
}

async function startDemo(environment: Record<string, string> = {}) {
  const demo = await startRunningDemo(environment)
  onTestFinished(() => demo.stop())
  return { ...demo, says: (words: string) => expect.poll(demo.said, { timeout: 500_000 }).toContain(words) }
}
