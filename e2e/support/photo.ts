import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Clip } from '#contract/clips/clips.ts'
import { callApi } from './person.ts'
import { type Picture, smallPicture } from './pictures.ts'

/** Adds a photo by API calls and returns its id. Throws when it is refused. */
export async function addPhoto(
  page: Page,
  path: string,
  caption: string,
  from?: Picture | Buffer,
): Promise<string> {
  const { uploadURL, objectPath } = await callApi(page, '/api/objects/upload')
  const buffer = await bytesOf(from ?? (await smallPicture()))
  const put = await page.request.put(String(uploadURL), {
    data: buffer,
    headers: { 'content-type': 'image/jpeg' },
  })
  if (!put.ok()) throw new Error(`the upload was refused: ${put.status()}`)
  return String((await callApi(page, `${path}/photos`, { objectPath, caption })).id)
}

/** Sends a second of a garden, with sound or without it, by API calls. */
export async function sendClip(
  page: Page,
  path: string,
  words: string,
  name: 'garden' | 'silent' = 'garden',
): Promise<Clip> {
  const film = await readFile(`server/testing/given/clips/${name}.mp4`)
  const { uploadURL, objectPath } = await callApi(page, '/api/objects/upload', {
    size: film.length,
    isInParts: true,
    isClip: true,
  })
  await page.request.put(`${uploadURL}?offset=0`, { data: film })
  const poster = await callApi(page, '/api/objects/upload')
  await page.request.put(String(poster.uploadURL), { data: (await smallPicture()).buffer })
  const clip = { objectPath, posterPath: poster.objectPath, words, isSent: true }
  return (await callApi(page, `${path}/clips`, clip)) as unknown as Clip
}

async function bytesOf(from: Picture | Buffer): Promise<Buffer> {
  if (Buffer.isBuffer(from)) return from
  return typeof from === 'string' ? readFile(from) : from.buffer
}
