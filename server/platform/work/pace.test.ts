import { expect, test } from 'vitest'
import { givenSteps } from '../../testing/given/steps.ts'
import { pace } from './pace.ts'

test('as many as the burst go on at once, then each in its time, in the order in which they came', async () => {
  const { call, advance, gone } = givenPace({ perSecond: 2, burst: 3, mostWaiting: 3 })
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) void call('anna', name)
  await advance(0)
  expect(gone).toEqual(['a', 'b', 'c'])
  await advance(499)
  expect(gone).toEqual(['a', 'b', 'c'])
  await advance(1)
  expect(gone).toEqual(['a', 'b', 'c', 'd'])
  await advance(1000)
  expect(gone).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('another key has its own, and a pause fills it again', async () => {
  const { call, advance, gone } = givenPace({ perSecond: 1, burst: 1, mostWaiting: 5 })
  for (const name of ['a1', 'a2', 'a3']) void call('anna', name)
  void call('ben', 'b1')
  await advance(0)
  expect(gone).toEqual(['a1', 'b1'])
  await advance(5000)
  void call('anna', 'a4')
  void call('anna', 'a5')
  await advance(0)
  expect(gone).toEqual(['a1', 'b1', 'a2', 'a3', 'a4'])
})

test('who would have to wait longer than the others may is refused, takes nothing, and hears when to come again', async () => {
  const { call, advance, gone } = givenPace({ perSecond: 2, burst: 1, mostWaiting: 2 })
  for (const name of ['a', 'b', 'c']) void call('anna', name)
  await expect(call('anna', 'd')).rejects.toThrow('anna: again in 500 ms')
  await expect(call('anna', 'd')).rejects.toThrow('anna: again in 500 ms')
  await advance(500)
  void call('anna', 'd')
  await advance(1000)
  expect(gone).toEqual(['a', 'b', 'c', 'd'])
})

test('what weighs more than the whole bucket empties it', async () => {
  const { call, advance, gone } = givenPace({ perSecond: 1, burst: 2, mostWaiting: 2 })
  void call('anna', 'long', 10)
  void call('anna', 'next')
  await advance(0)
  expect(gone).toEqual(['long'])
  await advance(1000)
  expect(gone).toEqual(['long', 'next'])
})

test('without a limit nobody waits, and with 0 nobody goes on', async () => {
  const off = givenPace({ perSecond: Infinity, burst: Infinity, mostWaiting: Infinity })
  await Promise.all(Array.from({ length: 1000 }, () => off.call('anna', 'a')))
  expect(off.gone).toHaveLength(1000)
  await expect(givenPace({ perSecond: 0, burst: 0, mostWaiting: 0 }).call('anna', 'a')).rejects.toThrow(
    'anna: again in 60000 ms',
  )
})

function givenPace(terms: { perSecond: number; burst: number; mostWaiting: number }) {
  const { time, advance } = givenSteps()
  const refuse = (key: string, retryAfterMs: number) => new Error(`${key}: again in ${retryAfterMs} ms`)
  const goOn = pace({ ...terms, refuse, time })
  const gone: string[] = []
  const call = (key: string, name: string, weight?: number) =>
    goOn(key, weight).then(() => void gone.push(name))
  return { call, advance, gone }
}
