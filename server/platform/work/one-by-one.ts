import type { App } from '../context.ts'

/**
 * Works on the items in turn. One that fails is logged and left for the next run, so that it does not
 * block the others. Returns how many succeeded.
 */
export async function oneByOne<T>(app: App, items: T[], work: (item: T) => Promise<void>): Promise<number> {
  let done = 0
  for (const item of items) {
    try {
      await work(item)
      done++
    } catch (error) {
      app.log.error({ err: error }, 'files could not be removed; trying again later')
    }
  }
  return done
}
