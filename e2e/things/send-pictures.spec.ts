import { writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page, type Request } from '@playwright/test'
import sharp from 'sharp'
import { givenPicture } from '#server/testing/given/given-picture.ts'
import { violations } from '../support/axe.ts'
import { callApi, closeByEscape, givenFamily, givenScreen, toasts } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture, smallPicture } from '../support/pictures.ts'
import { test } from '../support/server.ts'

const phone = { width: 390, height: 844 }

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a second picture takes three presses, and what becomes of it stands on the same page', {
    tag: '@first',
  }, async ({ newContext, page }) => {
    const path = await givenRose(page)
    const screen = await givenScreen(page, await newContext())
    await addPhoto(page, path, 'The first one')
    let presses = 0
    await page.exposeFunction('pressed', () => presses++)
    await page.addInitScript("addEventListener('click', ({ isTrusted }) => isTrusted && pressed(), true)")
    await page.goto('/')
    await choose(page, page.getByRole('button', { name: 'Send a picture' }), [await smallPicture()])
    const dialog = page.getByRole('dialog', { name: 'Send a picture' })
    await expect(dialog.getByRole('img', { name: 'small.jpg' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: "Send to Rose's screen" }).click()
    await expect(dialog.getByText(/^On Family screen/)).toBeVisible()
    await expect(toasts(page)).toContainText('Photo has been sent to the Alexa device.')
    await expect(screen.getByText(/^From Emma/)).toBeVisible()
    // The third press is the picture in the phone's own picker.
    expect(presses).toBe(2)
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await photosOf(page, path)).toHaveLength(2)
  })

  test('without a screen it says so, and leads to the way to connect one', async ({ page }) => {
    await givenRose(page)
    await page.goto('/')
    await choose(page, page.getByRole('button', { name: 'Send a picture' }), [await smallPicture()])
    const dialog = page.getByRole('dialog', { name: 'Send a picture' })
    await dialog.getByRole('button', { name: "Send to Rose's screen" }).click()
    await expect(dialog.getByText('No screen is connected yet')).toBeVisible()
    await expect(toasts(page)).toContainText('Family photo has been added to the gallery.')
    await dialog.getByRole('link', { name: 'Connect a screen' }).click()
    await expect(page).toHaveURL(/\/settings\/screen#devices$/)
    await expect(dialog).toHaveCount(0)
  })

  test('a finger that rests on a photo of the gallery selects it', async ({ page }) => {
    const path = await givenRose(page)
    await addPhoto(page, path, 'One')
    await page.goto('/photo-gallery')
    const one = page.getByRole('button', { name: 'View One' }).first()
    await one.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 50, clientY: 50 })
    await expect(page.getByRole('checkbox', { name: 'Select One' })).toBeChecked()
    await one.dispatchEvent('pointerup', { pointerType: 'touch' })
    await one.dispatchEvent('click')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('1 selected')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

/** Twenty pictures, a HEIC among them, take a busy browser and a busy server minutes: the test itself is the limit. */
const lasting = expect.configure({ timeout: 240_000 })

test('twenty at once: all good ones are there once, whatever happens on the way', async ({
  page,
}, testInfo) => {
  test.slow()
  const path = await givenRose(page)
  await page.goto('/photo-gallery')
  const dialog = await openUpload(page)
  const puts = watchPuts(page)
  const small = await smallPicture()
  const good = await Promise.all(
    Array.from({ length: 17 }, (_, index) => fileOf(testInfo, `good-${index}.jpg`, small.buffer)),
  )
  const broken = await fileOf(testInfo, 'broken.jpg', Buffer.from('<html>no picture</html>'))
  const large = await fileOf(testInfo, 'large.jpg', await largePicture())
  // Without a limit all of them could be there before the test has cut the connection.
  const { promise: isOffline, resolve: goOn } = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/objects/upload/*', async (route) => {
    if (++sent > 8) await isOffline
    await route.continue().catch(() => {})
  })
  await input(dialog).setInputFiles([...good, broken, large, await fileOfHeic()])
  await expect(dialog.getByRole('listitem')).toHaveCount(21)
  await lasting(dialog.getByText(/^Made smaller to fit/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await lasting(dialog.getByRole('img', { name: 'Uploaded' }).nth(4)).toBeVisible()
  await page.context().setOffline(true)
  await expect(dialog.getByText('There is no connection.')).toBeVisible()
  goOn()
  expect((await photosOf(page, path)).length).toBeLessThan(19)
  await page.context().setOffline(false)
  await lasting(dialog.getByText('19 of 20 done, 1 was not uploaded')).toBeVisible()
  // It went on by itself, so no toast told the person to try again.
  await expect(toasts(page)).toHaveCount(0)
  await expect(dialog.getByText('This file is not a picture we can read.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await photosOf(page, path)).toHaveLength(19)
  await expect(page.getByRole('article')).toHaveCount(19)
  expect(puts.mostAtOnce()).toBe(2)
})

test('a picture of more than 50 megapixels is made smaller, and keeps the date on which it was taken', async ({
  page,
}, testInfo) => {
  const path = await givenRose(page)
  await page.goto('/photo-gallery')
  const dialog = await openUpload(page)
  const bytes = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: 'teal' } })
    .withExif({ IFD2: { DateTimeOriginal: '2024:05:17 10:20:30' } })
    .jpeg()
    .toBuffer()
  await input(dialog).setInputFiles(await fileOf(testInfo, 'many-pixels.jpg', bytes))
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  const [photo] = await photosOf(page, path)
  expect(photo).toMatchObject({ takenAt: '2024-05-17T10:20' })
})

test('an upload goes on without its dialog, and leaving the page asks', async ({ page }) => {
  const path = await givenRose(page)
  await page.goto('/photo-gallery')
  const dialog = await openUpload(page)
  const small = await smallPicture()
  const held: (() => void)[] = []
  let isHeld = true
  await page.route('**/api/objects/upload/*', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    // One of them was paused.
    await route.continue().catch(() => {})
  })
  await input(dialog).setInputFiles(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => ({ ...small, name })))
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect.poll(() => held.length).toBe(2)
  await expect(dialog.getByText('Waiting for its turn')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Pause a.jpg' }).click()
  await expect.poll(() => held.length).toBe(3)
  await expect(dialog.getByText('Paused', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Go on with a.jpg' }).click()
  await dialog.getByRole('button', { name: 'Hide' }).click()
  const note = page.getByRole('button', { name: /^Uploading, 0 of 3 done/ })
  await expect(note).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
  await expect(note).toBeVisible()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).dismiss()
  await note.click()
  await expect(dialog).toBeVisible()
  isHeld = false
  for (const go of held) go()
  await expect(dialog).toHaveCount(0)
  await expect(toasts(page)).toContainText('3 photos uploaded')
  expect(await photosOf(page, path)).toHaveLength(3)
})

test('pictures can be dropped anywhere and pasted, and none is left out in silence', {
  tag: '@first',
}, async ({ page }) => {
  const path = await givenRose(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Family Gallery' })).toBeVisible()
  await dragUntil(page, page.getByText("Drop pictures here to send them to Rose's screen"))
  await drop(page, 'drop', 2)
  const sending = page.getByRole('dialog', { name: 'Send a picture' })
  await expect(sending.getByRole('button', { name: /^Remove/ })).toHaveCount(2)
  // The dialog takes more of them.
  await paste(page, 1)
  await expect(sending.getByRole('button', { name: /^Remove/ })).toHaveCount(3)
  await sending.getByRole('checkbox', { name: 'A caption for each picture' }).check()
  await sending.getByLabel('Caption of picture-0.png').first().fill('The first')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await page.goBack()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await sending.getByRole('button', { name: 'Only add to the gallery' }).click()
  await expect(sending.getByText('3 of 3 done')).toBeVisible()
  await sending.getByRole('button', { name: 'Done' }).click()
  expect((await photosOf(page, path)).map(({ caption }) => caption).filter(Boolean)).toEqual(['The first'])

  await page.getByRole('link', { name: 'Photo Gallery' }).first().click()
  await expect(page.getByRole('article')).toHaveCount(3)
  const adding = page.getByRole('dialog', { name: 'Upload Photo' })
  await dragUntil(page, page.getByText('Drop pictures here to add them to the gallery'))
  await drop(page, 'drop', 1)
  await expect(adding).toBeVisible()
  await closeByEscape(page, adding)
  await paste(page, 1)
  await expect(adding).toBeVisible()
  const small = await smallPicture()
  await input(adding).setInputFiles(
    Array.from({ length: 51 }, (_, index) => ({ ...small, name: `${index}.jpg` })),
  )
  await expect(adding.getByRole('button', { name: /^Remove/ })).toHaveCount(50)
  await expect(adding.getByRole('alert')).toContainText(
    '50.jpg: 50 pictures at a time, so this one was left out.',
  )
})

test('pictures are sent with the keyboard alone, and a double press sends once', async ({
  newContext,
  page,
}) => {
  const path = await givenRose(page)
  await givenScreen(page, await newContext())
  await page.goto('/')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Send a picture' }).focus()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([await smallPicture('a.jpg'), await smallPicture('b.jpg')])
  const dialog = page.getByRole('dialog', { name: 'Send a picture' })
  await expect(dialog.getByRole('button', { name: "Send to Rose's screen" })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^2 pictures sent$/)).toBeVisible()
  await closeByEscape(page, dialog)
  await expect(page.getByRole('button', { name: 'Send a picture' })).toBeFocused()
  expect(await photosOf(page, path)).toHaveLength(2)
  await expect(page.getByText('Photo sent to Alexa', { exact: true })).toHaveCount(2)
})

test('a double click sends once and presses nothing that comes in its place; leaving out the rest asks', async ({
  newContext,
  page,
}) => {
  const path = await givenRose(page)
  await givenScreen(page, await newContext())
  await page.goto('/')
  const held: (() => void)[] = []
  let isHeld = true
  await page.route('**/api/objects/upload/*', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  const good = await Promise.all(['a', 'b', 'c', 'd'].map((name) => smallPicture(`${name}.jpg`)))
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await choose(page, page.getByRole('button', { name: 'Send a picture' }), [...good, broken])
  const dialog = page.getByRole('dialog', { name: 'Send a picture' })
  await dialog.getByRole('button', { name: "Send to Rose's screen" }).dblclick()
  await expect(dialog.getByText('0 of 5 done')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: /^Start/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel rest' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('button', { name: /^Cancel .+jpg$/ })).toHaveCount(5)
  isHeld = false
  for (const go of held) go()
  // What becomes of the good ones is said beside the broken one, too.
  await expect(dialog.getByText(/^4 pictures sent$/)).toBeVisible()
  await expect(dialog.getByText('4 of 5 done, 1 was not uploaded')).toBeVisible()
  expect(await photosOf(page, path)).toHaveLength(4)
})

test('several photos of the gallery are selected, sent, deleted and brought back', async ({
  newContext,
  page,
}) => {
  const path = await givenRose(page)
  await givenScreen(page, await newContext())
  for (const caption of ['One', 'Two', 'Three', 'Four']) await addPhoto(page, path, caption)
  await page.goto('/photo-gallery')
  const bar = page.getByRole('region', { name: 'Selected photos' })
  await page.getByRole('checkbox', { name: 'Select Four' }).check()
  await page
    .getByRole('button', { name: 'View Two' })
    .first()
    .click({ modifiers: ['Shift'] })
  await expect(bar.getByText('3 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select One' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: 'Select Three' }).focus()
  await page.keyboard.press('Shift+Space')
  await expect(bar.getByText('3 selected')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await bar.getByRole('button', { name: "Send to Rose's screen" }).click()
  await expect(toasts(page)).toContainText('3 photos sent')
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Sent', exact: true })).toHaveCount(3)

  await page.getByRole('checkbox', { name: 'Select Four' }).check()
  await page.getByRole('checkbox', { name: 'Select Three' }).check()
  await bar.getByRole('button', { name: "Send to Rose's screen" }).click()
  await expect(page.getByRole('alertdialog')).toContainText('One of them was sent before. Show it again?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
})

test('a panorama is sharp in the gallery', async ({ page }) => {
  const path = await givenRose(page)
  await addPhoto(page, path, 'The coast', await givenPicture({ width: 4000, height: 700 }))
  await page.goto('/photo-gallery')
  const coast = page.getByRole('img', { name: 'The coast' })
  await expect(coast).toBeVisible()
  const missing = () =>
    coast.evaluate((image: HTMLImageElement) =>
      image.complete ? image.clientHeight - image.naturalHeight : 1,
    )
  await expect.poll(missing).toBeLessThanOrEqual(0)
})

/** A family that looks after Rose. Returns the path of its calls. */
async function givenRose(page: Page): Promise<string> {
  const { path } = await givenFamily(page)
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  return path
}

/** Presses a button that opens the browser's own picker, and chooses the files in it. */
async function choose(page: Page, button: Locator, files: Parameters<Locator['setInputFiles']>[0]) {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles(files as Parameters<Awaited<typeof chooser>['setFiles']>[0])
}

async function openUpload(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
  await expect(dialog).toBeVisible()
  return dialog
}

function input(dialog: Locator): Locator {
  return dialog.getByTestId('photo-file')
}

async function photosOf(page: Page, path: string): Promise<{ caption: string | null }[]> {
  const photos = await callApi(page, `${path}/photos?limit=100`, undefined, 'GET')
  return photos as unknown as { caption: string | null }[]
}

/** On the disk, because Playwright takes no more than 50 MB from memory. */
async function fileOf(
  testInfo: { outputPath(name: string): string },
  name: string,
  bytes: Buffer,
): Promise<string> {
  const path = testInfo.outputPath(name)
  await writeFile(path, bytes)
  return path
}

/** More than 10 MB, because noise cannot be compressed. */
async function largePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const bytes = await sharp({ create: { width: 3000, height: 2400, channels: 3, background: 'grey', noise } })
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer()
  expect(bytes.length).toBeGreaterThan(10_485_760)
  return bytes
}

async function fileOfHeic(): Promise<string> {
  const file = await picture('heic/IMG_5195.HEIC')
  return typeof file === 'string' ? file : fileOf(test.info(), 'picture.jpg', file.buffer)
}

/**
 * How many files were sent to the server at the same time, at most. Parts of one file have one path, and the end of a part is often
 * seen after the next one has begun.
 */
function watchPuts(page: Page): { mostAtOnce(): number } {
  const underWay = new Map<Request, string>()
  let most = 0
  page.on('request', (request) => {
    if (request.method() !== 'PUT') return
    underWay.set(request, new URL(request.url()).pathname)
    most = Math.max(most, new Set(underWay.values()).size)
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return { mostAtOnce: () => most }
}

/** A drag tells the page again and again where it is. The code that listens to it comes after the page's first view. */
async function dragUntil(page: Page, note: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await drop(page, 'dragenter', 1)
      return note.isVisible()
    })
    .toBe(true)
}

function drop(page: Page, type: 'dragenter' | 'drop', count: number): Promise<void> {
  return page.evaluate(giveFiles, { type, count })
}

function paste(page: Page, count: number): Promise<void> {
  return page.evaluate(giveFiles, { type: 'paste' as const, count })
}

/** Runs in the page. */
async function giveFiles({ type, count }: { type: 'dragenter' | 'drop' | 'paste'; count: number }) {
  const canvas = new OffscreenCanvas(64, 48)
  canvas.getContext('2d')?.fillRect(8, 8, 20, 20)
  const bytes = await canvas.convertToBlob()
  const data = new DataTransfer()
  for (let index = 0; index < count; index++)
    data.items.add(new File([bytes], `picture-${index}.png`, { type: 'image/png' }))
  const event =
    type === 'paste'
      ? new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true })
      : new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
}
