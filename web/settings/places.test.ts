import { expect, test } from 'vitest'
import { hartleys } from '../testing/given.ts'
import { findPlaces, settingsPlaces } from './places.ts'

const places = settingsPlaces({ group: { ...hartleys }, hasDevice: true, isSuccessor: false })
const find = (typed: string, of = places) => findPlaces(of, typed).map(({ label }) => label)

test('a setting is found by its name first, by other words too, and by nothing that is not typed whole', () => {
  expect(find('dark')[0]).toBe('Appearance')
  expect(find('Polski')).toEqual(['Your language'])
  expect(find('PASSW change')).toEqual(['Signed-in browsers'])
  expect(find('telephone')[0]).toBe('Your telephone number')
  expect(find('quiet hours')[0]).toBe('Text size and quiet hours of a device')
  expect(find('francais')).toEqual(['Your language'])
  expect(find('   ')).toEqual([])
  expect(find('xylophone')).toEqual([])
})

test('nobody finds what is not there for them', () => {
  const ofMember = settingsPlaces({
    group: { ...hartleys, role: 'member' },
    hasDevice: true,
    isSuccessor: false,
  })
  for (const typed of ['webhooks', 'delete the group', 'in memory', 'storage', 'successor'])
    expect([typed, find(typed, ofMember)]).toEqual([typed, []])
  const resting = settingsPlaces({
    group: { ...hartleys, inMemorySince: '2026-11-20T10:00:00Z' },
    hasDevice: false,
    isSuccessor: false,
  })
  for (const typed of ['alexa integration', 'sign of life', 'pause', 'chime', 'pair'])
    expect([typed, find(typed, resting)]).toEqual([typed, []])
  const alone = settingsPlaces({ group: null, hasDevice: false, isSuccessor: false })
  expect(new Set(alone.map(({ page }) => page))).toEqual(new Set(['Settings', 'You']))
})
