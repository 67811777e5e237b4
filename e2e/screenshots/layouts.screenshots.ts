import sharp from 'sharp'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import { callApi, givenFamily } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { takeEach } from '../support/screenshots.ts'
import { test } from '../support/server.ts'
import { zoneWhereItIs } from '../support/zone.ts'

const folder = 'screenshots/layouts'
const sizes = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 800, height: 1280 },
  { width: 1920, height: 1080 },
]
const pictures = [
  ['landscape', 'orientation/landscape_1.jpg', null],
  ['portrait', 'orientation/portrait_1.jpg', null],
  ['wide', 'phone/jolla.jpg', { width: 1920, height: 1080 }],
  ['square', 'gps/DSCN0012.jpg', { width: 1400, height: 1400 }],
  ['panorama', 'gps/DSCN0010.jpg', { width: 2400, height: 700 }],
  ['screenshot', 'phone/iphone_hdr_YES.jpg', { width: 1170, height: 2532 }],
  ['four-to-three', 'gps/DSCN0021.jpg', null],
] as const

test('pictures of every shape, and after a touch', async ({ newContext, page }) => {
  test.setTimeout(600_000)
  const { path } = await givenFamily(page, 'Mia')
  await callApi(page, path, { lovedOneName: 'Grandma', timeZone: zoneWhereItIs(15) }, 'PATCH')
  const screen = await (await newContext({ serviceWorkers: 'block' })).newPage()
  const link = await callApi(page, `${path}/devices/links`)
  for (const [name, file, size] of pictures) {
    const upright = await sharp(await bytesOf(file))
      .rotate()
      .toBuffer()
    const bytes = size
      ? await sharp(upright)
          .resize({ ...size, fit: 'cover' })
          .jpeg()
          .toBuffer()
      : upright
    const photo = await addPhoto(page, path, `Our walk by the lake: ${name}`, bytes)
    await callApi(page, `${path}/photos/${photo}/send-to-alexa`)
  }
  let only = ''
  await screen.route('**/api/screen', async (route) => {
    const answer = await route.fetch().catch(() => null)
    if (!answer?.ok()) return route.continue()
    const view: ScreenView = await answer.json()
    const shownAt = new Date().toISOString()
    const items = view.items
      .filter(({ title }) => title?.endsWith(only))
      .map((item) => ({ ...item, shownAt }))
    await route.fulfill({ response: answer, json: { ...view, items } })
  })
  await screen.goto(String(link.url))
  for (const [name] of pictures) {
    only = name
    await screen.reload()
    await screen.locator('.top .picture').waitFor()
    for (const size of sizes) {
      await takeEach(screen, [size], (width) => `${folder}/${width}/${name}.png`)
      await screen.keyboard.press('Enter')
      await screen.locator('[data-cover="whole"]').waitFor()
      await takeEach(screen, [size], (width) => `${folder}/${width}/${name}-touched.png`)
      await screen.keyboard.press('Enter')
    }
  }
})

async function bytesOf(name: string): Promise<Buffer | string> {
  const file = await picture(name)
  return typeof file === 'string' ? file : file.buffer
}
