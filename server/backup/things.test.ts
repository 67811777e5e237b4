import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { ContentItem } from '#contract/content.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { keysIn } from '../photos/storage/uploaded.ts'
import type { Browser } from '../testing/browser.ts'
import { createRoomApp, givenPhoto } from '../testing/given/given.ts'
import { givenClip } from '../testing/given/given-clip.ts'
import { givenSong } from '../testing/given/given-song.ts'
import { givenTarget } from '../testing/given/given-target.ts'
import { givenHerVoice, givenVoice } from '../testing/given/given-voice.ts'
import { startServer } from '../testing/processes/running-server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { atServer } from '../testing/torture/world.ts'
import { makeBackup } from './commands/make-backup.ts'
import { restore } from './commands/restore.ts'
import { leftOutOf, saidOf } from './commands/said.ts'
import { verify } from './commands/verify.ts'
import { withStorage } from './pictures.ts'

type Given = Awaited<ReturnType<typeof createRoomApp>>

type Kind = {
  table: 'voices' | 'clips' | 'recordings'
  add(given: Given, name: 'Kept' | 'Lost'): Promise<unknown>
  /** What the family and the screen have of them, once they are restored. */
  found(given: Given, at: (who: Browser) => Browser): Promise<unknown>
  expected: unknown
}

const voices: Kind = {
  table: 'voices',
  async add({ anna, path, screen }, words) {
    await givenVoice(anna, path, { words })
    if (words === 'Kept') return
    await anna.patch(`${path}/room`, { herVoice: true })
    await givenHerVoice(screen)
  },
  async found({ anna, path }, at) {
    const { answers } = (await at(anna).get(`${path}/answers`)).body
    return [await wordsOf(at(anna), `${path}/voices`), answers]
  },
  expected: [['Kept'], []],
}

const clips: Kind = {
  table: 'clips',
  add: ({ anna, path }, words) => givenClip(anna, path, { words }),
  found: ({ anna, path }, at) => wordsOf(at(anna), `${path}/clips`),
  expected: ['Kept'],
}

/** The recommendation goes on without its recording, also on the screen. */
const recordings: Kind = {
  table: 'recordings',
  async add({ anna, path }, title) {
    const { id: photoId } = await givenPhoto(anna, path)
    const { id } = await givenSong(anna, path, { title, photoId })
    await anna.post(`${path}/content/${id}/send-to-alexa`)
  },
  async found({ anna, screen, path }, at) {
    const listed: ContentItem[] = (await at(anna).get(`${path}/content`)).body
    const { items }: { items: ScreenItem[] } = (await at(screen).get('/api/screen')).body
    return {
      listed: listed.map(({ title, recording }) => [title, recording !== null]),
      shown: items.map(({ title, voice, picture }) => [title, voice !== undefined, picture !== null]),
    }
  },
  expected: {
    listed: [
      ['Lost', false],
      ['Kept', true],
    ],
    shown: [
      ['Lost', false, false],
      ['Kept', true, true],
    ],
  },
}

async function wordsOf(member: Browser, path: string): Promise<(string | null)[]> {
  const things: { words: string | null }[] = (await member.get(path)).body
  return things.map(({ words }) => words)
}

test.each([voices, clips, recordings])(
  '$table are backed up and restored with all their files; one that lost its file is said, and is gone after it',
  async ({ table, add, found, expected }) => {
    const given = await createRoomApp()
    const { app } = given
    for (const name of ['Kept', 'Lost'] as const) await add(given, name)
    const rows = await app.db.selectFrom(table).select('object_id').orderBy('id').execute()
    const [kept = '', ...lost] = rows.map(({ object_id }) => object_id)
    for (const id of lost) await app.storage.remove(keysIn(app, table, id)[0] ?? '')

    const file = join(await temporaryFolder(), 'ours.tar')
    const signal = new AbortController().signal
    const made = await makeBackup({ config: app.config, to: file, passphrase: null, signal })
    expect(made).toMatchObject({ missing: lost.toReversed(), gone: [], damaged: [] })
    const [many, them] =
      lost.length === 1
        ? ['1 photo, recording or video was', 'it']
        : [`${lost.length} photos, recordings or videos were`, 'them']
    expect(saidOf(made)[0]).toBe(
      `${many} in the database, but without a file in the storage: ${lost.toReversed().join(', ')}. A restored server shows ${them} as deleted.`,
    )
    expect(await verify(app.config, file, null)).toMatchObject({ gone: lost.length })

    const { target, environment } = await givenTarget()
    const restored = await restore({ config: target, file, passphrase: null })
    expect(restored).toMatchObject({ gone: lost.length })
    expect(leftOutOf(restored)).toContain(`${many} in the database of the backup, but without a file in it`)
    await withStorage(target, async (storage) => {
      for (const key of keysIn(app, table, kept)) {
        const bytes = await app.storage.read(key)
        expect(bytes?.length, key).toBeGreaterThan(0)
        expect((await storage.read(key))?.equals(bytes ?? Buffer.alloc(0)), key).toBe(true)
      }
    })
    const server = await startServer({ ...environment, DATA_DIR: target.dataDir })
    onTestFinished(() => server.stop())
    expect(await found(given, (who) => atServer(server, who))).toEqual(expected)
  },
)
