import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { heicDecoder } from './heic.ts'

const original = box('ftyp', Buffer.from('heic'))

describe('the thread that decodes', () => {
  test('is kept for the next picture', async () => {
    const decode = decoderOf(numberOfAnswer)
    expect([await decode(original), await decode(original)].map(({ width }) => width)).toEqual([1, 2])
  })

  test('ends when nobody has needed it for a while', async () => {
    stopTimers()
    const decode = decoderOf(numberOfAnswer, { idle: 20 })
    await decode(original)
    vi.advanceTimersByTime(20)
    expect((await decode(original)).width).toBe(1)
  })

  test('decodes one picture at a time', async () => {
    const decode = decoderOf(numberOfAnswer)
    const made = await Promise.all([decode(original), decode(original), decode(original)])
    expect(made.map(({ width }) => width)).toEqual([1, 2, 3])
  })

  test.for([
    ['throws', 'throw new Error("unreadable")', 'unreadable', 0],
    ['throws later', 'setTimeout(() => { throw new Error("unreadable") })', 'unreadable', 0],
    ['ends', 'process.exit()', 'the decoder ended early', 0],
    ['hangs', 'for (;;) {}', 'the decoder took too long', 1_000],
    ['never answers', '', 'the decoder took too long', 1_000],
    ['eats all memory', 'const all = []; for (;;) all.push(new Array(1e5).fill({}))', 'memory limit', 0],
  ] as const)('takes nothing with it when it %s', async ([, broken, message, passes]) => {
    stopTimers()
    const decode = decoderOf(`if (message.original[8] === 66) { ${broken} } else { ${numberOfAnswer} }`, {
      longest: 1_000,
    })
    expect((await decode(original)).width).toBe(1)
    const bad = expect(decode(box('ftyp', Buffer.from('Broken')))).rejects.toThrow(message)
    const next = decode(original)
    await vi.advanceTimersByTimeAsync(passes)
    await bad
    // A new thread, because the old one is not to be trusted.
    expect((await next).width).toBe(1)
  })
})

/** From here on time passes only as the test says: to start a thread may take a busy machine long. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

test.for([
  [
    'a box that ends behind the file',
    Buffer.concat([original, box('mdat', Buffer.alloc(100))]).subarray(0, -1),
  ],
  ['a large box that ends behind the file', Buffer.concat([original, largeBox('mdat', 200)])],
  ['a box without room for its own header', Buffer.concat([original, Buffer.from('\0\0\0\x07mdat')])],
] as const)('a file with %s is refused', async ([, file]) => {
  await expect(decoderOf(numberOfAnswer)(file)).rejects.toThrow('the file ends before its last part does')
})

test.for([
  ['whose last box is the rest of the file', Buffer.concat([original, Buffer.from('\0\0\0\0mdat and more')])],
  ['with a large box', Buffer.concat([original, largeBox('mdat', 16)])],
  ['with a few bytes behind the last box', Buffer.concat([original, Buffer.from('\0\0\0')])],
] as const)('a file %s is whole', async ([, file]) => {
  expect((await decoderOf(numberOfAnswer)(file)).width).toBe(1)
})

/** Answers with its count of answers as the width. */
const numberOfAnswer = `
  globalThis.answers = (globalThis.answers ?? 0) + 1
  parentPort.postMessage({ width: answers, height: 1, data: new Uint8ClampedArray(4) })
`

function decoderOf(script: string, terms: { longest?: number; idle?: number } = {}) {
  const module = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (message) => { ${script} })
  `
  const url = new URL(`data:text/javascript,${encodeURIComponent(module)}`)
  // To start a thread may take a busy machine long.
  return heicDecoder({ script: url, longest: 300_000, idle: 300_000, ...terms })
}

function box(type: string, body: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(8 + body.length)
  header.write(type, 4)
  return Buffer.concat([header, body])
}

/** An empty box with its size in 64 bits. */
function largeBox(type: string, size: number): Buffer {
  const header = Buffer.alloc(16)
  header.writeUInt32BE(1)
  header.write(type, 4)
  header.writeBigUInt64BE(BigInt(size), 8)
  return header
}
