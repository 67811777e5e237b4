import type { Feature } from '../platform/feature.ts'

/** Has a command of its own, and no part in a server that runs. */
export const move = {} satisfies Feature
