import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Device } from '#contract/delivery/delivery.ts'
import { deliveryApi } from '#contract/delivery/delivery.ts'
import { devicesApi } from '#contract/delivery/device-changes.ts'
import { roomApi } from '#contract/room/room.ts'
import { givenDevice, givenRoom } from '../testing/given.ts'
import { render, server } from '../testing/render.tsx'
import { AlexaIntegrationCard } from './alexa-integration-card.tsx'
import { DeviceRow } from './device-row.tsx'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const states: [name: string, devices: Device[], sentence: string][] = [
  ['that was never opened', [], 'No screen was ever opened'],
  ['that is connected', [givenDevice()], 'What you send is on it at once.'],
  [
    'that was here just now',
    [givenDevice({ isConnected: false, lastContactAt: ago(1) })],
    'What you send is shown as soon as it is back.',
  ],
  [
    'that is away',
    [givenDevice({ isConnected: false, lastContactAt: ago(6) })],
    'What you send waits and is shown when one is back.',
  ],
]

test.each(states)('of a screen %s only what is true is said', async (_name, devices, sentence) => {
  server.answer(deliveryApi.listDevices, devices)
  server.answer(roomApi.read, givenRoom())
  render(<AlexaIntegrationCard />)
  const card = page.getByRole('region', { name: 'Alexa Integration' })
  await expect.element(card.getByText(sentence)).toBeVisible()
  const isAtOnce = devices.some(({ isConnected }) => isConnected)
  expect(card.getByText('at once').length).toBe(isAtOnce ? 1 : 0)
})

test('of a screen that is paused it says until when what one sends waits', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString()
  server.answer(deliveryApi.listDevices, [givenDevice()])
  server.answer(roomApi.read, givenRoom({ pause: { since: ago(1), until, by: null } }))
  render(<AlexaIntegrationCard />)
  const card = page.getByRole('region', { name: 'Alexa Integration' })
  await expect.element(card.getByText(/What you send waits until .* pause ends/)).toBeVisible()
})

test('a screen that is away says when it was in contact last', async () => {
  server.answer(roomApi.read, givenRoom())
  render(<DeviceRow device={givenDevice({ isConnected: false, lastContactAt: ago(1) })} mayManage />)
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/Last contact/)
})

test('of a screen that is away, removing it does not say that it goes blank at once', async () => {
  const device = givenDevice({ isConnected: false, lastContactAt: ago(60) })
  server.answer(roomApi.read, givenRoom())
  server.answer(devicesApi.removeDevice, { id: device.id })
  render(<DeviceRow device={device} mayManage />)
  await page.getByRole('button', { name: 'Remove Family screen' }).click()
  const question = page.getByRole('alertdialog')
  await expect
    .element(question)
    .toMatchTextContent('It goes blank as soon as it is in contact, and shows nothing')
  await question.getByRole('button', { name: 'Remove' }).click()
  const removed = 'It shows nothing of the family any more, once it has been in contact.'
  await expect.element(page.getByText(removed).first()).toBeVisible()
})
