import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { givenPicture } from '#server/testing/given/given-picture.ts'

/** A folder of real photos, if there is one. */
const folder = process.env.PHOTOS_DIR ?? '../shared/photos'

export type Picture = string | { name: string; mimeType: string; buffer: Buffer }

/** The path of a real photo, or a generated picture where there is none. `name` is relative to the folder. */
export async function picture(name: string): Promise<Picture> {
  const real = join(folder, name)
  if (existsSync(real)) return real
  const buffer = await givenPicture({ width: 1200, height: 900 })
  return { name: 'picture.jpg', mimeType: 'image/jpeg', buffer }
}

/** A picture of 320 by 240 pixels, which uploads quickly. */
export async function smallPicture(name = 'small.jpg'): Promise<Exclude<Picture, string>> {
  return { name, mimeType: 'image/jpeg', buffer: await givenPicture({ width: 320, height: 240 }) }
}
