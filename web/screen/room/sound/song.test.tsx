import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { WordsContext } from '../language/use-words.ts'
import { loadWords } from '../language/words.ts'
import { localState } from '../offline/local-state.ts'
import { removePictures, syncPictures } from '../offline/pictures.ts'
import { item } from '../playlist/given-item.ts'
import { isReading } from '../playlist/reading.ts'
import { Stage } from '../stage/stage.tsx'
import { ListenButton } from './listen-button.tsx'

const words = await loadWords('en')
const deviceId = '0190c0de-0000-7000-8000-000000000001'
const room = { chime: false, readsAloud: true, volume: 60, favourites: true, pace: 'normal' as const }
const listen = page.getByRole('button', { name: words.listen })
const stop = page.getByRole('button', { name: words.stopListening })
let root: Root | undefined

afterEach(() => {
  root?.unmount()
  root = undefined
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localState.reports.write([])
  removePictures()
})

/** Each is another one: the player remembers what it has played. */
function song(number: number, change: Partial<ScreenItem> = {}): ScreenItem {
  const voice = { url: `/no-song/${number}?v=sound-${number}`, duration: 20_000 }
  const card = { say: '', link: null }
  return item(`0190c0de-0000-7000-8000-0000000001${number}`, {
    kind: 'content',
    title: 'Morning has broken',
    voice,
    card,
    ...change,
  })
}

function show(shown: React.ReactNode) {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root?.render(<WordsContext value={words}>{shown}</WordsContext>))
}

/** Half a second so many times, which the device keeps. */
async function givenKept(one: ScreenItem, times: number) {
  const bytes = atob(await commands.readFile('server/testing/given/tone.mp3', 'base64'))
  const tone = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))
  const sound = new Blob(Array(times).fill(tone), { type: 'audio/mpeg' })
  vi.stubGlobal('fetch', async () => new Response(sound))
  await syncPictures(deviceId, [one])
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

test('a song that is kept is heard without a connection, holds the slideshow, and is reported', async () => {
  const one = song(10)
  await givenKept(one, 4)
  show(<ListenButton deviceId={deviceId} item={one} />)
  await listen.click()
  await expect.element(stop).toBeVisible()
  expect(isReading(one.deliveryId)).toBe(true)
  await expect.element(page.getByRole('button', { name: words.listenAgain })).toBeVisible()
  expect(isReading(one.deliveryId)).toBe(false)
  expect(localState.reports.read()).toMatchObject([
    { type: 'heard', deliveryId: one.deliveryId, sound: 'sound-10' },
  ])
})

test('another says without a connection that it cannot be heard, until the server is back', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  show(<ListenButton deviceId={deviceId} item={song(11)} />)
  await listen.click()
  await expect.element(page.getByText(words.cannotHear)).toBeVisible()
  await expect.element(listen).toBeEnabled()
  // The look that decides that it waits for the server comes first.
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(10_000)
  await expect.element(page.getByText(words.cannotHear)).toBeVisible()
  vi.stubGlobal('fetch', async () => new Response('so', { status: 206 }))
  vi.advanceTimersByTime(10_000)
  await expect.element(page.getByText(words.cannotHear)).not.toBeInTheDocument()
})

test('a song that goes on is not given up, however often it has waited; one that stands still is', async () => {
  const one = song(13, { voice: { url: '/no-song/13?v=sound-13', duration: 1000 } })
  await givenKept(one, 60)
  show(<ListenButton deviceId={deviceId} item={one} />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await listen.click()
  for (let waited = 0; waited < 3; waited++) {
    const before = heard()
    await expect.poll(heard).not.toBe(before)
    vi.advanceTimersByTime(10_000)
  }
  expect(stop.query()).not.toBeNull()
  vi.advanceTimersByTime(15_000)
  await expect.element(page.getByText(words.cannotHear)).toBeVisible()
})

/** How far the button says that it is. */
function heard(): string | null | undefined {
  return document.querySelector<HTMLElement>('.listen [style]')?.getAttribute('style')
}

test('quiet hours wait for the end of what she has pressed for, and a pause does not', async () => {
  const one = song(12)
  await givenKept(one, 60)
  show(<OnStage one={one} />)
  await expect.element(page.getByText(words.recommendsSong(null))).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Morning has broken' })).toBeVisible()
  await listen.click()
  await expect.element(stop).toBeVisible()
  show(<OnStage one={one} change={{ quietHours: quietNow() }} />)
  expect(stop.query()).not.toBeNull()
  show(<OnStage one={one} change={{ pausedUntil: new Date(Date.now() + 3_600_000).toISOString() }} />)
  expect(stop.query()).toBeNull()
  expect(isReading(one.deliveryId)).toBe(false)
  show(<OnStage one={one} />)
  await listen.click()
  show(<OnStage one={one} change={{ quietHours: quietNow() }} />)
  await stop.click()
  await expect.element(page.getByText(words.recommendsSong(null))).not.toBeInTheDocument()
})

test('a touch of the picture of a song plays it, and another ends that', async () => {
  const one = song(15)
  await givenKept(one, 60)
  show(<OnStage one={one} />)
  await expect.element(listen).toBeVisible()
  const cover = page.elementLocator(document.querySelector('.voice-face') as HTMLElement)
  await cover.click()
  await expect.element(stop).toBeVisible()
  await cover.click()
  await expect.element(listen).toBeVisible()
})

test('another photo of a song is tried after one that could not be had', async () => {
  const picture = { url: '/no-photo', width: 30, height: 20, thumbhash: '', focus: null }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  show(<OnStage one={song(14, { picture } as Partial<ScreenItem>)} />)
  await expect.poll(() => document.querySelector('.voice-face svg')).not.toBeNull()
  const canvas = Object.assign(document.createElement('canvas'), { width: 30, height: 20 })
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  vi.stubGlobal('fetch', async () => new Response(photo))
  show(<OnStage one={song(14, { picture: { ...picture, url: '/another' } } as Partial<ScreenItem>)} />)
  await expect.poll(() => document.querySelector('.voice-face canvas')).not.toBeNull()
})

function OnStage({ one, change }: { one: ScreenItem; change?: Partial<ScreenView> }) {
  const given = { timeZone: 'UTC', textSize: 'normal', quietHours: null, next: null, deviceId, room }
  const view = { ...given, items: [one], ...change } as unknown as ScreenView
  return <Stage view={view} isOnline={false} onLost={() => {}} />
}

function quietNow() {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16)
  return { from: at(-1), until: at(1) }
}
