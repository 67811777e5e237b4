import { readFileSync } from 'node:fs'
import type { Clip } from '#contract/clips/clips.ts'
import { photoLimits } from '#contract/photos/photos.ts'
import type { Browser } from '../browser.ts'
import { givenUpload } from './given.ts'
import { givenPicture } from './given-picture.ts'

/**
 * One second each. `garden` has sound and says where it was filmed, `silent` has none; both are by ffmpeg, and
 * `mediabunny` by what a browser has. `fragments` is cut in pieces, and `hevc` is in H.265.
 */
export function givenFilm(
  name: 'garden' | 'silent' | 'mediabunny' | 'fragments' | 'hevc' = 'silent',
): Buffer {
  return readFileSync(`server/testing/given/clips/${name}.mp4`)
}

/** As a browser uploads it: in parts. */
export async function givenFilmUpload(person: Browser, film: Buffer): Promise<string> {
  const started = await person.post('/api/objects/upload', {
    size: film.length,
    isInParts: true,
    isClip: true,
  })
  for (let at = 0; at < film.length; at += photoLimits.mostOfPart) {
    const part = film.subarray(at, at + photoLimits.mostOfPart)
    const sent = await person.put(`${started.body.uploadURL}?offset=${at}`, part)
    if (sent.status !== 200) throw new Error(`the upload was refused: ${sent.bytes}`)
  }
  return started.body.objectPath
}

export async function givenClip(
  person: Browser,
  path: string,
  { film = givenFilm(), ...given }: { words?: string; isSent?: boolean; film?: Buffer } = {},
): Promise<Clip> {
  const objectPath = await givenFilmUpload(person, film)
  const posterPath = await givenUpload(person, await givenPicture())
  const added = await person.post(`${path}/clips`, { objectPath, posterPath, ...given })
  if (added.status !== 201) throw new Error(`no clip: ${added.bytes}`)
  return added.body
}
