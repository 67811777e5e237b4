import { truncate, writeFile } from 'node:fs/promises'
import { givenFamily, toasts, uploadPhoto } from '../support/person.ts'
import { smallPicture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

test.beforeEach(async ({ page }) => {
  await givenFamily(page)
  await page.goto('/photo-gallery')
  await expect(page.getByText('No photos yet')).toBeVisible()
  await page.getByRole('button', { name: 'Upload Photo' }).click()
})

test('the dialog shows the chosen picture, and uploads nothing before Upload is pressed', {
  tag: '@first',
}, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
  await expect(dialog.getByRole('button', { name: 'Choose Photo to Upload' })).toBeVisible()
  await page.clock.install()
  const uploads: string[] = []
  page.on('request', (request) => request.url().includes('/api/objects') && uploads.push(request.url()))
  await dialog.getByTestId('photo-file').setInputFiles(await smallPicture())
  await expect(dialog.getByText('small.jpg')).toBeVisible()
  await expect(dialog.locator('img')).toBeVisible()
  await page.clock.runFor('01:00')
  await dialog.getByLabel('Caption (optional)').fill('   ')
  expect(uploads).toEqual([])
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(toasts(page)).toContainText('Photo uploaded')
  await expect(toasts(page)).toContainText('Family photo has been added to the gallery.')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  await expect(dialog.getByLabel('Caption (optional)')).toHaveValue('')
})

test(
  'a file that is no picture is refused in a sentence, and another can be chosen',
  { tag: '@first' },
  async ({ page }, testInfo) => {
    const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
    const input = dialog.getByTestId('photo-file')
    // A file on the disk: a buffer would be sent through the browser's protocol, which takes seconds on a busy machine.
    const large = testInfo.outputPath('large.jpg')
    await writeFile(large, '')
    await truncate(large, 10_485_761)
    await input.setInputFiles(large)
    await expect(dialog.getByRole('alert')).toHaveText(
      'This file is larger than 10 MB. Please choose a smaller one.',
    )
    const heic = testInfo.outputPath('large.heic')
    await writeFile(heic, '')
    await truncate(heic, 10_485_761)
    await input.setInputFiles(heic)
    await expect(dialog.getByRole('alert')).toHaveText(
      'This HEIC picture is larger than 10 MB, and this browser cannot make it smaller. Please send it from the phone that took it, or as a JPEG.',
    )
    await input.setInputFiles({ name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) })
    await expect(dialog.getByRole('alert')).toHaveText('This file is empty.')
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
    await expect(dialog.getByRole('alert')).toBeVisible()
    const page2 = {
      name: 'page.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<html><script>1</script></html>'),
    }
    await input.setInputFiles(page2)
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText(/not a picture/i)
    await expect(dialog.getByRole('button', { name: 'Choose another' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await expect(toasts(page)).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await uploadPhoto(page, { file: await smallPicture(), caption: 'After all' })
    await expect(page.getByRole('article')).toHaveCount(1)
  },
)

test('a lost connection says so, and the upload goes on by itself with its caption', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
  await page.route('**/api/objects/upload', (route) => route.abort('connectionfailed'), { times: 1 })
  await uploadPhoto(page, { file: await smallPicture(), caption: 'Still here' })
  await expect(toasts(page)).toContainText('Upload failed. Please try again.')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('article').getByText('Still here')).toBeVisible()
})

test('a photo that could not be added says what it waits for, and Retry adds it once', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
  let isBroken = true
  await page.route('**/photos', (route) =>
    isBroken && route.request().method() === 'POST'
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  )
  await uploadPhoto(page, { file: await smallPicture() })
  await expect(toasts(page)).toContainText('Failed to upload photo. Please try again.')
  await expect(dialog.getByText('The server cannot be reached. It is tried again by itself.')).toBeVisible()
  isBroken = false
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a double click on Send sends once', async ({ page }) => {
  await uploadPhoto(page, { file: await smallPicture(), caption: 'Twice' })
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto('/')
  await page.getByRole('button', { name: 'Send Twice to Alexa' }).dblclick()
  await expect(page.getByRole('button', { name: 'Show Twice again' })).toBeVisible()
  await expect(page.getByText('Waiting for a screen')).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('Photo sent to Alexa', { exact: true })).toHaveCount(1)
})
