// What the family's page runs for the shopping list, without what it paints.
import { QueryClient } from '@tanstack/react-query'

export { listToasts } from '#web/platform/toast-store.ts'
export { applyChanges } from '#web/shopping/list/apply-changes.ts'
export { listChanges, queueAdd, queueTick } from '#web/shopping/offline/queue.ts'
export { sendQueue } from '#web/shopping/offline/send-queue.ts'
export const newClient = () => new QueryClient()
