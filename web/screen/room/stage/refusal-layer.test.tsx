import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../../../platform/server/api.ts'
import { tellRefusal, tellRoom } from '../connection/refusals.ts'
import { WordsContext } from '../language/use-words.ts'
import { loadWords } from '../language/words.ts'
import type { PendingReport } from '../offline/kept-schemas.ts'
import { localState } from '../offline/local-state.ts'
import { stampNow } from '../time/server-clock.ts'
import { RefusalLayer } from './refusal-layer.tsx'

const deliveryId = '0190c0de-0000-7000-8000-000000000001'
const words = await loadWords('en')
const note = page.getByRole('status')
let root: Root

beforeEach(open)

afterEach(() => {
  root.unmount()
  localState.refusal.remove()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('that nobody will call stands through a reload, until a touch that was meant for it', async () => {
  refuse('call_me', 'conflict', 409)
  await expect.element(note).toHaveTextContent(words.callByTelephone)
  root.unmount()
  open()
  await expect.element(note).toHaveTextContent(words.callByTelephone)
  window.dispatchEvent(new Event('pointerdown'))
  await expect.element(note).toHaveTextContent(words.callByTelephone)
  const later = performance.now() + 2500
  vi.spyOn(performance, 'now').mockReturnValue(later)
  window.dispatchEvent(new Event('pointerdown'))
  await expect.element(note).not.toBeInTheDocument()
  expect(localState.refusal.read()).toBeNull()
})

test('that a picture was taken back is said for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  refuse('heart', 'not_found', 404)
  await expect.element(note).toHaveTextContent(words.takenBack)
  vi.advanceTimersByTime(10_000)
  await expect.element(note).not.toBeInTheDocument()
})

test('that her voice did not arrive stands until it was read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  tellRoom('voiceRefused')
  await expect.element(note).toHaveTextContent(words.voiceRefused)
  vi.advanceTimersByTime(60_000)
  await expect.element(note).toHaveTextContent(words.voiceRefused)
  expect(localState.refusal.read()).toBe('voiceRefused')
})

test('in the dark nothing is said until somebody touches the screen', async () => {
  show(false)
  refuse('call_me', 'conflict', 409)
  await expect.element(note).toBeEmptyDOMElement()
  show(true)
  await expect.element(note).toHaveTextContent(words.callByTelephone)
})

function open() {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  show(true)
}

function show(isVisible: boolean) {
  flushSync(() =>
    root.render(
      <WordsContext value={words}>
        <RefusalLayer isVisible={isVisible} />
      </WordsContext>,
    ),
  )
}

function refuse(kind: 'heart' | 'call_me', code: string, status: number) {
  const report: PendingReport = { type: 'answer', deliveryId, kind, stamp: stampNow() }
  tellRefusal(report, new ApiError(status, '', JSON.stringify({ error: { code, message: 'No.' } })))
}
