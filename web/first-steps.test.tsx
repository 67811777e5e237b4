import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deliveryApi } from '#contract/delivery/delivery.ts'
import { membersApi } from '#contract/family/members.ts'
import { photosApi } from '#contract/photos/photos.ts'
import { useDevices } from './delivery/delivery.queries.ts'
import { useMembers } from './family/members/members.queries.ts'
import { FirstSteps } from './first-steps.tsx'
import { useNewestPhotos } from './photos/photos.queries.ts'
import { givenDevice, givenMember, givenPhoto } from './testing/given.ts'
import { render, server } from './testing/render.tsx'

const steps = page.getByRole('region', { name: 'First steps' })
const card = <FirstSteps />
const withProbe = (
  <>
    {card}
    <Probe />
  </>
)

function given({ isSent = false } = {}) {
  server.answer(deliveryApi.listDevices, isSent ? [givenDevice()] : [])
  server.answer(photosApi.list, isSent ? [givenPhoto({ isSentToAlexa: true })] : [])
  server.answer(membersApi.listMembers, [givenMember()])
}

test('the first steps take one line once only one is left', async () => {
  given({ isSent: true })
  render(card)
  await expect.element(steps).toMatchTextContent('One step is left: Invite your family')
  await expect.element(steps.getByRole('listitem')).not.toBeInTheDocument()
  await steps.getByRole('button', { name: 'Not now' }).click()
  await expect.element(steps).not.toBeInTheDocument()
})

test('the first steps are shown until they are dismissed, and never again', async () => {
  given()
  render(card)
  const names = [
    /Create your family group/,
    /Open the screen in your loved one's room/,
    /Send the first photo/,
    /Invite your family/,
  ]
  for (const [n, name] of names.entries())
    await expect.element(steps.getByRole('listitem').nth(n)).toMatchTextContent(name)
  expect(steps.getByRole('listitem').length).toBe(names.length)
  // What is next has its button in the room, above.
  expect(
    steps
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Not now'])
  await steps.getByRole('button', { name: 'Not now' }).click()
  await expect.element(steps).not.toBeInTheDocument()
  render(withProbe)
  await expect.element(page.getByText('All is read')).toBeVisible()
  await expect.element(steps).not.toBeInTheDocument()
})

test('only a primary caretaker has first steps', async () => {
  given()
  render(withProbe, { group: { role: 'caretaker' } })
  await expect.element(page.getByText('All is read')).toBeVisible()
  await expect.element(steps).not.toBeInTheDocument()
})

/** Says when the card has all that it asks for. */
function Probe() {
  const lists = [useDevices(), useNewestPhotos(5), useMembers()]
  return lists.every(({ data }) => data) && <p>All is read</p>
}
