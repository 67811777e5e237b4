// What the family's page runs to upload pictures, without what it paints.
import { QueryClient } from '@tanstack/react-query'

export { Retries } from '#web/photos/upload/batch/retries.ts'
export { canRetry, isUnfinished } from '#web/photos/upload/batch/upload-item.ts'
export { listKept } from '#web/photos/upload/kept/kept-store.ts'
export { openBatch } from '#web/photos/upload/open/open-batch.ts'
export { closeBatch, openBatches } from '#web/photos/upload/open/open-batches.ts'
export { resumeKept } from '#web/photos/upload/resume-kept.ts'
export { noteSent } from '#web/photos/upload/transfer/part-size.ts'
export { listToasts } from '#web/platform/toast-store.ts'
export const newClient = () => new QueryClient()
