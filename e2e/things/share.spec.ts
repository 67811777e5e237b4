import type { Page } from '@playwright/test'
import { uploadByKeyPath } from '#contract/photos/upload-keys.ts'
import { violations } from '../support/axe.ts'
import { callApi, emailOf, givenFamily } from '../support/person.ts'
import { smallPicture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

test.use({ serviceWorkers: 'allow' })

/** Shares pictures with the installed app, as Android does: a form that is sent to the address of the manifest. */
async function sharePictures(page: Page, names: string[]) {
  const { buffer } = await smallPicture()
  await page.evaluate(
    ({ names, bytes }) => {
      const form = document.createElement('form')
      form.action = '/share'
      form.method = 'post'
      form.enctype = 'multipart/form-data'
      const input = document.createElement('input')
      input.type = 'file'
      input.name = 'pictures'
      const chosen = new DataTransfer()
      for (const name of names)
        chosen.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
      input.files = chosen.files
      form.append(input)
      document.body.append(form)
      form.submit()
    },
    { names, bytes: [...buffer] },
  )
}

async function untilShareWorks(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).some(
          ({ scope, active }) => scope === `${location.origin}/` && active?.state === 'activated',
        ),
      ),
    )
    .toBe(true)
}

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a laptop', { width: 1440, height: 900 }],
] as const) {
  test(`pictures that are shared to ${name} open the dialog that sends them`, { tag: '@first' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const { groupId } = await givenFamily(page)
    await page.goto('/')
    await untilShareWorks(page)
    await sharePictures(page, ['one.jpg', 'two.jpg', 'three.jpg'])
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('img')).toHaveCount(3)
    await expect(page).toHaveURL('/')
    // Opening the page again finds nothing: the pictures are in the dialog.
    await page.goto('/share')
    await expect(page.getByText('No picture is waiting here')).toBeVisible()
    expect(await violations(page)).toEqual([])
    // In memory they are only added.
    await callApi(page, `/api/family-groups/${groupId}/in-memory`, { isInMemory: true }, 'PUT')
    await page.goto('/')
    await sharePictures(page, ['four.jpg'])
    await expect(page.getByRole('dialog', { name: 'Share a photo with the family' })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('button', { name: /send/i })).toHaveCount(0)
  })

  test(`a Shortcut gets a key on ${name}, adds a picture with it, and is ended`, async ({ page, server }) => {
    await page.setViewportSize(viewport)
    const { groupId } = await givenFamily(page)
    await page.goto('/settings/programs')
    await page.getByRole('button', { name: 'Set up an iPhone' }).click()
    await page.getByLabel('Name of the phone').fill('Emma’s iPhone')
    await page.keyboard.press('Enter')
    const steps = page.getByRole('dialog', { name: 'Make the Shortcut' })
    await expect(steps.getByRole('listitem')).toHaveCount(6)
    expect(await violations(page)).toEqual([])
    const bearer = await steps.getByRole('textbox', { name: 'To copy: the text' }).inputValue()
    await steps.getByRole('button', { name: 'Done' }).click()
    const card = page.getByRole('region', { name: 'Share From Your Phone' })
    await expect(card.getByText('Not used yet')).toBeVisible()

    const { buffer } = await smallPicture()
    const upload = () =>
      fetch(server.url + uploadByKeyPath, {
        method: 'POST',
        headers: { authorization: bearer, 'content-type': 'image/jpeg' },
        body: new Uint8Array(buffer),
      })
    expect((await upload()).status).toBe(201)
    await page.reload()
    await expect(card.getByText('Last used just now')).toBeVisible()
    await card.getByRole('button', { name: 'End the key of Emma’s iPhone' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End it' }).click()
    await expect(card.getByText('Emma’s iPhone')).toHaveCount(0)
    expect((await upload()).status).toBe(401)
    const photos = await callApi(page, `/api/family-groups/${groupId}/photos`, undefined, 'GET')
    expect(photos).toHaveLength(1)
  })
}

test('with several groups it is asked which, and what was shared survives a sign-in', async ({ page }) => {
  await givenFamily(page)
  await callApi(page, '/api/family-groups', { name: 'Grandma’s other family' })
  await page.goto('/')
  await untilShareWorks(page)
  await page.context().clearCookies()
  await sharePictures(page, ['one.jpg', 'two.jpg'])
  await page.getByLabel('E-mail').fill(emailOf('Emma'))
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'For which family are these 2 pictures?' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Grandma’s other family' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('img')).toHaveCount(2)
  await expect(page.getByText('Caring for Grandma’s other family')).toBeAttached()
})

test('what was shared is forgotten with a sign-out', async ({ page }) => {
  await givenFamily(page)
  await callApi(page, '/api/family-groups', { name: 'Grandma’s other family' })
  await page.goto('/')
  await untilShareWorks(page)
  await sharePictures(page, ['one.jpg'])
  await expect(page.getByRole('heading', { name: 'For which family is this picture?' })).toBeVisible()
  await page.getByRole('link', { name: 'Log out' }).first().click()
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
  // The page and the worker delete it while the page is left.
  await expect.poll(() => page.evaluate(() => caches.has('sunporch-shared'))).toBe(false)
})

test.describe('without the service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a share that comes before the app is ready says so', async ({ page }) => {
    await givenFamily(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
    await sharePictures(page, ['one.jpg'])
    await expect(page.getByText('The pictures did not arrive')).toBeVisible()
  })
})
