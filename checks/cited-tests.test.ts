import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The last column of a page's tables: a test file, then words of its tests in quotes. */
function proofsIn(page: string): string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^\|.*\| ([^|]+) \|$/gm)]
    .map(([, proof = '']) => proof)
    .filter((proof) => proof !== 'test' && !/^-+$/.test(proof))
}

test.each([
  ['defence', 'docs/security.md', 60],
  ['sentence', 'docs/decisions/093-what-is-said-is-true.md', 15],
])('each %s of %s names a test file that is there, and what the test says', (_, page, atLeast) => {
  const proofs = proofsIn(page)
  expect(proofs.length).toBeGreaterThan(atLeast)
  for (const proof of proofs) {
    const cited = [...proof.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`((?:[,:]? “[^”]+”)*)/g)]
    expect(cited, proof).not.toEqual([])
    for (const [, file = '', words = ''] of cited) {
      expect(existsSync(file), file).toBe(true)
      const text = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')
      for (const [, said = ''] of words.matchAll(/“([^”]+)”/g)) expect(text, file).toContain(said)
    }
  }
})
