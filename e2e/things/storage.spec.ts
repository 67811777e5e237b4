import { givenFamily, toasts, uploadPhoto } from '../support/person.ts'
import { smallPicture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

test.use({ environment: { GROUP_PHOTOS: '1', GROUP_QUOTA: '2GB' } })

test('when the room is full the dialog says what to do, and it goes on by itself when a photo was deleted', async ({
  page,
  ownServer,
  newContext,
}) => {
  const full =
    'Your family has as many photos as it may have. Delete photos you no longer need, or ask whoever runs this server for more room.'
  await givenFamily(page, 'Emma', ownServer.url)
  await page.goto(`${ownServer.url}/photo-gallery`)
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  await uploadPhoto(page, { file: await smallPicture(), caption: 'The first' })
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Upload Photo' }).click()
  await uploadPhoto(page, { file: await smallPicture(), caption: 'The second' })
  const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
  await expect(dialog.getByText(`${full} It is tried again by itself.`)).toBeVisible()
  await expect(toasts(page)).toContainText(full)

  const elsewhere = await (await newContext({ storageState: await page.context().storageState() })).newPage()
  await elsewhere.goto(`${ownServer.url}/settings/family`)
  const room = elsewhere.getByRole('region', { name: 'Room for photos' })
  await expect(room).toContainText('0.1 MB')
  await expect(room).toContainText('1 photo')
  await expect(room).toContainText('This group can take no more photos.')
  await expect(room).toContainText('The room is nearly used up.')
  const [{ id }] = await elsewhere.evaluate(async () => {
    const [group] = await (await fetch('/api/family-groups')).json()
    const photos = await (await fetch(`/api/family-groups/${group.id}/photos`)).json()
    await fetch(`/api/family-groups/${group.id}/photos/${photos[0].id}`, { method: 'DELETE' })
    return photos
  })
  expect(id).toBeTruthy()

  // Not after minutes.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('article').getByText('The second')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
})
