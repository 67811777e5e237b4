import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { activityApi } from '#contract/family/activity.ts'
import { render, server } from '../../testing/render.tsx'
import { OlderWeeks } from './older-weeks.tsx'

const given = { today: '2026-11-28', timeZone: 'Europe/Berlin' }
const older = page.getByText('What happened before 2024 is in “Download everything”')

test('a week of years that have left the database says where they are', async () => {
  server.answer(activityApi.begin, { since: '2024-01-01T00:00:00.000Z' })
  render(<OlderWeeks {...given} monday="2023-12-25" />)
  await expect.element(older).toBeVisible()
})

test('a week that is there says nothing of it, and one of this year does not ask', async () => {
  server.answer(activityApi.begin, { since: '2024-01-01T00:00:00.000Z' })
  render(<OlderWeeks {...given} monday="2025-11-10" />)
  await expect.poll(() => server.calls(activityApi.begin).length).toBe(1)
  await expect.element(older).not.toBeInTheDocument()
  render(<OlderWeeks {...given} monday="2026-11-23" />)
  expect(server.calls(activityApi.begin).length).toBe(1)
})
