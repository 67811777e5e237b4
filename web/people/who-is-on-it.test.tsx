import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { peopleApi } from '#contract/photos/people.ts'
import { noNetwork } from '../testing/fake-server.ts'
import { emma, givenPhoto, idOf } from '../testing/given.ts'
import { render, server } from '../testing/render.tsx'
import { WhoIsOnIt } from './who-is-on-it.tsx'
import { WhoIsOnThemDialog } from './who-is-on-them-dialog.tsx'

const person = {
  id: idOf(700),
  name: 'Mia',
  relation: 'your granddaughter',
  userId: null,
  addedById: emma.id,
  photos: 0,
}
const mia = page.getByRole('button', { name: 'Mia' })
const first = givenPhoto({ people: [person] })
const second = givenPhoto({ id: idOf(301) })
const presses = () => server.calls(peopleApi.tagSeveral).map(({ body }) => body.isOn)

test('presses before the first is answered leave what was pressed last, in their order', async () => {
  const answer = Promise.withResolvers<void>()
  server.answer(peopleApi.list, [person])
  server.answer(peopleApi.tagSeveral, async ({ body }) => {
    await answer.promise
    return { photoIds: body.photoIds }
  })
  render(<WhoIsOnIt photos={[second]} />)
  for (const shown of ['true', 'false', 'true']) {
    await mia.click()
    await expect.element(mia).toHaveAttribute('aria-pressed', shown)
  }
  expect(presses()).toEqual([true])
  answer.resolve()
  await expect.poll(presses).toEqual([true, false, true])
})

test('a press that does not arrive is taken back, and told', async () => {
  server.answer(peopleApi.list, [person])
  server.answer(peopleApi.tagSeveral, noNetwork)
  render(<WhoIsOnIt photos={[first]} />)
  await expect.element(mia).toHaveAttribute('aria-pressed', 'true')
  await mia.click()
  await expect.element(page.getByText('Something went wrong').first()).toBeVisible()
  await expect.element(mia).toHaveAttribute('aria-pressed', 'true')
})

test('of several photos a mixed chip says that only some have a person, and a press gives it to all', async () => {
  server.answer(peopleApi.list, [person])
  const answer = Promise.withResolvers<void>()
  server.answer(peopleApi.tagSeveral, ({ body }) => answer.promise.then(() => ({ photoIds: body.photoIds })))
  render(<WhoIsOnThemDialog photos={[first, second]} onClose={() => {}} />)
  await expect.element(page.getByRole('dialog', { name: '2 photos' })).toBeVisible()
  await expect.element(mia).toHaveAttribute('aria-pressed', 'mixed')
  await mia.click()
  await expect.element(mia).toHaveAttribute('aria-pressed', 'true')
  expect(server.lastBody(peopleApi.tagSeveral)).toEqual({ photoIds: [first.id, second.id], isOn: true })
  answer.resolve()
})
