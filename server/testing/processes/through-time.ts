import { dueWorks } from '../../app.ts'
import type { TestApp } from '../test-app.ts'

/** Moves the clock to the instant `end`, and does all due work at its own time on the way there. */
export async function goThrough(app: TestApp, end: number): Promise<void> {
  for (;;) {
    await app.runDue()
    const times = await Promise.all(dueWorks.map((work) => work.nextAt(app)))
    const now = app.clock.now()
    const next = Math.min(...times.map((at) => Math.max(at ?? Number.POSITIVE_INFINITY, now + 1)))
    if (next > end) break
    app.clock.advance(next - now)
  }
  await app.runDueAfter(end - app.clock.now())
}
