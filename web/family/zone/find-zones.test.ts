import { expect, test } from 'vitest'
import { zoneName } from '../../platform/zone-name.ts'
import { findZones } from './find-zones.ts'

const found = (search: string) => findZones(search).map(zoneName)

test.each([
  ['new york', 'New York, Eastern Time'],
  ['kyiv', 'Kyiv, Eastern European Time'],
  ['Kiev', 'Kyiv, Eastern European Time'],
  ['india', 'Kolkata, India Standard Time'],
  ['sao paulo', 'Sao Paulo, Brasilia Standard Time'],
  ['Germany', 'Berlin, Central European Time'],
  ['eastern time', 'New York, Eastern Time'],
])('“%s” finds %s', (search, name) => {
  expect(found(search)).toContain(name)
})

test('a city comes before the places of a country or zone of that name', () => {
  expect(found('mexico')[0]).toBe('Mexico City, Central Standard Time')
})

test('nothing is found for nothing, or for what is no place', () => {
  expect(findZones(' , ')).toEqual([])
  expect(findZones('Atlantis')).toEqual([])
})
