import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { bindApp } from '../app.ts'
import { readConfig } from '../platform/config.ts'
import type { PlatformApp } from '../platform/context.ts'
import { hashPassword, isPassword } from './password.ts'

const { passwordCost } = bindApp({ config: readConfig({}) } as PlatformApp)

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

test('where there is no password a guess takes as long', async () => {
  const hash = await hashPassword('correct horse battery', passwordCost)
  const fastest = async (against: string | null) => {
    const times = []
    for (let count = 0; count < 3; count++) {
      const begun = performance.now()
      await isPassword('a guess', against, passwordCost)
      times.push(performance.now() - begun)
    }
    return Math.min(...times)
  }
  // Without a computation it would take a thousandth.
  expect(await fastest(null)).toBeGreaterThan((await fastest(hash)) / 5)
})

test('many sign-ins at once leave threads for reading files', async () => {
  const done: string[] = []
  const checks = Array.from({ length: 12 }, async () => {
    await hashPassword('correct horse battery', passwordCost)
    done.push('checked')
  })
  await readFile(import.meta.filename)
  done.push('read')
  await Promise.all(checks)
  // With all four threads busy the file would be read behind the eighth.
  expect(done.indexOf('read')).toBeLessThan(6)
})
