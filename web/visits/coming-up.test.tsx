import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { daysAfter } from '#contract/platform/wall-clock.ts'
import type { VisitOccurrence } from '#contract/visits/visit-list.ts'
import { visitsApi } from '#contract/visits/visits.ts'
import { dateOf } from '../platform/time-there.ts'
import { render, server } from '../testing/render.tsx'
import { ComingUp } from './coming-up.tsx'

const today = dateOf(Date.now(), 'Europe/Berlin')

function givenOccurrence(who: string, days: number, changes: Partial<VisitOccurrence> = {}): VisitOccurrence {
  return {
    id: who,
    visitId: null,
    calendar: null,
    date: daysAfter(today, days),
    time: null,
    endDate: null,
    endTime: null,
    who,
    what: null,
    isRepeated: false,
    isSkipped: false,
    isOnScreen: true,
    ...changes,
  }
}

function answer(...occurrences: VisitOccurrence[]) {
  server.answer(visitsApi.list, { today, visits: [], occurrences })
}

test('who comes next is named: nobody who is left out, or has come', async () => {
  answer(
    givenOccurrence('Over', -1),
    givenOccurrence('Begun', 0, { time: '00:00' }),
    givenOccurrence('Left out', 1, { isSkipped: true }),
    givenOccurrence('Ben', 3, { what: 'Coffee', time: '15:00' }),
    givenOccurrence('Later', 4),
  )
  render(<ComingUp />)
  await expect.element(page.getByRole('link')).toMatchTextContent(/^Coming up: Ben: Coffee, .*3:00\sPM/)
})

test('what is on all day is named by its day', async () => {
  answer(givenOccurrence('Mia', 5))
  render(<ComingUp />)
  await expect.element(page.getByRole('link')).toMatchTextContent(/^Coming up: Mia, \w{3}, \w{3} \d+$/)
})

test('nothing is said where nobody comes', async () => {
  answer(givenOccurrence('Left out', 1, { isSkipped: true }))
  render(
    <>
      <ComingUp />
      <p>The end</p>
    </>,
  )
  await expect.poll(() => server.calls(visitsApi.list).length).toBe(1)
  await expect.element(page.getByText('The end')).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
