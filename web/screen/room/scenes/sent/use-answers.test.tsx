import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { IsOnline } from '../../connection/is-online.ts'
import { WordsContext } from '../../language/use-words.ts'
import { loadWords } from '../../language/words.ts'
import { localState } from '../../offline/local-state.ts'
import { item } from '../../playlist/given-item.ts'
import { useAnswers } from './use-answers.ts'

const words = await loadWords('en')
const sent = item('0190c0de-0000-7000-8000-000000000003', {
  kind: 'note',
  title: 'The roses are out',
  sender: { name: 'Leo Hartley', profileImageUrl: null },
})
const later = 'Leo will see it as soon as there is a connection.'
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

test('without a connection a heart is seen as soon as there is one', async () => {
  show(false)
  await page.getByRole('button').click()
  await expect.element(page.getByText(later)).toBeVisible()
})

test('so it is when the server has not taken it for a while', async () => {
  show(true)
  await page.getByRole('button').click()
  await expect.element(page.getByText(words.heartSeen('Leo'))).toBeVisible()
  await expect.element(page.getByText(later), { timeout: 6000 }).toBeVisible()
})

function show(isOnline: boolean) {
  flushSync(() =>
    root.render(
      <WordsContext value={words}>
        <IsOnline value={isOnline}>
          <Heart />
        </IsOnline>
      </WordsContext>,
    ),
  )
}

function Heart() {
  const { press, confirmation } = useAnswers(sent, {} as ScreenView)
  return (
    <>
      <button type="button" onClick={() => press('heart', false)}>
        heart
      </button>
      <p>{confirmation}</p>
    </>
  )
}
