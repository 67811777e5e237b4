import { type BrowserContext, expect, type Page } from '@playwright/test'
import { callApi, givenFamily, joinGroup, signIn, toasts } from '../support/person.ts'
import { smallPicture } from '../support/pictures.ts'
import { test } from '../support/server.ts'

// Pictures that were chosen to be sent are kept in the browser until they are in the gallery, or discarded.

test('twenty on a slow line, the tab closed at ten: the others go on by themselves, each once', async ({
  page,
  context,
}) => {
  const { path } = await givenRose(page)
  const line = await slowLine(context)
  line.holdAfter(10)
  await page.goto('/')
  await sendPictures(page, 20)
  await expect.poll(async () => (await photosOf(page, path)).length).toBe(10)
  await expect.poll(line.held).toBe(2)
  await page.close()

  const again = await context.newPage()
  await again.goto('/')
  await expect(again.getByText('10 pictures were not sent yet')).toBeVisible()
  await expect(again.getByText('They are on the way now.')).toBeVisible()
  await again.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(again.getByText('0 of 10 done')).toBeVisible()
  await again.getByRole('button', { name: 'Hide' }).click()
  line.release()
  await expect(toasts(again)).toContainText('10 photos uploaded')
  await expect(again.getByText(/not sent yet/)).toHaveCount(0)
  const captions = (await photosOf(again, path)).map(({ caption }) => caption)
  expect(captions.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => captionOf(index)).toSorted())
  expect(await countSent(again, path)).toBe(20)
  await expect.poll(() => countKept(again)).toBe(0)
})

test('the tab ends while the server makes the photo: it is there once, and sent once', async ({
  page,
  context,
}) => {
  const { path } = await givenRose(page)
  await page.goto('/')
  const { promise: isClaimed, resolve: claimed } = Promise.withResolvers<void>()
  await page.route('**/photos', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    // The answer never arrives.
    claimed()
  })
  await sendPictures(page, 1)
  await isClaimed
  await page.close()
  const again = await context.newPage()
  await again.goto('/')
  await expect(toasts(again)).toContainText('Photo uploaded')
  expect(await photosOf(again, path)).toHaveLength(1)
  expect(await countSent(again, path)).toBe(1)
})

test('of two tabs one uploads, and the other goes on when it is closed', async ({ page, context }) => {
  const { path } = await givenRose(page)
  const line = await slowLine(context)
  line.holdAfter(1)
  await page.goto('/')
  await sendPictures(page, 4)
  await expect.poll(line.held).toBe(2)
  const other = await context.newPage()
  await other.goto('/')
  await expect.poll(() => waitsForLock(other)).toBe(true)
  await expect(other.getByText(/not sent yet/)).toHaveCount(0)
  expect(line.held()).toBe(2)
  await page.close()
  await expect(other.getByText('3 pictures were not sent yet')).toBeVisible()
  line.release()
  await expect(toasts(other)).toContainText('3 photos uploaded')
  expect(await photosOf(other, path)).toHaveLength(4)
  expect(await countSent(other, path)).toBe(4)
})

test('what was paused waits for a press, and Discard removes it', async ({ page, context }) => {
  const { path } = await givenRose(page)
  const line = await slowLine(context)
  line.holdAfter(0)
  await page.goto('/')
  const dialog = await sendPictures(page, 3)
  await expect.poll(line.held).toBe(2)
  await dialog.getByRole('button', { name: 'Pause all' }).click()
  await expect(dialog.getByText('Paused', { exact: true })).toHaveCount(3)
  await expect.poll(() => countPaused(page)).toBe(3)
  await page.close()
  const again = await context.newPage()
  line.release()
  await again.goto('/photo-gallery')
  await expect(again.getByText('3 pictures were not sent yet')).toBeVisible()
  await expect(again.getByText('They are kept in this browser.')).toBeVisible()
  await again.getByRole('button', { name: 'Discard' }).click()
  await again.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(again.getByText(/not sent yet/)).toHaveCount(0)
  await expect.poll(() => countKept(again)).toBe(0)
  expect(await photosOf(again, path)).toHaveLength(0)
})

test('another person finds and sends nothing, and signing out asks', async ({
  page,
  context,
  newContext,
}) => {
  const { path } = await givenRose(page)
  const bens = await newContext()
  const ben = await bens.newPage()
  await joinGroup(page, ben, { path, firstName: 'Ben' })
  const line = await slowLine(context)
  line.holdAfter(0)
  await page.goto('/')
  await sendPictures(page, 2)
  await expect.poll(line.held).toBe(2)
  await expect.poll(() => countKept(page)).toBe(2)
  await page.close()

  // Emma's session has ended, and Ben signs in.
  const emmas = await context.cookies()
  await context.clearCookies()
  await context.addCookies(await bens.cookies())
  line.release()
  const again = await context.newPage()
  await again.goto('/')
  await expect(again.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()
  await again.getByRole('link', { name: 'Log out' }).click()
  await expect(again.getByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(await countKept(again)).toBe(2)

  await context.clearCookies()
  await context.addCookies(emmas)
  line.holdAfter(0)
  await again.goto('/')
  await expect(again.getByText('2 pictures were not sent yet')).toBeVisible()
  const question = again.getByRole('alertdialog', { name: '2 pictures were not sent yet' })
  await again.getByRole('link', { name: 'Log out' }).click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await again.getByRole('link', { name: 'Log out' }).click()
  await question.getByRole('button', { name: 'Discard and sign out' }).click()
  await expect(again.getByRole('link', { name: 'Get Started' })).toBeVisible()
  expect(await countKept(again)).toBe(0)
  line.release()
  await signIn(again, 'Emma')
  expect(await photosOf(again, path)).toHaveLength(0)
})

async function givenRose(page: Page): Promise<{ path: string }> {
  const { path } = await givenFamily(page)
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  return { path }
}

const captionOf = (index: number) => `Picture ${index}`

/** Chooses as many on the Dashboard, each with its caption, and sends them. */
async function sendPictures(page: Page, count: number) {
  const small = await smallPicture()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Send a picture' }).click()
  await (await chooser).setFiles(
    Array.from({ length: count }, (_, index) => ({ ...small, name: `${index}.jpg` })),
  )
  const dialog = page.getByRole('dialog', { name: 'Send a picture' })
  if (count > 1) {
    await dialog.getByRole('checkbox', { name: 'A caption for each picture' }).check()
    for (let index = 0; index < count; index++)
      await dialog.getByLabel(`Caption of ${index}.jpg`, { exact: true }).fill(captionOf(index))
  }
  await dialog.getByRole('button', { name: "Send to Rose's screen" }).click()
  return dialog
}

/** A line on which files stop, after so many, until they are released. */
async function slowLine(context: BrowserContext) {
  let passing = Infinity
  let waiting: (() => void)[] = []
  await context.route('**/api/objects/upload/*', async (route) => {
    if (--passing < 0) {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      await promise
    }
    // Those of a page that was closed go nowhere.
    await route.continue().catch(() => {})
  })
  return {
    held: () => waiting.length,
    holdAfter(count: number) {
      passing = count
    },
    release() {
      passing = Infinity
      for (const go of waiting) go()
      waiting = []
    },
  }
}

type Listed = { caption: string | null; delivery: unknown }

async function photosOf(page: Page, path: string): Promise<Listed[]> {
  const photos = await callApi(page, `${path}/photos?limit=100`, undefined, 'GET')
  return photos as unknown as Listed[]
}

async function countSent(page: Page, path: string): Promise<number> {
  const activity = await callApi(page, `${path}/activity?limit=100`, undefined, 'GET')
  const lines = activity as unknown as { action: string }[]
  return lines.filter(({ action }) => action === 'photo_sent_to_alexa').length
}

/** What the browser keeps of pictures. */
function keptIn(page: Page): Promise<{ isPaused: boolean }[]> {
  return page.evaluate(
    () =>
      new Promise<{ isPaused: boolean }[]>((resolve, reject) => {
        const opening = indexedDB.open('sunporch-pictures')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('chosen')) return resolve([])
          const all = database.transaction('chosen').objectStore('chosen').getAll()
          all.onsuccess = () => {
            database.close()
            resolve(all.result.filter((value) => !(value instanceof Blob)))
          }
        }
      }),
  )
}

async function countKept(page: Page): Promise<number> {
  return (await keptIn(page)).length
}

async function countPaused(page: Page): Promise<number> {
  return (await keptIn(page)).filter(({ isPaused }) => isPaused).length
}

function waitsForLock(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { pending } = await navigator.locks.query()
    return (pending ?? []).some(({ name }) => name?.startsWith('sunporch-pictures:'))
  })
}
