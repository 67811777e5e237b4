import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
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

async function bytesOf(from: Picture | Buffer): Promise<Buffer> {
  if (Buffer.isBuffer(from)) return from
  return typeof from === 'string' ? readFile(from) : from.buffer
}
