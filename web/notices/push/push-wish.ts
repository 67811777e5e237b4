import * as z from 'zod/mini'
import { pushWishKey } from '../../platform/app/app-worker.ts'
import { localStore } from '../../platform/local-store.ts'

/**
 * Who wants notices in this browser. `isLost`: they came once and come no more, because the browser was removed
 * elsewhere or the push service gave it up; the person has not answered that yet.
 */
const PushWish = z.object({ userId: z.string(), isLost: z.boolean() })

export const pushWish = localStore({ key: pushWishKey, version: 1, schema: PushWish })
