import { expect, test } from 'vitest'
import { givenFamily, givenMember } from '../testing/given/given.ts'
import { listActions } from '../testing/seen.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()
const taken = '/api/auth/taken-back'

test('nobody floods the caretakers by saying again and again that an account was taken', async () => {
  const family = await givenFamily(app)
  const mia = await givenMember(app, family, 'Mia', 'member')
  for (let times = 0; times < 5; times++) expect((await mia.post(taken)).status).toBe(200)
  expect((await mia.post(taken)).status).toBe(429)
  const said = (await listActions(family.anna, family.path)).filter(
    (action) => action === 'account_taken_back',
  )
  expect(said).toHaveLength(5)
})
