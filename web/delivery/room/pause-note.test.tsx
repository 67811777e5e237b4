import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { roomApi } from '#contract/room/room.ts'
import { givenRoom } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import { PauseNote } from './pause-note.tsx'

test.each([
  ['in contact', true],
  ['without a network', false],
])('a pause from afar promises no more than holds of a screen %s', async (_, isConnected) => {
  const since = new Date().toISOString()
  const until = new Date(Date.now() + 3_600_000).toISOString()
  const room = givenRoom({
    pause: { since, until, by: { kind: 'person', name: 'Emma Hartley' } },
    devices: [{ kind: 'screen', isOpened: true, isConnected, quietHours: null }],
  })
  server.answer(roomApi.read, room)
  server.answer(roomApi.resume, () => {
    const ended = { ...room, pause: null }
    server.answer(roomApi.read, ended)
    return ended
  })
  render(<PauseNote />)
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('Emma Hartley has paused the screen until')
  await expect
    .element(
      page.getByText(
        'A screen that is in contact shows and says nothing until then; what you send waits. Rose or a caretaker of the family can end it.',
      ),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'End the pause' }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toMatchTextContent('What has come is shown as soon as the screen can.')
  await expect.element(question).not.toMatchTextContent('Somebody in the room wanted it dark')
  await question.getByRole('button', { name: 'End the pause' }).click()
  await expect
    .element(page.getByText('The screen shows pictures again as soon as it can.').first())
    .toBeVisible()
})
