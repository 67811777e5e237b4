import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { sendReport } from '../connection/outbox.ts'
import { WordsContext } from '../language/use-words.ts'
import { loadWords } from '../language/words.ts'
import { localState } from '../offline/local-state.ts'
import { item } from '../playlist/given-item.ts'
import { Stage } from './stage.tsx'

const words = await loadWords('en')
const deviceId = '0190c0de-0000-7000-8000-000000000001'
const note = item('0190c0de-0000-7000-8000-000000000002', { kind: 'note', title: 'The roses are out' })
const room = { chime: false, readsAloud: false, volume: 60, favourites: true, pace: 'normal' as const }
const view = {
  timeZone: 'UTC',
  textSize: 'normal',
  quietHours: null,
  next: null,
  items: [note],
  deviceId,
  room,
}
let root: Root

afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
  localState.reports.write([])
})

test('without a network, sound that a carer has switched off is off for what is read aloud, too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('speechSynthesis', { getVoices: () => [] })
  await openMore()
  await expect.element(page.getByRole('button', { name: words.readAloud })).toBeVisible()
  root.unmount()
  sendReport({ type: 'set', volume: 0 })
  await openMore()
  await expect.element(page.getByRole('button', { name: words.textAndSound })).toBeVisible()
  await expect.element(page.getByRole('button', { name: words.readAloud })).not.toBeInTheDocument()
})

async function openMore() {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <WordsContext value={words}>
        <Stage view={view as unknown as ScreenView} isOnline={false} onLost={() => {}} />
      </WordsContext>,
    ),
  )
  // The code of the buttons comes after this touch, which counts all the same.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  await expect.element(page.getByRole('navigation', { name: words.pictures })).toHaveClass('visible')
  await page.getByRole('button', { name: words.more }).click()
}
