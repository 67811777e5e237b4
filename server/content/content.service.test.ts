import { expect, test } from 'vitest'
import { givenFamily, givenScreen } from '../testing/given.ts'
import { createTestApp } from '../testing/test-app.ts'
import { requireContentItem, sendContentItem } from './content.service.ts'

test('a recommendation that is deleted while it is being sent is on no screen', async () => {
  const app = await createTestApp()
  const family = await givenFamily(app)
  const { anna, path } = family
  const screen = await givenScreen(app, family)
  const { id } = (await anna.post(`${path}/content`, { title: 'Persuasion' })).body
  const found = await requireContentItem(app, family.group.id, id)
  await anna.delete(`${path}/content/${id}`)
  await expect(sendContentItem(app, anna.user, found)).rejects.toMatchObject({ status: 404 })
  expect((await screen.get('/api/screen')).body.items).toEqual([])
})
