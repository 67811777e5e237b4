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
      here.publish('family', { changed: ['photos'] })
      here.publish('family', { ended: true })
      const both = [{ changed: ['photos'] }, { ended: true }]
      await expect.poll(() => heard).toEqual({ here: both, there: both, other: [] })
    })

    test('who has stopped listening hears nothing more', async () => {
      const [here] = await open()
      const heard: LiveMessage[] = []
      const stop = here.subscribe('family', (message) => heard.push(message))
      here.subscribe('family', () => stop())
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
