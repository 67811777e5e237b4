import { expect, test } from 'vitest'
import type { Device } from '#contract/delivery/delivery.ts'
import { alexaStatus } from './alexa-status.ts'

const now = Date.parse('2026-01-01T12:00:00.000Z')

test('without a device that was ever opened it is not connected', () => {
  expect(alexaStatus([], now)).toBe('not_connected')
  expect(alexaStatus([givenDevice({ openedAt: null })], now)).toBe('not_connected')
})

test('one connected device is enough to be online', () => {
  const lost = givenDevice({ lastContactAt: null })
  expect(alexaStatus([lost], now)).toBe('offline')
  expect(alexaStatus([lost, givenDevice({ isConnected: true })], now)).toBe('online')
})

test('a device is online until five minutes after its last contact', () => {
  const device = givenDevice({ lastContactAt: new Date(now).toISOString() })
  expect(alexaStatus([device], now)).toBe('online')
  expect(alexaStatus([device], now + 299_999)).toBe('online')
  expect(alexaStatus([device], now + 300_000)).toBe('offline')
})

function givenDevice(fields: Partial<Device>): Device {
  return {
    id: '0191e6a0-0000-7000-8000-000000000000',
    kind: 'screen',
    name: 'Kitchen',
    createdAt: '2026-01-01T00:00:00.000Z',
    openedAt: '2026-01-01T00:00:00.000Z',
    isConnected: false,
    lastContactAt: null,
    lastActivityAt: null,
    lastShown: null,
    picturesOnAt: null,
    attention: null,
    showing: null,
    power: null,
    network: null,
    textSize: 'normal',
    letters: null,
    look: 'pictures',
    quietHours: null,
    openedBy: null,
    browserOf: null,
    keptBy: null,
    ...fields,
  }
}
