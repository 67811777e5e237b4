import { expect, test } from 'vitest'
import type { Clip } from '#contract/clips/clips.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { minutes } from '../platform/clock.ts'
import { openBrowser } from '../testing/browser.ts'
import { createRoomApp } from '../testing/given/given.ts'
import { givenClip } from '../testing/given/given-clip.ts'
import { listActions } from '../testing/seen.ts'
import { sentKeys } from './clip-files.ts'

/** A clip on a screen, and what becomes of its files. */
async function givenSentClip() {
  const given = await createRoomApp()
  const { app, anna, path, screen } = given
  await givenClip(anna, path, { words: 'First steps', isSent: true })
  const { object_id } = await app.db.selectFrom('clips').select('object_id').executeTakeFirstOrThrow()
  const [film = '', poster = ''] = sentKeys(object_id)
  const itemsOf = async (): Promise<ScreenItem[]> => (await screen.get('/api/screen')).body.items
  const [item] = await itemsOf()
  const on = (what: string) => `/api/screen/${what}/${item?.deliveryId}`
  return {
    ...given,
    itemsOf,
    /** What the screen asks for, and the key of the file. */
    files: { film: [on('films'), film], poster: [on('pictures'), poster] } as const,
    deliveryUrl: on('deliveries'),
    async clip(): Promise<Clip> {
      return (await anna.get(`${path}/clips`)).body[0]
    },
    operatorPage: async () => String((await openBrowser(app).get('/operator')).bytes),
  }
}

test.each(['film', 'poster'] as const)(
  'a clip whose %s is missing leaves the screen, the family reads why, and it is there again with its file',
  async (what) => {
    const { app, anna, path, screen, itemsOf, files, deliveryUrl, clip, operatorPage } = await givenSentClip()
    const [address, key] = files[what]
    const bytes = (await app.storage.read(key)) ?? Buffer.alloc(0)
    await app.storage.remove(key)
    expect((await screen.get(address, { range: 'bytes=0-1' })).status).toBe(404)
    expect(await itemsOf()).toEqual([])
    expect((await clip()).delivery).toMatchObject({
      state: 'failed',
      devices: [
        { state: 'failed', failure: expect.stringContaining('video’s file is missing in the storage') },
      ],
    })
    expect((await listActions(anna, path)).filter((action) => action === 'delivery_failed')).toHaveLength(1)
    expect(await operatorPage()).toContain('A video lacks files in the storage')
    expect(await operatorPage()).toContain('<code>clips/…</code>')

    // Who sends it again meanwhile reads the same, and the screen has no more of it.
    app.clock.advance(minutes(1))
    await anna.post(`${path}/clips/${(await clip()).id}/send`)
    await app.runDueAfter(minutes(10))
    expect([await itemsOf(), (await clip()).delivery?.state]).toEqual([[], 'failed'])
    await app.storage.put(key, bytes)
    await app.runDueAfter(minutes(10))
    expect(await itemsOf()).toMatchObject([{ title: 'First steps' }])
    expect((await screen.get(address)).status).toBe(200)
    expect(await operatorPage()).not.toContain('A video lacks')
    await screen.post(`${deliveryUrl}/shown`, {})
    expect((await clip()).delivery).toMatchObject({ devices: [{ failure: null }] })
  },
)

test('one that was shown stays, and a deleted one is looked for no more', async () => {
  const { app, anna, path, screen, itemsOf, files, deliveryUrl, clip, operatorPage } = await givenSentClip()
  await screen.post(`${deliveryUrl}/shown`, {})
  const [address, key] = files.film
  await app.storage.remove(key)
  await screen.get(address)
  expect(await itemsOf()).toHaveLength(1)
  expect((await clip()).delivery).toMatchObject({ state: 'shown', devices: [{ failure: null }] })
  expect(await operatorPage()).toContain('A video lacks')
  await anna.delete(`${path}/clips/${(await clip()).id}`)
  await app.runDueAfter(minutes(10))
  expect(await operatorPage()).not.toContain('A video lacks')
})
