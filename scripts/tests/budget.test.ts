import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { brokenBudgets, slowestFiles } from './budget.ts'

const budget = { file: 15, run: 360 }
const files = [
  { file: 'server/slow.test.ts', seconds: 16 },
  { file: 'server/quick.test.ts', seconds: 2 },
]

test('a file and a run over their budget are named, with what they may take', () => {
  expect(brokenBudgets({ files, seconds: 361, pace: 1, budget })).toEqual([
    'server/slow.test.ts takes 16.0 s, and may take 15 s.',
    'The tests take 361.0 s, and may take 360 s.',
  ])
})

test('a machine that is twice as slow has twice the time', () => {
  expect(brokenBudgets({ files, seconds: 719, pace: 2, budget })).toEqual([])
})

test('the files of a report are sorted by what their tests take', () => {
  const ofFile = (name: string, ...durations: (number | undefined)[]) => ({
    name: resolve(name),
    assertionResults: durations.map((duration) => ({ duration })),
  })
  const testResults = [ofFile('one.test.ts', 500, undefined), ofFile('two.test.ts', 900, 300)]
  expect(slowestFiles({ testResults })).toEqual([
    { file: 'two.test.ts', seconds: 1.2 },
    { file: 'one.test.ts', seconds: 0.5 },
  ])
})
