import { givenFamily, joinGroup } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

test("a caretaker's screens are named when they are removed: one of their own ends, one in the room is kept", async ({
  page,
  newContext,
  server,
}) => {
  const { path } = await givenFamily(page)
  const tom = await (await newContext()).newPage()
  await joinGroup(page, tom, { path, firstName: 'Tom', role: 'caretaker' })
  const openScreen = async (by: typeof tom) => {
    const made = await tom.request.post(`${path}/devices/links`, {
      headers: { origin: server.url },
    })
    await by.goto((await made.json()).url)
    await expect(by.getByText(/will appear here/)).toBeVisible()
  }
  await openScreen(tom)
  const room = await (await newContext()).newPage()
  await openScreen(room)

  await page.goto('/settings/screen')
  const devices = page.getByRole('region', { name: 'Devices' })
  await expect(devices.getByText(/^Opened by Tom Hartley, /)).toHaveCount(2)

  await page.goto('/family-members')
  await page.getByRole('button', { name: 'Edit Tom Hartley' }).click()
  await page.getByRole('button', { name: 'Remove from the group…' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Remove Tom Hartley?' })
  const own = dialog.getByLabel('Disconnect “Family screen”, which Tom Hartley opened')
  const other = dialog.getByLabel('Disconnect “Family screen 2”, which Tom Hartley opened')
  await expect(own).toBeChecked()
  await expect(other).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/settings/screen')
  await expect(devices.getByText(/^Opened by Tom Hartley, .+ Kept by Emma Hartley\.$/)).toBeVisible()
  await expect(devices.getByText(/^Opened by Tom Hartley, /)).toHaveCount(1)
  expect((await tom.request.get('/api/screen')).status()).toBe(401)
  expect((await room.request.get('/api/screen')).status()).toBe(200)
})
