import { expect, test } from 'vitest'
import { createFamilyApp, givenItem } from '../testing/given/given.ts'

test('without parameters the whole history is listed, and with a limit one page of it', async () => {
  const { anna, path } = await createFamilyApp()
  for (let count = 0; count < 120; count++) await givenItem(anna, path, { name: `Thing ${count}` })
  const all = (await anna.get(`${path}/activity`)).body
  expect(all).toHaveLength(121)
  expect(all.at(-1).action).toBe('family_group_created')
  const page = (await anna.get(`${path}/activity?limit=50&before=${all[99].id}`)).body
  expect(page).toEqual(all.slice(100))
})
