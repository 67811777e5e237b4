import { hours } from '../clock.ts'
import type { App } from '../context.ts'
import { reportLostFile } from './lost-file.ts'

const againAfter = hours(1)
/** More are not looked for while these are: the answer does not wait, and the storage has other work. */
const mostAtOnce = 4
const mostASecond = 20
const mostKnown = 50_000

/** When each file was looked for last, by its key. */
const known = new Map<string, number>()
let underWay = 0
let second = 0
let inSecond = 0

/**
 * Looks, after the answer, whether the storage has a file to which a browser was led, and reports a lost one. Each file
 * once in an hour, and only some of many: a storage that lacks files is found out all the same.
 */
export function checkLater(app: App, key: string): void {
  const now = app.clock.now()
  if (now - (known.get(key) ?? Number.NEGATIVE_INFINITY) < againAfter) return
  if (Math.floor(now / 1000) !== second) [second, inSecond] = [Math.floor(now / 1000), 0]
  if (underWay >= mostAtOnce || inSecond >= mostASecond) return
  if (known.size >= mostKnown) known.clear()
  known.set(key, now)
  inSecond++
  underWay++
  void check(app, key).finally(() => underWay--)
}

async function check(app: App, key: string): Promise<void> {
  const size = await app.storage.size(key).catch((error) => {
    app.log.warn({ err: error, file: key }, 'the storage could not be asked for a file')
  })
  if (size === null) await reportLostFile(app, key)
  // One that is missing or could not be looked for is looked for again with the next request.
  if (typeof size !== 'number') known.delete(key)
}
