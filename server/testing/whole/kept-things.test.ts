import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { days, hours, minutes } from '../../platform/clock.ts'
import { type Browser, openBrowser } from '../browser.ts'
import { createFamilyApp, givenApiToken, givenMember, givenOthers, givenUpload } from '../given/given.ts'
import { givenClip, givenFilm, givenFilmUpload } from '../given/given-clip.ts'
import { givenSound, givenVoice } from '../given/given-voice.ts'
import type { TestApp } from '../test-app.ts'

type Kind = {
  give(by: Browser, path: string, given?: { words?: string }): Promise<{ id: string }>
  /** The body of a claim, with all that it names uploaded. */
  claim(by: Browser): Promise<{ objectPath: string; posterPath?: string }>
  addresses: [string, ...string[]]
  files: string[]
  wasDeleted: string
}

const kinds: Record<'voice' | 'clip', Kind> = {
  voice: {
    give: givenVoice,
    claim: async (by) => ({ objectPath: await givenUpload(by, givenSound(2)) }),
    addresses: ['sound'],
    files: ['voice.mp3'],
    wasDeleted: 'This recording was added already, and has been deleted since.',
  },
  clip: {
    give: givenClip,
    claim: async (by) => ({
      objectPath: await givenFilmUpload(by, givenFilm()),
      posterPath: await givenUpload(by),
    }),
    addresses: ['film', 'poster'],
    files: ['film.mp4', 'poster.jpg'],
    wasDeleted: 'This video was added already, and has been deleted since.',
  },
}

// What holds for all that is made of uploads and can be brought back for a day (`kept-things.ts`).
describe.each(['voice', 'clip'] as const)('a %s', (kind) => {
  const table = `${kind}s` as const
  const { give, claim, addresses, files, wasDeleted } = kinds[kind]
  const filesOf = (app: TestApp) =>
    readdirSync(join(app.config.dataDir, 'files'), { recursive: true })
      .map(String)
      .filter((name) => files.some((file) => name.endsWith(file)))

  test('is one, however often its upload is claimed, also at once, and never a picture as well', async () => {
    const { anna, path } = await createFamilyApp()
    const body = await claim(anna)
    const add = () => anna.post(`${path}/${table}`, body)
    const answers = await Promise.all([1, 2, 3].map(add))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await anna.post(`${path}/photos`, { objectPath: body.objectPath })).status).toBe(404)
    expect((await anna.get(`${path}/${table}`)).body).toHaveLength(1)
    await anna.delete(`${path}/${table}/${answers[0]?.body.id}`)
    const again = await add()
    expect([again.status, again.body.error.message]).toEqual([409, wasDeleted])
  })

  test('is deleted and brought back by who has added it, and by caretakers; members have it, and nobody else', async () => {
    const { app, family, anna, path } = await createFamilyApp()
    const ben = await givenMember(app, family, 'Ben', 'member')
    const mia = await givenMember(app, family, 'Mia', 'member')
    const { person } = await givenOthers(app)
    const thing = await give(ben, path)
    const at = `${path}/${table}/${thing.id}`
    expect((await mia.get(`${at}/${addresses[0]}`)).status).toBe(200)
    expect((await mia.delete(at)).status).toBe(403)
    expect((await person.get(`${path}/${table}`)).status).toBe(404)
    for (const address of addresses) expect((await person.get(`${at}/${address}`)).status).toBe(404)
    expect((await ben.delete(at)).status).toBe(200)
    expect((await ben.delete(at)).status).toBe(404)
    for (const address of addresses)
      for (const reader of [ben, mia, anna]) expect((await reader.get(`${at}/${address}`)).status).toBe(404)
    expect((await ben.get(`${path}/${table}`)).body).toEqual([])
    expect((await anna.post(`${at}/restore`)).body).toEqual(thing)
    for (const address of addresses) expect((await mia.get(`${at}/${address}`)).status).toBe(200)
    const { body: activity } = await anna.get(`${path}/activity`)
    expect(activity.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      `${kind}_restored`,
      `${kind}_removed`,
      `${kind}_added`,
    ])
  })

  test('is there for a program with a token, and for nobody by the address of another group', async () => {
    const { app, anna, path } = await createFamilyApp()
    const thing = await give(anna, path)
    const file = `${table}/${thing.id}/${addresses[0]}`
    const { token } = await givenApiToken(anna, path, 'read')
    const program = { authorization: `Bearer ${token}` }
    const stranger = openBrowser(app)
    expect((await stranger.get(`${path}/${table}`, program)).body).toEqual([thing])
    expect((await stranger.get(`${path}/${file}`, program)).status).toBe(200)
    expect((await stranger.get(`${path}/${file}`)).status).toBe(401)
    const other = (await anna.post('/api/family-groups', { name: 'Another' })).body
    expect((await anna.get(`/api/family-groups/${other.id}/${file}`)).status).toBe(404)
  })

  test('can be brought back for a day, then its files go, and its words', async () => {
    const { app, anna, path } = await createFamilyApp()
    const [gone, kept] = [await give(anna, path, { words: 'Gone' }), await give(anna, path)]
    await anna.delete(`${path}/${table}/${gone.id}`)
    app.clock.advance(hours(23))
    await app.runDue()
    expect(filesOf(app)).toHaveLength(2 * files.length)
    app.clock.advance(hours(1) + minutes(2))
    await app.runDue()
    expect(filesOf(app)).toHaveLength(files.length)
    expect((await anna.post(`${path}/${table}/${gone.id}/restore`)).status).toBe(404)
    expect((await anna.get(`${path}/${table}/${kept.id}/${addresses[0]}`)).status).toBe(200)
    const words = await app.db.selectFrom(table).where('id', '=', gone.id).select('words').execute()
    expect(words).toEqual([{ words: null }])
  })

  test('keeps its files through the sweep of uploads, which removes those of one that was never added', async () => {
    const { app, anna, path } = await createFamilyApp()
    const thing = await give(anna, path)
    const { objectPath } = await claim(anna)
    // As after a server that died before it wrote the row.
    for (const file of files)
      await app.storage.put(`${table}/${objectPath.split('/').at(-1)}/${file}`, givenSound(2))
    await app.runDueAfter(days(2))
    expect(filesOf(app)).toHaveLength(files.length)
    expect((await anna.get(`${path}/${table}/${thing.id}/${addresses[0]}`)).status).toBe(200)
  })

  test('follows the last one of the page before', async () => {
    const { app, anna, path } = await createFamilyApp()
    const ids: string[] = []
    for (const words of ['One', 'Two', 'Three']) {
      ids.push((await give(anna, path, { words })).id)
      app.clock.advance(1000)
    }
    const idsOf = async (query: string) =>
      (await anna.get(`${path}/${table}?${query}`)).body.map(({ id }: { id: string }) => id)
    expect(await idsOf('limit=2')).toEqual([ids[2], ids[1]])
    expect(await idsOf(`limit=2&before=${ids[1]}`)).toEqual([ids[0]])
  })
})
