import type { Page } from '@playwright/test'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'

test('a screen takes over what an older release kept, drops rubbish, and loses no answer', async ({
  newContext,
  page,
}) => {
  const { path } = await givenFamily(page)
  const screen = await givenScreen(page, await newContext({ serviceWorkers: 'block' }))
  const photo = await addPhoto(page, path, 'The garden')
  await callApi(page, `${path}/photos/${photo}/send-to-alexa`)
  const picture = screen.locator('.scene.top').getByRole('img', { name: 'The garden' })
  await expect(picture).toBeVisible()
  const [item] = await readItems(screen)
  await expect.poll(() => storedPicture(screen)).toBe('Blob')

  // Nothing is sent before the reload: the keys are replaced by the shapes of an older release at once.
  await screen.evaluate(keepAsOlderRelease, item?.deliveryId ?? '')
  await damagePicture(screen)
  await screen.reload()
  await expect(picture).toBeVisible()
  await expect
    .poll(async () => (await readItems(screen)).map(({ answers }) => answers.map(({ kind }) => kind)))
    .toEqual([['call_me']])
  await expect.poll(() => storedPicture(screen)).toBe('Blob')
  const isNew = (key: string) => key.startsWith('sunporch-screen-')
  expect((await keysOf(screen)).filter((key) => !isNew(key))).toEqual([])

  await screen.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"version":1,"value":"rubbish"}')
  })
  await screen.reload()
  await expect(picture).toBeVisible()
  await expect(screen.getByText(/^You asked for a call/)).toBeVisible()
})

async function readItems(screen: Page): Promise<ScreenItem[]> {
  const { items } = await (await screen.request.get('/api/screen')).json()
  return items
}

function keysOf(screen: Page): Promise<string[]> {
  return screen.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sunporch-')))
}

/** Bare values under other keys, with an answer that waits between two damaged entries. */
function keepAsOlderRelease(deliveryId: string) {
  const keptValue = (name: string) =>
    JSON.parse(localStorage.getItem(`sunporch-screen-${name}`) ?? '{}').value
  const stamp = { at: Date.now(), wall: Date.now(), tick: 1, visit: 0.5, isSure: true }
  const answer = { type: 'answer', deliveryId, kind: 'call_me', stamp }
  const old = {
    view: keptValue('view'),
    clock: keptValue('clock'),
    away: 'rubbish',
    reports: [{ type: 'answer', deliveryId }, answer, 'rubbish'],
  }
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
  for (const [name, value] of Object.entries(old)) {
    localStorage.setItem(`sunporch-${name}`, JSON.stringify(value))
  }
}

/** Replaces the stored pictures by text. */
function damagePicture(screen: Page) {
  return screen.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('sunporch-screen')
        request.onsuccess = () => {
          const transaction = request.result.transaction('pictures', 'readwrite')
          const store = transaction.objectStore('pictures')
          const keys = store.getAllKeys()
          keys.onsuccess = () => {
            for (const key of keys.result) store.put('rubbish', key)
          }
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
  )
}

/** What kind of value the first picture is. */
function storedPicture(screen: Page): Promise<string> {
  return screen.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('sunporch-screen')
        request.onsuccess = () => {
          const values = request.result.transaction('pictures').objectStore('pictures').getAll()
          values.onsuccess = () => {
            request.result.close()
            resolve(values.result[0]?.constructor.name ?? 'none')
          }
        }
      }),
  )
}
