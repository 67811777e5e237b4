import { useQueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deliveryApi } from '#contract/delivery/delivery.ts'
import { devicesApi } from '#contract/delivery/device-changes.ts'
import { groupsApi } from '#contract/family/groups.ts'
import { useDevices } from '../delivery/delivery.queries.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { refusal } from '../testing/fake-server.ts'
import { givenDevice, hartleys, idOf } from '../testing/given.ts'
import { render, server } from '../testing/render.tsx'
import { AskDistance, AskDistanceOfNew } from './ask-distance.tsx'

const question = page.getByRole('group', { name: 'How far away does Rose sit?' })
const elsewhere = { ...hartleys, id: idOf(101), name: 'The Bakers' }

test('each of two screens that are connected one after the other is asked about', async () => {
  const { connect } = givenPage()
  await connect(givenDevice({ id: idOf(201) }))
  await question.getByRole('button', { name: '2 m' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await connect(givenDevice({ id: idOf(202) }))
  await question.getByRole('button', { name: '3 m' }).click()
  await expect.element(question).not.toBeInTheDocument()
  const asked = server.calls(devicesApi.updateDevice).map(({ params }) => params.deviceId)
  expect(asked).toEqual([idOf(201), idOf(202)])
})

test('nothing is asked of the screens of another group', async () => {
  givenPage()
  await page.getByRole('button', { name: 'Other group' }).click()
  await expect.element(page.getByText('2 screens')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
})

test('an answer that the server refuses is said aloud, and can be given again', async () => {
  server.answer(devicesApi.updateDevice, refusal(429, 'too_many', 'Please wait a little.'))
  render(<AskDistance device={givenDevice()} />)
  await question.getByRole('button', { name: '2 m' }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(question.getByRole('button', { name: '2 m' })).toBeEnabled()
})

/** A page that was opened when each group had a screen already. */
function givenPage() {
  let devices = [givenDevice({ id: idOf(200) })]
  const others = [givenDevice({ id: idOf(300) }), givenDevice({ id: idOf(301) })]
  server.answer(deliveryApi.listDevices, ({ params }) => (params.groupId === elsewhere.id ? others : devices))
  server.answer(devicesApi.updateDevice, ({ params, body }) => {
    devices = devices.map((one) =>
      one.id === params.deviceId ? { ...one, letters: body.letters ?? null } : one,
    )
    return givenDevice()
  })
  render(<Page />)
  server.answer(groupsApi.listGroups, [hartleys, elsewhere])
  return {
    async connect(device: ReturnType<typeof givenDevice>) {
      await expect.poll(() => server.calls(deliveryApi.listDevices).length).toBeGreaterThan(0)
      devices = [...devices, device]
      await page.getByRole('button', { name: 'Look again' }).click()
    },
  }
}

function Page() {
  const client = useQueryClient()
  const { select } = useSelection()
  return (
    <>
      <p>{useDevices().data?.length} screens</p>
      <button type="button" onClick={() => client.invalidateQueries()}>
        Look again
      </button>
      <button type="button" onClick={() => select(elsewhere.id)}>
        Other group
      </button>
      <AskDistanceOfNew />
    </>
  )
}
