import type { Page } from '@playwright/test'
import { pauseClock } from '../support/page-clock.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, type NewContext, test } from '../support/server.ts'

const heart = (screen: Page) => screen.getByRole('button', { name: 'I love it' })
const isGiven = (screen: Page) => expect(heart(screen)).toHaveAttribute('aria-pressed', 'true')
const isNotGiven = (screen: Page) => expect(heart(screen)).toHaveAttribute('aria-pressed', 'false')
const takenBack = (screen: Page) => screen.getByText('That is taken back.')

/** Rose has two screens with a new photo of Anna's on them, whose clocks stand still. */
async function givenRoom(page: Page, newContext: NewContext) {
  const { path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  const screens: Page[] = []
  for (const _ of ['kitchen', 'bedroom']) {
    const room = await newContext()
    await room.clock.install()
    screens.push(await givenScreen(page, room))
  }
  const photoId = await addPhoto(page, path, 'The garden')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  for (const screen of screens) {
    await expect(screen.getByRole('img', { name: 'The garden' })).toBeVisible()
    await pauseClock(screen)
  }
  const answers = async (): Promise<string[]> => {
    const { answers } = await callApi(page, `${path}/answers`, undefined, 'GET')
    return (answers as { kind: string }[]).map(({ kind }) => kind)
  }
  const [kitchen, bedroom] = screens as [Page, Page]
  return { kitchen, bedroom, answers }
}

/** A later press is another one, and no trembling hand. The clocks of two pages stand still at different times. */
async function pressLater(screen: Page): Promise<void> {
  await screen.clock.runFor(12_000)
  await heart(screen).click()
}

test('a heart is taken back by another press, on either screen, and can be given again', async ({
  page,
  newContext,
}) => {
  const { kitchen, bedroom, answers } = await givenRoom(page, newContext)
  await heart(kitchen).click()
  await expect(kitchen.getByText('Anna will see your heart.')).toBeVisible()
  await expect(heart(kitchen)).toHaveText('Take back')
  for (const screen of [kitchen, bedroom]) await isGiven(screen)
  // A hand that trembles presses twice.
  await heart(kitchen).click()
  await isGiven(kitchen)
  await expect.poll(answers).toEqual(['heart'])

  await pressLater(bedroom)
  await expect(takenBack(bedroom)).toBeVisible()
  for (const screen of [bedroom, kitchen]) await isNotGiven(screen)
  await expect(heart(kitchen)).toHaveText('I love it')
  expect(await answers()).toEqual([])

  await pressLater(kitchen)
  for (const screen of [kitchen, bedroom]) await isGiven(screen)
  await expect.poll(answers).toEqual(['heart'])
})

test('without a network both presses wait, and the family finds what stands', async ({
  page,
  newContext,
}) => {
  const { kitchen, bedroom, answers } = await givenRoom(page, newContext)
  await kitchen.context().setOffline(true)
  await heart(kitchen).click()
  await isGiven(kitchen)
  await pressLater(kitchen)
  await expect(takenBack(kitchen)).toBeVisible()
  await isNotGiven(kitchen)
  await kitchen.clock.runFor(2100)
  await kitchen.getByRole('button', { name: 'Thank you' }).click()
  await kitchen.context().setOffline(false)
  await kitchen.clock.resume()
  await expect.poll(answers).toEqual(['thank_you'])
  await isNotGiven(kitchen)
  await isNotGiven(bedroom)
})

test('after ten minutes a heart stands: another press says so again', async ({ page, newContext }) => {
  const { kitchen, answers } = await givenRoom(page, newContext)
  await heart(kitchen).click()
  await expect(heart(kitchen)).toHaveText('Take back')
  await expect.poll(answers).toEqual(['heart'])
  await kitchen.clock.fastForward('10:10')
  // The picture that was here before the day card.
  await kitchen.keyboard.press('ArrowLeft')
  await heart(kitchen).click()
  await expect(kitchen.getByText('Anna will see your heart.')).toBeVisible()
  await isGiven(kitchen)
  expect(await answers()).toEqual(['heart'])
})
