import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { WordsContext } from '../language/use-words.ts'
import { loadWords } from '../language/words.ts'
import { item } from '../playlist/given-item.ts'
import styles from '../room.css?inline'
import { LeastSize } from '../scenes/words/letters.ts'
import { BoardWords } from './board-words.tsx'

const words = await loadWords('en')
const now = Date.parse('2026-11-21T12:00:00.000Z')
const view = { deviceId: 'one', language: 'en', timeZone: 'Europe/London' } as ScreenView
const note = 'Your blue coat is at the cleaner’s. I bring it on Monday.'
const said = ['Anna', 'Ben', 'Leo', 'Mia', 'Tom'].map((name, index) => from(name, index, { title: note }))
const before = { width: window.innerWidth, height: window.innerHeight }
const onPress = vi.fn()
let root: Root | undefined
let added: HTMLElement[] = []

beforeEach(async () => {
  await page.viewport(1280, 800)
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = styles
  const stage = document.body.appendChild(document.createElement('div'))
  stage.className = 'stage'
  added = [style, stage]
  root = createRoot(stage)
})
afterEach(async () => {
  root?.unmount()
  for (const element of added) element.remove()
  onPress.mockReset()
  await page.viewport(before.width, before.height)
})

function from(name: string, index: number, change: Partial<ScreenItem>): ScreenItem {
  const sender = { name: `${name} Hartley`, profileImageUrl: null, relation: 'your granddaughter' }
  return item(`0190c0de-0000-7000-8000-00000000030${index}`, { kind: 'note', sender, ...change })
}

function show(items: ScreenItem[], least = 0) {
  const [, stage] = added
  stage?.style.setProperty('--least', `${least}px`)
  stage?.toggleAttribute('data-letters', least > 0)
  flushSync(() =>
    root?.render(
      <WordsContext value={words}>
        <LeastSize value={least}>
          <main className="board">
            <BoardWords said={items} view={view} now={now} onShown={() => {}} onPress={onPress} />
          </main>
        </LeastSize>
      </WordsContext>,
    ),
  )
}

/** How many words stand there, and the smallest letters of them in CSS pixels. */
function shown() {
  const titles = [...document.querySelectorAll('.board-word .title')]
  const sizes = titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize))
  const isWhole = titles.every(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight + 12)
  return { count: titles.length, size: Math.min(...sizes), isWhole }
}

test('the farther away she sits the fewer last words stand on the board, each in letters that she can read', async () => {
  show(said)
  await expect.poll(() => shown().count).toBe(5)
  show(said, 45)
  await expect.poll(shown).toMatchObject({ count: 2, isWhole: true })
  expect(shown().size).toBeGreaterThanOrEqual(45)
  show(said)
  await expect.poll(() => shown().count).toBe(5)
})

test('the last two words stay as long as they can be read, and are whole', async () => {
  show(said, 88)
  await expect.poll(shown).toMatchObject({ count: 2, isWhole: true })
  expect(shown().size).toBeGreaterThan(88 * 0.6)
  const longer = said.map((one) => ({ ...one, title: `${note} Anna comes, too.` }))
  show(longer, 88)
  await expect.poll(shown).toMatchObject({ count: 1, isWhole: true })
  expect(shown().size).toBeGreaterThan(88 * 0.6)
})

test('a voice has a button of its own with its length in words, and a press on its words shows them large', async () => {
  const voice = { url: '/no-voice', duration: 20_000 }
  show([
    from('Anna', 0, { kind: 'voice', voice }),
    from('Leo', 1, { kind: 'voice', voice: { ...voice, duration: 60_000 }, title: 'My cradle song' }),
  ])
  const [alone, written] = [...document.querySelectorAll('.board-word')]
  expect(alone?.querySelector('.title')).toHaveTextContent('Anna says something to you')
  expect(alone?.textContent).toContain(words.seconds(20))
  expect(written?.textContent).toContain(words.minutes(1))
  const buttons = [...document.querySelectorAll('.board-word .answer.listen')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual([words.listen, words.listen])
  for (const button of buttons) expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(64)
  await page.getByRole('button', { name: 'My cradle song' }).click()
  expect(onPress).toHaveBeenCalledWith('My cradle song')
})
