import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/security.md', 'utf8')
/** The last column of the tables: a test file, then words of its tests in quotes. */
const proofs = [...page.matchAll(/^\|.*\| ([^|]+) \|$/gm)]
  .map(([, proof = '']) => proof)
  .filter((proof) => proof !== 'test' && !/^-+$/.test(proof))

test('each defence names a test file that is there, and what the test says', () => {
  expect(proofs.length).toBeGreaterThan(60)
  for (const proof of proofs) {
    const cited = [...proof.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`((?:[,:]? “[^”]+”)*)/g)]
    expect(cited, proof).not.toEqual([])
    for (const [, file = '', words = ''] of cited) {
      expect(existsSync(file), file).toBe(true)
      const text = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')
      for (const [, said = ''] of words.matchAll(/“([^”]+)”/g)) expect(text, file).toContain(said)
    }
  }
})
