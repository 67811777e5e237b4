import { expect, test } from 'vitest'
import { dialAddress, phone } from './phone.ts'

test.each([
  ['+49 30 1234567', 'tel:+49301234567'],
  ['+49 (0)30 123-45 67', 'tel:+49301234567'],
  ['(+1) 212 555 0142', 'tel:+12125550142'],
  ['0043 1 5877600', 'tel:004315877600'],
  ['(0) 30/12345', 'tel:03012345'],
  ['112', 'tel:112'],
  ['+44 20 7946\u20110958', 'tel:+442079460958'],
  ['\u00a0020 7946 0958\u00a0', 'tel:02079460958'],
])('%j is kept and dials %s', (typed, address) => {
  expect(phone.parse(typed)).toBe(typed.trim())
  expect(dialAddress(typed)).toBe(address)
})

test('marks that nobody sees, as an address book copies them, are left out', () => {
  expect(phone.parse('\u202a+49 30 1234567\u202c')).toBe('+49 30 1234567')
})

test.each([null, undefined, '', '   '])('%j is no number', (typed) => {
  expect(phone.parse(typed)).toBeNull()
})

test.each([
  '12',
  '+',
  'call me',
  '*#06#',
  '12345;ext=1',
  '30+49',
  '+49 30 1234567 1234567 1234567 12',
  '()-/',
])('%j is refused', (typed) => {
  expect(phone.safeParse(typed).success).toBe(false)
})
