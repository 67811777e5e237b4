import { expect, test } from 'vitest'
import { besideServer } from '../../testing/beside-server.ts'
import { createFamilyApp, givenUpload } from '../../testing/given/given.ts'
import { givenFilm } from '../../testing/given/given-clip.ts'
import { givenPicture } from '../../testing/given/given-picture.ts'
import { givenSound } from '../../testing/given/given-voice.ts'

/** A browser whose connection was cut asks again, and a proxy may lead it to another server. */
test.for([
  ['photos', () => givenPicture()],
  ['voices', async () => givenSound(2)],
  ['clips', async () => givenFilm()],
  ['content', async () => givenSound(3)],
] as const)(
  'an upload that another server claims while it is read is one of the %s',
  async ([what, make]) => {
    const { app, anna, path } = await createFamilyApp()
    const other = (await besideServer(app)).url
    const objectPath = await givenUpload(anna, await make())
    const body =
      what === 'content'
        ? { type: 'music', title: 'The choir', recording: { objectPath } }
        : { objectPath, ...(what === 'clips' && { posterPath: await givenUpload(anna) }) }
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
    const read = app.storage.read.bind(app.storage)
    let reads = 0
    app.storage.read = async (key) => {
      if (key.startsWith('incoming/') && ++reads === 1) await held
      return read(key)
    }
    const first = anna.post(`${path}/${what}`, body)
    await expect.poll(() => reads).toBe(1)
    const again = await fetch(`${other}${path}/${what}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        origin: other,
        cookie: [...anna.cookies].map((pair) => pair.join('=')).join('; '),
        'content-type': 'application/json',
      },
    })
    const { id } = await again.json()
    goOn()
    const { status, body: photo } = await first
    expect([again.status, status, photo.id]).toEqual([201, 201, id])
    expect((await anna.get(`${path}/${what}`)).body).toHaveLength(1)
  },
)
