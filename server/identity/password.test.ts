import { expect, test } from 'vitest'
import { bindApp } from '../app.ts'
import type { PlatformApp } from '../platform/context.ts'
import { hashPassword, isPassword } from './password.ts'

const { passwordCost } = bindApp({} as PlatformApp)

test('a guess at a password costs what OWASP recommends', async () => {
  const hash = await hashPassword('correct horse battery', passwordCost)
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('correct horse battery', hash, passwordCost)).toBe(true)
  expect(await isPassword('correct horse batterz', hash, passwordCost)).toBe(false)
  expect(await isPassword('correct horse battery', null, passwordCost)).toBe(false)
})

test('a password that was kept at another cost is known still', async () => {
  const hash = await hashPassword('Grüße aus Ludwigslust', { memory: 64, passes: 1, parallelism: 1 })
  expect(hash).toContain('$m=64,t=1,p=1$')
  // The same word in Unicode's decomposed form, as some keyboards type it.
  expect(await isPassword('Grüße aus Ludwigslust'.normalize('NFD'), hash, passwordCost)).toBe(true)
})
