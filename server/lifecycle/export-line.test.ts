import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Turn } from '../platform/work/fair-queue.ts'
import { testClock } from '../testing/test-clock.ts'
import { exportLine } from './export-line.ts'

const mallory = (group: string): Turn => ['mallory', group, 'mallory']
const olga: Turn = ['olga', 'family', 'olga']

test('a third download of one person is refused, whichever the family, and one of another is not', async () => {
  const line = givenLine()
  const open = [line(mallory('one'), endless), line(mallory('two'), endless)]
  expect(() => line(mallory('three'), endless)).toThrow(
    'Two copies of your families are being downloaded already.',
  )
  expect(await text(line(olga, () => piecesOf('all ', 'of ', 'it')))).toBe('all of it')
  for (const one of open) one.destroy()
  await setImmediate()
  expect(await text(line(mallory('three'), () => piecesOf('now')))).toBe('now')
})

test('a download that fails ends with its error, and makes room', async () => {
  const line = givenLine()
  const broken = () =>
    new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('The storage is away.')) })
  for (let time = 0; time < 3; time++)
    await expect(text(line(olga, broken))).rejects.toThrow('The storage is away.')
})

function givenLine() {
  const line = exportLine(testClock(0))
  return (turn: Turn, open: () => ReadableStream<Uint8Array>) =>
    line({ turn, open, requireStill: async () => {} })
}

function piecesOf(...pieces: string[]): ReadableStream<Uint8Array> {
  return new Blob(pieces).stream()
}

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1000)) })
}
