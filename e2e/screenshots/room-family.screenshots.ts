import type { Page } from '@playwright/test'
import { callApi, givenFamily, joinGroup } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { deskAndPhone } from '../support/screenshots.ts'
import { test } from '../support/server.ts'
import { waitUntilStill } from '../support/stable.ts'

const folder = 'screenshots/room-family'

test('what the family sees of the room: its settings, the pause and the question', async ({
  newContext,
  page,
}) => {
  const { path } = await givenFamily(page, 'Mia')
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  const ben = await (await newContext()).newPage()
  await joinGroup(page, ben, { path, firstName: 'Benedikt' })
  const link = await callApi(page, `${path}/devices/links`)
  const screen = await (await newContext()).newPage()
  await screen.goto(String(link.url))
  const photo = await addPhoto(page, path, 'A walk in Arezzo', await picture('gps/DSCN0010.jpg'))
  await callApi(page, `${path}/photos/${photo}/send-to-alexa`)
  await screen.locator('.top .picture').waitFor()

  await page.goto('/settings/screen')
  await page.getByText('What Rose is told').click()
  await take(page, 'settings', '#room')
  await page.goto('/settings/screen#question')
  await page.getByRole('dialog').waitFor()
  await take(page, 'question', null)

  await callApi(screen, '/api/screen/pause', { until: 'tomorrow' })
  await callApi(screen, '/api/screen/contact', {
    wasTouched: true,
    showing: { kind: 'paused', deliveryId: null },
  })
  const later = await addPhoto(page, path, 'The harbour', await picture('gps/DSCN0012.jpg'))
  await callApi(page, `${path}/photos/${later}/send-to-alexa`)
  for (const [name, member] of [
    ['caretaker', page],
    ['member', ben],
  ] as const) {
    await member.goto('/')
    await member.getByRole('region', { name: 'Pause', exact: true }).waitFor()
    await take(member, `dashboard-${name}`, null)
  }
  await page.getByText(/^Waits until/).scrollIntoViewIfNeeded()
  await take(page, 'waiting', null)
  await page.goto('/settings/screen')
  await take(page, 'settings-paused', '#room')
  await take(page, 'devices', '#devices')
  await page.goto('/settings/screen#question')
  await page.getByRole('dialog').waitFor()
  await take(page, 'question-paused', null)
})

async function take(page: Page, name: string, target: string | null): Promise<void> {
  for (const size of deskAndPhone) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      if (target) await page.locator(target).scrollIntoViewIfNeeded()
      await waitUntilStill(page)
      const path = `${folder}/${size.width}/${name}-${colorScheme}.png`
      if (target) await page.locator(target).screenshot({ path })
      else await page.screenshot({ path })
    }
  }
}
