import { describe, expect, test } from 'vitest'
import type { Live, LiveMessage } from './live.ts'

/** The tests of every live bus. `open` returns two ends of the same bus. */
export function liveSuite(kind: string, open: () => Promise<[Live, Live]>): void {
  describe(kind, () => {
    test('a message reaches everybody who listens to its topic, in order, and nobody else', async () => {
      const [here, there] = await open()
      const heard: Record<string, LiveMessage[]> = { here: [], there: [], other: [] }
      here.subscribe('family', (message) => heard.here?.push(message))
      there.subscribe('family', (message) => heard.there?.push(message))
      there.subscribe('others', (message) => heard.other?.push(message))
      await Promise.all([here.settled(), there.settled()])
      here.publish('family', { changed: ['photos'] })
      here.publish('family', { ended: true })
      const both = [{ changed: ['photos'] }, { ended: true }]
      await expect.poll(() => heard).toEqual({ here: both, there: both, other: [] })
    })

    test('who has listened since before a mark is told what has changed since, and nobody else is told a part of it', async () => {
      const [here, there] = await open()
      const before = there.mark()
      there.subscribe('family', () => {})
      await there.settled()
      const mark = there.mark()
      here.publish('family', { changed: ['photos'] })
      here.publish('family', { changed: ['shopping'] })
      await expect.poll(() => there.since(mark, ['family'])).toEqual(['photos', 'shopping'])
      expect([null, 2]).toContain(there.since(before, ['family'])?.length ?? null)
      expect(there.since(there.mark(), ['family'])).toEqual([])
    })

    test('who has stopped listening hears nothing more', async () => {
      const [here] = await open()
      const heard: LiveMessage[] = []
      const stop = here.subscribe('family', (message) => heard.push(message))
      here.subscribe('family', () => stop())
      await here.settled()
      here.publish('family', { changed: ['photos'] })
      await expect.poll(() => heard).toHaveLength(1)
      let last = 0
      here.subscribe('family', () => last++)
      here.publish('family', { changed: ['photos'] })
      await expect.poll(() => last).toBe(1)
      expect(heard).toHaveLength(1)
    })
  })
}

/** Passes when a message arrives. One that is published while the connection is away may be lost. */
export async function expectHeard(live: Live, heard: unknown[]): Promise<void> {
  const publish = () => {
    live.publish('family', { changed: ['photos'] })
    return heard.length
  }
  await expect.poll(publish, { interval: 200 }).toBeGreaterThan(0)
}
