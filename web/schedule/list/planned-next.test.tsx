import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { scheduleApi } from '#contract/schedule.ts'
import { givenEntry } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import { PlannedNext } from './planned-next.tsx'

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()

test('the delivery that comes next is named: none that is paused, over, or without its item', async () => {
  const gone = { kind: 'content', title: 'Gone', isThere: false } as const
  server.answer(scheduleApi.list, [
    givenEntry(901, 'Later', { status: 'pending', scheduledFor: days(9) }),
    givenEntry(902, 'Persuasion', { status: 'pending', scheduledFor: days(8) }),
    givenEntry(903, 'Paused', { status: 'paused', scheduledFor: days(1) }),
    givenEntry(904, 'Over', { status: 'sent', scheduledFor: days(-1) }),
    givenEntry(905, '', { status: 'pending', subject: gone, scheduledFor: days(1) }),
  ])
  render(<PlannedNext />)
  await expect.element(page.getByRole('link')).toMatchTextContent(/^Planned next: Persuasion, .*\d/)
})

test('nothing is said where nothing is planned', async () => {
  server.answer(scheduleApi.list, [givenEntry(901, 'Emma', { status: 'held' })])
  render(
    <>
      <PlannedNext />
      <p>The end</p>
    </>,
  )
  await expect.element(page.getByText('The end')).toBeVisible()
  await expect.poll(() => server.calls(scheduleApi.list).length).toBe(1)
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
