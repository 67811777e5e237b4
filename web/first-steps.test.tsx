import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deliveryApi } from '#contract/delivery.ts'
import { membersApi } from '#contract/family/members.ts'
import { photosApi } from '#contract/photos.ts'
import { FirstSteps } from './first-steps.tsx'
import { givenDevice, givenMember, givenPhoto } from './testing/given.ts'
import { render, server } from './testing/render.tsx'

const steps = page.getByRole('region', { name: 'First steps' })
const card = <FirstSteps onChoosePhoto={() => {}} onConnect={() => {}} />

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

test('only a primary caretaker has first steps', async () => {
  given()
  render(
    <>
      {card}
      <p>The rest</p>
    </>,
    { group: { role: 'caretaker' } },
  )
  await expect.element(page.getByText('The rest')).toBeVisible()
  await expect.element(steps).not.toBeInTheDocument()
})
