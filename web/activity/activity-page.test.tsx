import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { activityApi } from '#contract/family/activity.ts'
import { render, server } from '../testing/render.tsx'
import { ActivityPage } from './activity-page.tsx'

test('at its end the activity says where older years are', async () => {
  server.answer(activityApi.list, [])
  server.answer(activityApi.begin, { since: '2024-01-01T00:00:00.000Z' })
  render(<ActivityPage />)
  await expect.element(page.getByText('What happened before 2024 is in “Download everything”')).toBeVisible()
})

test('an activity that has everything says nothing of it', async () => {
  server.answer(activityApi.list, [])
  server.answer(activityApi.begin, { since: null })
  render(<ActivityPage />)
  await expect.element(page.getByText('No recent activity')).toBeVisible()
  await expect.poll(() => server.calls(activityApi.begin).length).toBe(1)
  await expect.element(page.getByText('What happened before')).not.toBeInTheDocument()
})
