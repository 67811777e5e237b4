import type { FamiliesTask } from './start-hostile.ts'
import { openFamilies, type WaitingFamilies } from './waiting-families.ts'

// A process: the families whose waiting is measured.

let families: WaitingFamilies | null = null

process.on('message', async (given: FamiliesTask | number) => {
  if (typeof given === 'object') {
    families = await openFamilies(given.url, given.families)
    process.send?.('open')
  } else process.send?.(await families?.waitFor(given).catch(String))
})
