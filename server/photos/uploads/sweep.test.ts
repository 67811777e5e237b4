import { expect, test } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { createFamilyApp, givenUpload } from '../../testing/given/given.ts'

test('a clock that is set ahead while a photo is made leaves no photo without its files', async () => {
  const { app, anna, path } = await createFamilyApp()
  const objectPath = await givenUpload(anna)
  const { put } = app.storage
  const keys: string[] = []
  let isSwept = false
  app.storage.put = async (key, body) => {
    keys.push(key)
    await put(key, body)
    if (isSwept) return
    isSwept = true
    await app.runDueAfter(hours(3))
  }
  const refused = await anna.post(`${path}/photos`, { objectPath })
  expect([refused.status, refused.body.error.message]).toEqual([
    422,
    'The file has not arrived. Please upload it again.',
  ])
  expect((await anna.get(`${path}/photos`)).body).toEqual([])
  const objectId = objectPath.split('/').at(-1)
  expect(keys.filter((key) => key.includes(objectId ?? ''))).not.toEqual([])
  for (const key of keys) expect(await app.storage.size(key), key).toBeNull()
  const again = await anna.post(`${path}/photos`, { objectPath: await givenUpload(anna) })
  expect(again.status).toBe(201)
  expect((await anna.get(`/api${again.body.objectPath}`)).status).toBe(200)
})
