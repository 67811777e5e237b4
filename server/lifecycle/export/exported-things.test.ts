import { expect, test } from 'vitest'
import { keysIn } from '../../photos/storage/uploaded.ts'
import { seconds } from '../../platform/clock.ts'
import { createFamilyApp, givenPhoto } from '../../testing/given/given.ts'
import { givenClip, givenFilm } from '../../testing/given/given-clip.ts'
import { givenSong } from '../../testing/given/given-song.ts'
import { givenSound, givenVoice } from '../../testing/given/given-voice.ts'
import { readExport } from '../../testing/read-export.ts'

type Given = Awaited<ReturnType<typeof createFamilyApp>>

type Kind = {
  table: 'voices' | 'clips' | 'recordings'
  add(given: Given, name: string): Promise<unknown>
  /** What family.json says of the first one. */
  said: object
  /** The length of its file. */
  bytes: number
}

const kinds: Kind[] = [
  {
    table: 'voices',
    add: ({ anna, path }, words) => givenVoice(anna, path, { words }),
    said: { words: 'Here', photoId: null, duration: 2011 },
    bytes: givenSound(2).length,
  },
  {
    table: 'clips',
    add: ({ anna, path }, words) => givenClip(anna, path, { words }),
    said: { words: 'Here', duration: 1000, hasSound: false, poster: expect.stringMatching(/\.jpg$/) },
    bytes: givenFilm().length,
  },
  {
    table: 'recordings',
    async add({ anna, path }, title) {
      const { id: photoId } = await givenPhoto(anna, path)
      return givenSong(anna, path, { title, photoId, sound: givenSound(90) })
    },
    said: { contentId: expect.any(String), photoId: expect.any(String), duration: 89_992 },
    bytes: givenSound(90).length,
  },
]

test.each(kinds)(
  '$table are in it with their files and play in its page, and one that lost its file says so',
  async ({ table, add, said, bytes }) => {
    const given = await createFamilyApp()
    const { app } = given
    for (const name of ['Here', 'Lost']) {
      await add(given, name)
      app.clock.advance(seconds(10))
    }
    const [, lost] = await app.db.selectFrom(table).select('object_id').orderBy('created_at').execute()
    await app.storage.remove(keysIn(app, table, lost?.object_id ?? '')[0] ?? '')
    const { files, family, page } = await readExport(given)
    const [here] = family[table]
    expect(family[table]).toMatchObject([
      { ...said, addedBy: 'Anna Hartley', isMissing: false },
      { file: null, isMissing: true },
    ])
    expect(files.get(here.file)?.bytes.length).toBe(bytes)
    expect(page).toContain(`src="${here.file.replaceAll(' ', '%20')}"`)
    expect(page).toContain('<p class="missing">Missing</p>')
  },
)

test('a clip without its poster has its film', async () => {
  const given = await createFamilyApp()
  const { app, anna, path } = given
  for (const words of ['Here', 'Lost']) {
    await givenClip(anna, path, { words })
    app.clock.advance(seconds(10))
  }
  const [, lost] = await app.db.selectFrom('clips').select('object_id').orderBy('created_at').execute()
  await app.storage.remove(`clips/${lost?.object_id}/poster.jpg`)
  const { files, family, page } = await readExport(given)
  const [here, without] = family.clips
  expect(files.get(here.poster)?.bytes.subarray(0, 3)).toEqual(Buffer.from('ffd8ff', 'hex'))
  expect(page).toContain(
    `src="${here.file.replaceAll(' ', '%20')}" poster="${here.poster.replaceAll(' ', '%20')}"`,
  )
  expect(without).toMatchObject({ words: 'Lost', poster: null, isMissing: false })
  expect(files.get(without.file)?.bytes.length).toBe(givenFilm().length)
})
