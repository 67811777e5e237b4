import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Recording } from '../../../platform/recording/recording.ts'
import { WordsContext } from '../language/use-words.ts'
import { loadWords } from '../language/words.ts'
import { Level } from './level.tsx'
import voice from './voice.css?inline'

const words = await loadWords('en')
const loudest = { level: () => 1, elapsed: () => 0 } as Recording
const added: Element[] = []
let root: Root
let before = { width: 0, height: 0 }

beforeEach(() => {
  before = { width: window.innerWidth, height: window.innerHeight }
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = voice
  const room = document.body.appendChild(document.createElement('div'))
  room.style.cssText = '--u: 12px; position: absolute; inset: 48px'
  added.push(style, room)
  root = createRoot(room)
})
afterEach(async () => {
  root.unmount()
  for (const element of added.splice(0)) element.remove()
  await page.viewport(before.width, before.height)
})

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
])('the ring of the loudest voice stays in its place: $width × $height', async ({ width, height }) => {
  await page.viewport(width, height)
  flushSync(() =>
    root.render(
      <WordsContext value={words}>
        <Level recording={loudest} longest={60_000} />
      </WordsContext>,
    ),
  )
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
  const spread = () =>
    Number.parseFloat(getComputedStyle(find('.voice-round')).boxShadow.split('px ')[3] ?? '')
  // From still to the loudest.
  const still = spread()
  await expect.poll(spread).toBeGreaterThan(still * 3)
  const place = find('.voice-level').getBoundingClientRect()
  const round = find('.voice-round').getBoundingClientRect()
  expect(round.top - spread()).toBeGreaterThanOrEqual(place.top)
  expect(round.bottom + spread()).toBeLessThanOrEqual(place.bottom)
  expect(round.left - spread()).toBeGreaterThanOrEqual(place.left)
  expect(round.right + spread()).toBeLessThanOrEqual(find('.voice-level p').getBoundingClientRect().left)
})
