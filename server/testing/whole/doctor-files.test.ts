import { expect, test } from 'vitest'
import { posterFileKey } from '../../clips/clip-files.ts'
import { diagnose } from '../../diagnose.ts'
import { keysIn } from '../../photos/storage/uploaded.ts'
import { createFamilyApp, givenPhoto } from '../given/given.ts'
import { givenBucket } from '../given/given-bucket.ts'
import { givenClip } from '../given/given-clip.ts'
import { givenSong } from '../given/given-song.ts'
import { givenVoice } from '../given/given-voice.ts'
import { bucketEnvironment } from '../others/bucket.ts'

test.each([
  ['a folder', async () => ({})],
  ['a bucket', async () => bucketEnvironment(await givenBucket())],
] as const)('the doctor says of which kind files are missing in %s', async (_, where) => {
  const environment = await where()
  const { app, anna, path } = await createFamilyApp(environment)
  await givenPhoto(anna, path)
  await givenVoice(anna, path)
  await givenSong(anna, path)
  for (let each = 0; each < 2; each++) await givenClip(anna, path)
  expect(await saidOfFiles()).toEqual([
    'ok    The files of the newest pictures (1) are in the storage.',
    'ok    The files of the newest pieces of music (1) are in the storage.',
    'ok    The files of the newest voice recordings (1) are in the storage.',
    'ok    The files of the newest videos (2) are in the storage.',
  ])

  // What can be made again is not missing: smaller posters are made of the poster.
  const lost = { photos: 'original', recordings: '.mp3', voices: '.mp3', clips: 'film.mp4' } as const
  for (const [table, file] of Object.entries(lost) as [keyof typeof lost, string][]) {
    const { object_id } = await app.db
      .selectFrom(table)
      .select('object_id')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    for (const key of keysIn(app, table, object_id)) if (key.endsWith(file)) await app.storage.remove(key)
  }
  const { object_id: whole } = await app.db
    .selectFrom('clips')
    .select('object_id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await app.storage.remove(posterFileKey(whole, 'w320.avif'))
  const back = 'Put them back from a backup'
  expect(await saidOfFiles()).toEqual([
    `mend  Of the newest pictures (1) 1 lacks files in the storage. ${back} (pictures/…): see docs/backup.md.`,
    `mend  Of the newest pieces of music (1) 1 lacks files in the storage. ${back} (recordings/…): see docs/backup.md.`,
    `mend  Of the newest voice recordings (1) 1 lacks files in the storage. ${back} (voices/…): see docs/backup.md.`,
    `mend  Of the newest videos (2) 1 lacks files in the storage. ${back} (clips/…): see docs/backup.md.`,
  ])

  async function saidOfFiles(): Promise<string[]> {
    const { dataDir, databaseUrl } = app.config
    const printed: string[] = []
    const variables = {
      ...environment,
      DATA_DIR: dataDir,
      DISK_KEEP_FREE: 'off',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    }
    await diagnose(variables, (line) => printed.push(line))
    return printed.filter((line) => line.includes('newest'))
  }
})
