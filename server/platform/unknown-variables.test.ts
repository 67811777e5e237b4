import { expect, test } from 'vitest'
import { unknownVariables } from './unknown-variables.ts'

const known = ['REGISTRATION', 'PUBLIC_URL', 'SMTP_URL', 'PORT', 'ROLE', 'SECRET_KEY']

test.each([
  ['REGISTRATON', 'REGISTRATION'],
  ['REGISTRATIION', 'REGISTRATION'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['PUBLIC_RUL', 'PUBLIC_URL'],
  ['SECRET_KEYS', 'SECRET_KEY'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['BASE_URL', 'PUBLIC_URL'],
])('%s is named, with %s', (name, meant) => {
  expect(unknownVariables({ [name]: 'x' }, known)).toEqual([
    `${name} is no variable of Sunporch, and nothing reads it: did you mean ${meant}?`,
  ])
})

test('what is known, empty, or of other programs is not', () => {
  const others = {
    PATH: '/bin',
    HOME: '/root',
    SORT: 'x',
    RULE: 'x',
    SUNPORCH_PORT_3000_TCP: 'x',
    REGISTRAT: 'x',
  }
  expect(unknownVariables({ REGISTRATION: 'open', REGISTRATON: '', ...others }, known)).toEqual([])
})
