import { expect, onTestFinished, test, vi } from 'vitest'
import { minutes } from '#server/platform/clock.ts'
import { givenFamily } from '#server/testing/given/given.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { keepTabletOn } from './tablet.ts'

test('the tablet stays on for as long as nothing happens', async () => {
  const { anna, path } = await givenFamily(await createTestApp())
  const heard: Awaited<ReturnType<typeof anna.listen>>[] = []
  const listen = async () => {
    const stream = await anna.listen(`${path}/live`)
    heard.push(stream)
    return stream
  }
  const opened = { browser: { ...anna, listen }, hasNews: async () => false, look: async () => {} }
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const switchOff = keepTabletOn('', { tablet: { at: () => opened } }, () => false)
  await vi.waitUntil(() => heard.length === 1)
  // A promise that nobody awaits fails the test when it is rejected.
  await vi.advanceTimersByTimeAsync(minutes(10))
  await switchOff()
  expect(heard).toHaveLength(1)
})
