import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { givenPicture } from '#server/testing/given-picture.ts'

/** PHOTOS_DIR names a folder of real photos, if there is one. */
const folder = process.env.PHOTOS_DIR ?? '../shared/photos'

export type Picture = string | { name: string; mimeType: string; buffer: Buffer }

/** A real photo where there is one, else one that is made; `name` is relative to the folder. */
export async function picture(name: string): Promise<Picture> {
  const real = join(folder, name)
  if (existsSync(real)) return real
  const buffer = await givenPicture({ width: 1200, height: 900 })
  return { name: 'picture.jpg', mimeType: 'image/jpeg', buffer }
}

/** Quick to upload. */
export async function smallPicture(name = 'small.jpg'): Promise<Exclude<Picture, string>> {
  return { name, mimeType: 'image/jpeg', buffer: await givenPicture({ width: 320, height: 240 }) }
}
