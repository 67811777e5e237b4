import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { BoardDay } from '../../board/board-day.tsx'
import { WordsContext } from '../../language/use-words.ts'
import { loadWords } from '../../language/words.ts'
import { serverNow } from '../../time/server-clock.ts'
import { localDate } from '../../time/wall-clock.ts'
import { DayView } from './day-view.tsx'

const words = await loadWords('en')
const now = serverNow()
const date = localDate(now, 'UTC')
const until = new Date(now + 86_400_000).toISOString()
const visits = ['09:30', '11:00', '15:00', '17:30', '19:00'].map((time) => ({
  ...{ id: time, date, time, until, who: 'Ben', what: null },
}))
const room = { chime: false, readsAloud: false, volume: 60, favourites: true }
const view = { timeZone: 'UTC', textSize: 'normal', groupName: 'Hartleys', lovedOneName: 'Rose', items: [] }
let root: Root

afterEach(() => root.unmount())

test('what comes today and has no place is counted, on the day card and on the board', async () => {
  await page.viewport(1280, 800)
  open({ visits, room })
  await expect.element(page.getByText('Today at 9:30 AM')).toBeVisible()
  await expect.element(page.getByText('and 2 more')).toBeVisible()
  open({ visits: visits.slice(1), room }, BoardDay)
  await expect.element(page.getByText('and one more')).toBeVisible()
  open({ visits: visits.slice(2), room }, BoardDay)
  await expect.element(page.getByText('and one more')).not.toBeInTheDocument()
})

test.each([DayView, BoardDay])('where the family has chosen it, $name says times in words', async (Day) => {
  await page.viewport(1280, 800)
  open({ visits, room: { ...room, spokenTimes: true } }, Day)
  await expect.element(page.getByText('Today at half past nine')).toBeVisible()
})

function open(change: Partial<ScreenView>, Day: typeof DayView | typeof BoardDay = DayView) {
  root?.unmount()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <WordsContext value={words}>
        <Day view={{ ...view, ...change } as unknown as ScreenView} now={now} />
      </WordsContext>,
    ),
  )
}
