import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { holdStream, listStreamHolders } from './stream-limits.ts'

const app = { config: readConfig({ PERSON_STREAMS: '2' }) }

test('each stream gives way once, also where its connection takes long to end', () => {
  const ended: string[] = []
  for (const name of ['first', 'second', 'third', 'fourth', 'fifth']) hold('Emil', 'laptop', name, ended)
  expect(ended).toEqual(['first', 'second', 'third'])
  expect(listStreamHolders('personStreams', 2)).toContainEqual({ whose: 'Emil', used: 2 })
})

test('one that only lingers gives way before one that is heard', () => {
  const ended: string[] = []
  hold('Fay', 'phone', 'heard', ended)
  hold('Fay', 'phone', 'lingering', ended, false)
  hold('Fay', 'laptop', 'new', ended)
  expect(ended).toEqual(['lingering'])
})

function hold(whose: string, owner: string, name: string, ended: string[], isConnected = true): void {
  const holder = { whose, owner, budget: 'personStreams' as const }
  holdStream(app, { holder, isConnected, giveWay: () => ended.push(name) })
}
