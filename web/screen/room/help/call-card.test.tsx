import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ScreenCall, ScreenView } from '#contract/screen/screen-view.ts'
import { sendReport } from '../connection/outbox.ts'
import { WordsContext } from '../language/use-words.ts'
import { loadWords } from '../language/words.ts'
import { localState } from '../offline/local-state.ts'
import { serverNow } from '../time/server-clock.ts'
import help from './help.css?inline'
import { HelpLayer } from './help-layer.tsx'

const words = await loadWords('en')
let root: Root
let network: PromiseWithResolvers<Response>

beforeEach(() => {
  network = Promise.withResolvers()
  vi.stubGlobal('fetch', () => network.promise)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
  localState.reports.write([])
  // Else the outbox waits for it for ever, in the next file, too.
  network.promise.catch(() => {})
  network.reject(new TypeError('Failed to fetch'))
})

test('the card says that she asked again, and when', async () => {
  const askedAgainAt = ago(1)
  show(call({ askedAgainAt, againAt: ago(-2) }))
  await expect.element(page.getByText(/^You asked again at\s\d+:\d\d( [AP]M)?\.$/)).toBeVisible()
  await expect.element(page.getByText('You asked for a call')).not.toBeInTheDocument()
})

test('it says so from the press on, and no longer that we tell the family when the server has not heard of it', async () => {
  const again = call({ againAt: ago(1) })
  show(again)
  await expect.element(page.getByText('You asked for a call')).toBeVisible()
  await page.getByRole('button', { name: words.askAgain }).click()
  show(again)
  await expect.element(page.getByText('You asked again')).toBeVisible()
  await expect.element(page.getByText('We are asking Anna.')).toBeVisible()
  await expect.element(page.getByText('as soon as there is a connection')).toBeVisible()
  await expect.element(page.getByText('We are asking Anna.')).not.toBeInTheDocument()
})

test('beside a picture that is shown whole a sign says without words that a call stands', async () => {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = help
  try {
    show(call({}), { '--g': '8px' }, 'whole')
    await expect.element(page.getByText('You asked for a call')).toBeInTheDocument()
    const card = document.querySelector('.call-card')?.getBoundingClientRect()
    expect(card).toMatchObject({ width: 64, height: 64 })
    expect(document.querySelector('.call-sign')?.getBoundingClientRect().width).toBeGreaterThan(20)
    const texts = [...document.querySelectorAll('.call-card p, .call-card button')]
    expect(texts.map((text) => text.getBoundingClientRect().height)).toEqual([0, 0, 0, 0])
  } finally {
    style.remove()
  }
})

function show(call: ScreenCall, style = {}, cover?: string) {
  const view = { timeZone: 'UTC', call } as ScreenView
  flushSync(() =>
    root.render(
      <WordsContext value={words}>
        <div data-cover={cover} style={style}>
          <HelpLayer view={view} now={serverNow()} isOnline onPress={sendReport} />
        </div>
      </WordsContext>,
    ),
  )
}

function call(more: Partial<ScreenCall>): ScreenCall {
  return {
    callId: 'one',
    askedAt: ago(9),
    taken: null,
    cannot: null,
    asking: ['Anna'],
    againAt: ago(1),
    ...more,
  }
}

function ago(minutes: number): string {
  return new Date(serverNow() - minutes * 60_000).toISOString()
}
