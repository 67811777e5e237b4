import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const passphrase = 'correct horse battery'
/** The lowest: nobody guesses here. */
const cost = 10
const chunk = 64 * 1024
const header = 65

test('what is sealed can be opened again, whatever its length and its pieces', async () => {
  for (const length of [0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk]) {
    const bytes = randomBytes(length)
    const sealed = await sealAll(bytes)
    expect(sealed.includes(bytes.subarray(0, 32)) && length >= 32).toBe(false)
    expect((await openAll(sealed)).equals(bytes), `${length} bytes`).toBe(true)
  }
})

test('another passphrase is said, and opens nothing', async () => {
  const sealed = await sealAll(Buffer.from('secret'))
  await expect(openAll(sealed, 'correct horse batter')).rejects.toThrow(
    'The passphrase is not the one that the file was sealed with.',
  )
})

test('the same words of another keyboard are the same passphrase', async () => {
  const sealed = await buffer(seal(pieces(Buffer.from('secret')), 'Großmütterchen é'.normalize('NFD'), cost))
  expect((await openAll(sealed, 'Großmütterchen é'.normalize('NFC'))).toString()).toBe('secret')
})

test('two files of the same bytes have nothing in common', async () => {
  const [one, two] = [await sealAll(Buffer.alloc(100)), await sealAll(Buffer.alloc(100))]
  expect(one.subarray(header).equals(two.subarray(header))).toBe(false)
})

test('a file that was changed, cut, lengthened or put together anew is refused', async () => {
  const sealed = await sealAll(randomBytes(3 * chunk + 10))
  const chunkAt = (number: number) => header + number * (chunk + 16)
  const flipped = (at: number) => {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    return changed
  }
  const part = (from: number, to: number) => sealed.subarray(chunkAt(from), chunkAt(to))
  const head = sealed.subarray(0, header)
  const broken = {
    'the salt': flipped(20),
    'the cost': flipped(16),
    'the first chunk': flipped(header + 5),
    'the last tag': flipped(sealed.length - 1),
    'cut in the header': sealed.subarray(0, 40),
    'cut after the header': head,
    'cut between chunks': sealed.subarray(0, chunkAt(2)),
    'cut in the last chunk': sealed.subarray(0, -1),
    'without a chunk': Buffer.concat([head, part(0, 1), part(2, 5)]),
    'with a chunk twice': Buffer.concat([head, part(0, 1), part(0, 5)]),
    'in another order': Buffer.concat([head, part(1, 2), part(0, 1), part(2, 5)]),
    'with more at its end': Buffer.concat([sealed, Buffer.alloc(10)]),
  }
  for (const [what, bytes] of Object.entries(broken))
    await expect(openAll(bytes), what).rejects.toThrow(/damaged or not complete|passphrase/)
})

function sealAll(bytes: Buffer): Promise<Buffer> {
  return buffer(seal(pieces(bytes), passphrase, cost))
}

function openAll(sealed: Buffer, given = passphrase): Promise<Buffer> {
  return buffer(unseal(pieces(sealed), given))
}

async function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 10_007) yield bytes.subarray(at, at + 10_007)
}
