import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { localState } from '../offline/local-state.ts'
import { readFilm, removePictures } from '../offline/pictures.ts'
import { item } from '../playlist/given-item.ts'
import { isReading } from '../playlist/reading.ts'
import { readAloud, stopReading } from './speech.ts'
import { useFilm } from './use-film.ts'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  vi.unstubAllGlobals()
  localState.reports.write([])
  localState.unplayed.remove()
  removePictures()
})

function clip(deliveryId: string): ScreenItem {
  return item(deliveryId, { kind: 'clip', film: { url: '/film', duration: 1000, hasSound: true } })
}

function show(clip: ScreenItem) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Film clip={clip} />)
}

function Film({ clip }: { clip: ScreenItem }) {
  const { video } = useFilm('screen', clip, true)
  return video && <video {...video} />
}

function givenAnswers(film: BlobPart) {
  const answers = vi.fn(() => new Response(new Blob([film], { type: 'video/mp4' })))
  vi.stubGlobal('fetch', async (url: unknown) => {
    if (url === '/film') return answers()
    throw new TypeError('Failed to fetch')
  })
  return answers
}

const shownFilm = () => document.querySelector('video')

/** A film that moves by itself. */
async function givenGarden() {
  // The browser of these tests asks for less motion.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const bytes = atob(await commands.readFile('server/testing/given/clips/garden.mp4', 'base64'))
  givenAnswers(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)))
}

test('words that are read aloud for longer than the film lasts hold the slideshow to their end', async () => {
  await givenGarden()
  const synthesis = { getVoices: () => [], speak() {}, cancel() {}, addEventListener() {} }
  vi.stubGlobal('speechSynthesis', synthesis)
  const one = clip('0190c0de-0000-7000-8000-000000000010')
  show(one)
  await expect.poll(() => shownFilm()?.className).toBe('picture film moving')
  readAloud(one.deliveryId, 'First steps', 'en', 50)
  await expect.poll(() => shownFilm()?.ended).toBe(true)
  await expect.poll(() => shownFilm()?.className).toBe('picture film')
  expect(isReading(one.deliveryId)).toBe(true)
  stopReading()
  expect(isReading(one.deliveryId)).toBe(false)
})

test('a film that has left the screen gives its decoder back', async () => {
  await givenGarden()
  show(clip('0190c0de-0000-7000-8000-000000000011'))
  await expect.poll(() => shownFilm()?.className).toBe('picture film moving')
  const video = shownFilm()
  root?.unmount()
  await expect.poll(() => video?.networkState).toBe(HTMLMediaElement.NETWORK_EMPTY)
  expect(video?.getAttribute('src')).toBeNull()
})

test('a film that was said to fail and plays after all is told once', async () => {
  await givenGarden()
  const [one, other] = [
    '0190c0de-0000-7000-8000-000000000013',
    '0190c0de-0000-7000-8000-000000000014',
  ] as const
  localState.unplayed.write([one, other])
  show(clip(one))
  const reports = () =>
    localState.reports.read()?.map(({ type, ...on }) => [type, 'deliveryId' in on && on.deliveryId])
  await expect.poll(reports).toEqual([['heard', one]])
  expect(localState.unplayed.read()).toEqual([other])
})

test('a film that fails is told once, not tried again, and not kept', async () => {
  const answers = givenAnswers('damaged')
  const failing = clip('0190c0de-0000-7000-8000-000000000012')
  const reports = () => localState.reports.read()?.map(({ type }) => type)
  show(failing)
  await expect.poll(reports).toEqual(['unplayed'])
  await expect.poll(shownFilm).toBeNull()
  root?.unmount()
  show(failing)
  await readFilm('screen', failing)
  expect(reports()).toEqual(['unplayed'])
  expect(localState.unplayed.read()).toEqual([failing.deliveryId])
  expect(shownFilm()).toBeNull()
  // Once for the screen, and once for this test: its copy was deleted.
  expect(answers).toHaveBeenCalledTimes(2)
})
