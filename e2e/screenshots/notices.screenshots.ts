import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { callApi, givenFamily, givenScreen, joinGroup } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { desk, deskAndPhone } from '../support/screenshots.ts'
import { expect, test } from '../support/server.ts'
import { waitUntilStill } from '../support/stable.ts'

const folder = 'screenshots/notices'
const photos = [
  ['gps/DSCN0010.jpg', 'A walk in Arezzo'],
  ['phone/iphone_hdr_YES.jpg', 'Lunch by the sea with everybody'],
  ['orientation/landscape_3.jpg', 'Look who is back'],
] as const

test('the bell, a call above the page, and the choices', async ({ page, newContext }) => {
  const { path } = await givenFamily(page, 'Anna')
  await page.goto('/')
  await page.getByText('First steps').waitFor()
  await open('Notices')
  await take('bell-empty')
  await page.keyboard.press('Escape')

  await callApi(page, path, { lovedOneName: 'Rose', lovedOnePhone: '+49 30 1234567' }, 'PATCH')
  const ben = await (await newContext()).newPage()
  const mia = await (await newContext()).newPage()
  await joinGroup(page, ben, { path, firstName: 'Ben', role: 'caretaker' })
  await joinGroup(page, mia, { path, firstName: 'Mia' })
  await setFace(ben, 'orientation/portrait_6.jpg')
  const screen = await givenScreen(page, await newContext({ viewport: { width: 1280, height: 800 } }))
  for (const [name, caption] of photos) await addPhoto(ben, path, caption, await picture(name))
  await callApi(mia, `${path}/shopping/items`, { name: 'Marmalade' })
  const photoId = await addPhoto(page, path, 'The old tree', await picture('heic/IMG_5195.HEIC'))
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  await screen.getByRole('button', { name: 'I love it' }).click()
  await expect(page.getByRole('button', { name: /^Notices/ })).toContainText('6')
  await open('Notices')
  await take('bell-full')
  await page.keyboard.press('Escape')

  await page.goto('/settings/family#notices')
  await page.getByLabel('On your phone and computer').selectOption('daily')
  await page.getByRole('switch', { name: 'Quiet hours' }).click()
  await page.getByText('Who hears of what').click()
  await take('choices')

  await page.goto('/photo-gallery')
  await page.getByText('The old tree').first().waitFor()
  await screen.getByRole('button', { name: 'Call me' }).click()
  await page.getByText('Rose asks you for a call').first().waitFor()
  await take('call')
  await page.goto('/')
  await page.getByText('Rose asks you for a call').nth(1).waitFor()
  await take('call-dashboard')
  await waitUntilStill(screen)
  await screen.screenshot({ path: `${folder}/screen-asked.png` })
  await page.getByRole('region', { name: 'Calls' }).getByRole('button', { name: "I'll call" }).click()
  await page.getByRole('link', { name: /^Call/ }).first().waitFor()
  await take('taken')
  await screen.getByText('Anna is going to call you.').waitFor()
  await waitUntilStill(screen)
  await screen.screenshot({ path: `${folder}/screen-taken.png` })
  await screen.setViewportSize({ width: 800, height: 1280 })
  await waitUntilStill(screen)
  await screen.screenshot({ path: `${folder}/screen-taken-portrait.png` })
  await page.getByRole('region', { name: 'Calls' }).getByRole('button', { name: "I can't after all" }).click()
  await callApi(ben, `${path}/calls/${await callId()}/take`)
  await page.getByText('Ben Hartley is going to call Rose').first().waitFor()
  await take('others')

  async function open(name: string) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await expect(page.getByRole('dialog', { name }).locator('[aria-busy="false"]')).toBeVisible()
  }

  async function callId() {
    const { calls } = await callApi(page, `${path}/answers`, undefined, 'GET')
    return (calls as { id: string }[])[0]?.id
  }

  async function take(name: string) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const size of deskAndPhone) {
        await page.setViewportSize(size)
        await waitUntilStill(page)
        const fullPage = name === 'choices'
        await page.screenshot({ path: `${folder}/${name}-${size.width}-${colorScheme}.png`, fullPage })
      }
    }
    await page.setViewportSize(desk)
  }

  async function setFace(person: Page, name: string) {
    const file = await picture(name)
    const { uploadURL, objectPath } = await callApi(person, '/api/objects/upload')
    const body = typeof file === 'string' ? await readFile(file) : file.buffer
    await person.request.put(String(uploadURL), { data: body, headers: { 'content-type': 'image/jpeg' } })
    await callApi(person, '/api/auth/user/picture', { objectPath }, 'PUT')
  }
})
