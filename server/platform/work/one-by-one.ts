import type { App } from '../context.ts'

/**
 * Works on one after the other. One that fails is logged and left for the next time, and holds up
 * none behind it. Resolves with how many went well.
 */
export async function oneByOne<T>(app: App, all: T[], work: (one: T) => Promise<void>): Promise<number> {
  let done = 0
  for (const one of all) {
    try {
      await work(one)
      done++
    } catch (error) {
      app.log.error({ err: error }, 'files could not be removed; trying again later')
    }
  }
  return done
}
