import * as z from 'zod/mini'
import { localStore } from '../../platform/local-store.ts'

/** Whether the hint stands in this browser: `due` since the first picture was sent, `over` once it was answered. */
export const pushHint = localStore({ key: 'sunporch-push-hint', version: 1, schema: z.enum(['due', 'over']) })
