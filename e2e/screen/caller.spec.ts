import type { Page } from '@playwright/test'
import { expectSoonAfter, pauseClock } from '../support/page-clock.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'

const note = (screen: Page) => screen.getByText('Anna is going to call you.')

async function givenCall(page: Page, room: Page) {
  const { path } = await givenFamily(page, 'Anna')
  await room.clock.install()
  const screen = await givenScreen(page, room.context())
  await room.close()
  const photoId = await addPhoto(page, path, 'The garden')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  const call = screen.getByRole('button', { name: 'Call me' })
  await expect(call).toBeVisible()
  const shows = screen.getByText('Your family will see that you want a call.')
  await expectSoonAfter(() => call.click(), { page: screen, ms: 5000, shows })
  const callId = async () => {
    const { calls } = await callApi(page, `${path}/answers`, undefined, 'GET')
    return (calls as { id: string }[])[0]?.id
  }
  const say = async (verb: 'take' | 'return') => callApi(page, `${path}/calls/${await callId()}/${verb}`)
  return { screen, say }
}

test('the screen says who is going to call, also after a reload and without a network, until it is touched', async ({
  page,
  newContext,
}) => {
  const { screen, say } = await givenCall(page, await (await newContext()).newPage())
  await say('take')
  await expect(note(screen)).toBeVisible()
  await screen.reload()
  await expect(note(screen)).toBeVisible()
  await say('return')
  await expect(note(screen)).toHaveCount(0)
  await pauseClock(screen)
  await say('take')
  await expect(note(screen)).toBeVisible()
  // A touch of the first moment was meant for what was there before.
  await screen.getByRole('button', { name: 'Thank you' }).click()
  await expect(note(screen)).toBeVisible()
  await screen.clock.runFor(3000)
  await screen.getByRole('button', { name: 'I love it' }).click()
  await expect(note(screen)).toHaveCount(0)
  await screen.clock.resume()
  await screen.reload()
  await expect(screen.getByRole('button', { name: 'Call me' })).toBeVisible()
  await expect(note(screen)).toHaveCount(0)
})

test('it goes away when the call is given back, and by itself after a while', async ({
  page,
  newContext,
}) => {
  const { screen, say } = await givenCall(page, await (await newContext()).newPage())
  await say('take')
  await expect(note(screen)).toBeVisible()
  await say('return')
  await expect(note(screen)).toHaveCount(0)
  await say('take')
  await expect(note(screen)).toBeVisible()
  // It hears nothing of the server meanwhile.
  await screen.context().setOffline(true)
  await screen.clock.fastForward('31:00')
  await expect(note(screen)).toHaveCount(0)
})
