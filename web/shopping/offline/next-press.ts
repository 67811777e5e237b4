import * as z from 'zod/mini'
import type { Press } from '#contract/shopping/shopping.ts'
import { localStore } from '../../platform/local-store.ts'
import { newUuid } from '../../platform/uuid.ts'

/** The last press of this browser, in whichever tab. */
const store = localStore({
  key: 'sunporch-presses',
  version: 1,
  schema: z.object({ browser: z.string(), number: z.number() }),
})

export function nextPress(): Press {
  const { browser, number } = store.read() ?? { browser: newUuid(), number: 0 }
  const press = { browser, number: number + 1 }
  store.write(press)
  return press
}
