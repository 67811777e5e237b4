import { MovOutputFormat, WebMOutputFormat } from 'mediabunny'
import { expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { lookAt, makeClip } from './film.ts'
import { givenFilm } from './given-film.ts'
import { posterOf } from './poster.ts'

/** Of a server's test: what cameras and other programs make. */
async function givenFile(name: 'garden' | 'hevc'): Promise<File> {
  const bytes = atob(await commands.readFile(`server/testing/given/clips/${name}.mp4`, 'base64'))
  return new File([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], name, { type: 'video/mp4' })
}

/** The boxes of an MP4, in their order. */
async function boxesOf(film: Blob): Promise<string[]> {
  const view = new DataView(await film.arrayBuffer())
  const types: string[] = []
  for (let at = 0; at < view.byteLength; at += view.getUint32(at))
    types.push(String.fromCharCode(...new Uint8Array(view.buffer, at + 4, 4)))
  return types
}

test('what a phone films is copied as it is, from a key picture on, with its tables first', async () => {
  const film = await givenFilm({
    seconds: 40,
    rate: 5,
    keyEvery: 2,
    format: new MovOutputFormat({ fastStart: false }),
  })
  const facts = await lookAt(film)
  expect(facts).toMatchObject({ duration: 40, sound: 'none' })
  expect(facts.keys.slice(0, 4)).toEqual([0, 2, 4, 6])
  const clip = await makeClip(film, { from: 6, to: 36 }, {})
  expect(await lookAt(clip)).toMatchObject({ duration: 30, keys: expect.arrayContaining([0, 2, 28]) })
  const boxes = await boxesOf(clip)
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
  // Of the 40 seconds there are 30: what was cut off is not in the file.
  expect(clip.size).toBeLessThan(film.size * 0.85)
})

test('what is not H.264 is encoded, from the very picture on', async () => {
  const film = await givenFilm({ seconds: 4, codec: 'vp9', rate: 5, format: new WebMOutputFormat() })
  expect(await lookAt(film)).toMatchObject({ keys: [], canEncode: true })
  const done: number[] = []
  const clip = await makeClip(film, { from: 1.2, to: 3.2 }, { onProgress: (part) => done.push(part) })
  const { duration, keys } = await lookAt(clip)
  expect(duration).toBeCloseTo(2, 1)
  expect(keys[0]).toBe(0)
  expect(done.at(-1)).toBe(1)
})

test('its sound comes along', async () => {
  const film = await givenFile('garden')
  expect(await lookAt(film)).toMatchObject({ sound: 'kept' })
  const clip = await makeClip(film, { from: 0, to: 1 }, {})
  expect(await lookAt(clip)).toMatchObject({ sound: 'kept' })
  // Where it was filmed stays behind.
  expect(await clip.text()).not.toMatch(/Garden|48\.8577/)
})

test('the poster is a picture of it', async () => {
  const poster = await posterOf(await givenFilm({ seconds: 2, rate: 5 }))
  const picture = await createImageBitmap(poster)
  expect([poster.type, picture.width, picture.height]).toEqual(['image/jpeg', 160, 120])
})

test('what this browser cannot read says why', async () => {
  await expect(lookAt(new File(['no film at all'], 'a.mp4'))).rejects.toMatchObject({ problem: 'no-film' })
  await expect(lookAt(await givenFile('hevc'))).rejects.toMatchObject({ problem: 'not-here' })
  await expect(posterOf(await givenFile('hevc'))).rejects.toMatchObject({ problem: 'not-here' })
})

test('a film that fails while it is made ready is not called no film', async () => {
  const film = await givenFilm({ seconds: 2, codec: 'vp9', rate: 5 })
  const bytes = new Uint8Array(await film.arrayBuffer())
  const text = new TextDecoder('latin1').decode(bytes)
  // Its tables behind the pictures are whole.
  bytes.fill(0, text.indexOf('mdat') + 16, text.lastIndexOf('moov') - 4)
  const damaged = new File([bytes], 'film', { type: film.type })
  expect(await lookAt(damaged)).toMatchObject({ duration: 2, canEncode: true })
  await expect(makeClip(damaged, { from: 0, to: 2 }, {})).rejects.toMatchObject({ problem: 'not-here' })
})

test('who does not want it any more need not wait', async () => {
  const ending = new AbortController()
  const looking = lookAt(await givenFilm({ seconds: 1, rate: 5 }), { signal: ending.signal })
  ending.abort(new Error('Closed'))
  await expect(looking).rejects.toThrow('Closed')
})
