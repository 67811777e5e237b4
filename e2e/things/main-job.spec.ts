import { expectSoonAfter } from '../support/page-clock.ts'
import {
  createAccount,
  createGroup,
  givenFamily,
  pairScreen,
  signIn,
  toasts,
  uploadPhoto,
} from '../support/person.ts'
import { picture, smallPicture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

test.use({ serviceWorkers: 'allow' })

test('from a new account to a picture on the screen, and the answer back', { tag: '@first' }, async ({
  newContext,
  page,
}) => {
  await createAccount(page, 'Emma')
  await createGroup(page, 'The Hartleys')
  await expect(page.getByText('No recent activity')).toHaveCount(0)
  await expect(page.getByText('Family group created', { exact: true }).first()).toBeVisible()

  // A screen in another room, and Emma's phone beside her computer.
  const room = await newContext()
  await room.clock.install()
  const screen = await pairScreen(page, room)
  const phone = await (await newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await signIn(phone, 'Emma')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByText('Alexa Online')).toBeVisible()
  await page.getByRole('button', { name: 'Add photo' }).click()
  await uploadPhoto(page, { file: await picture('phone/jolla.jpg'), caption: 'From the balcony' })
  await expect(toasts(page)).toContainText('Family photo has been added to the gallery.')
  await expect(phone.getByRole('button', { name: 'Send From the balcony to Alexa' })).toBeVisible()

  await page.getByRole('button', { name: 'Send From the balcony to Alexa' }).click()
  await expect(toasts(page)).toContainText('Photo has been sent to the Alexa device.')
  const shown = screen.getByRole('img', { name: 'From the balcony' })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((picture: HTMLCanvasElement) => picture.width)).toBeGreaterThan(300)
  await expect(screen.getByText(/^From Emma/)).toBeVisible()

  // Both browsers show it without a reload, the one that sent it and the other.
  for (const each of [page, phone]) await expect(each.getByText(/^On Family screen/)).toBeVisible()
  await expectSoonAfter(() => screen.getByRole('button', { name: 'I love it' }).click(), {
    page: screen,
    ms: 5000,
    shows: screen.getByText('Emma will see your heart.'),
  })
  for (const each of [page, phone]) await expect(each.getByText(/^On Family screen.+♥/)).toBeVisible()
  await expect(page.getByText('Photo sent to Alexa', { exact: true }).first()).toBeVisible()
})

test('a delivery can be taken back, and shown again', async ({ newContext, page, server }) => {
  await givenFamily(page)
  await page.goto('/')
  const screen = await pairScreen(page, await newContext(), server.url)
  await page.getByRole('link', { name: 'Photo Gallery' }).first().click()
  await page.getByRole('button', { name: 'Upload Your First Photo' }).click()
  await uploadPhoto(page, { file: await smallPicture(), caption: 'The garden' })
  await page.getByRole('button', { name: 'Send The garden to Alexa' }).click()
  await expect(screen.getByRole('img', { name: 'The garden' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Sent', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send The garden to Alexa' })).toHaveCount(0)

  await page.getByRole('button', { name: 'View The garden' }).last().click()
  const details = page.getByRole('dialog', { name: 'Photo Details' })
  await expect(details.getByText('Sent to Alexa')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Send to Alexa' })).toHaveCount(0)
  await details.getByRole('button', { name: 'What to do with The garden' }).click()
  await page.getByRole('menuitem', { name: 'Take back' }).click()
  await expect(screen.getByRole('img', { name: 'The garden' })).toHaveCount(0)
  await expect(details.getByText(/Taken back/).first()).toBeVisible()

  await details.getByRole('button', { name: 'What to do with The garden' }).click()
  await page.getByRole('menuitem', { name: 'Show again' }).click()
  await expect(screen.getByRole('img', { name: 'The garden' })).toBeVisible()
})

test('a test message is on the screen and in the activity', async ({ newContext, page, server }) => {
  await givenFamily(page)
  await page.goto('/')
  const screen = await pairScreen(page, await newContext(), server.url)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('button', { name: 'Send Test Message' }).click()
  await expect(toasts(page)).toContainText('Test message sent to Alexa device.')
  await expect(screen.getByText(/test/i).first()).toBeVisible()
  await expect(page.getByText('Test message sent to Alexa', { exact: true }).first()).toBeVisible()
})
