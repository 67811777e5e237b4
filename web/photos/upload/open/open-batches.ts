import { useSyncExternalStore } from 'react'
import type { FamilyGroup } from '#contract/family/groups.ts'
import type { BatchState } from '../batch/batch-store.ts'
import type { UploadBatch } from '../batch/upload-batch.ts'
import type { UploadPurpose } from '../batch/upload-requests.ts'

/** Pictures that somebody has chosen for a group. The group stays, also when another one is selected meanwhile. */
export type OpenBatch = {
  id: string
  batch: UploadBatch
  purpose: UploadPurpose
  group: FamilyGroup
  /** They were chosen before the page was left. */
  isRestored: boolean
  /** Lets another tab have what is left of them. */
  release: () => void
}

/** `shown`: the one in the dialog. */
type Open = { batches: OpenBatch[]; shown: OpenBatch | null }

let open: Open = { batches: [], shown: null }
const listeners = new Set<() => void>()

export const openBatches = () => open

export function useOpenBatches(): Open {
  return useSyncExternalStore(subscribe, openBatches)
}

export function useBatch(batch: UploadBatch): BatchState {
  return useSyncExternalStore(batch.subscribe, batch.state)
}

export function addBatch(added: OpenBatch, { isShown }: { isShown: boolean }): void {
  set({ batches: [...open.batches, added], shown: isShown ? added : open.shown })
}

export function showBatch(shown: OpenBatch | null): void {
  set({ ...open, shown })
}

/** Nothing of it is left to do, or what is left is discarded. */
export function closeBatch(closed: OpenBatch): void {
  closed.batch.close()
  closed.release()
  set({
    batches: open.batches.filter((one) => one !== closed),
    shown: open.shown === closed ? null : open.shown,
  })
}

function set(next: Open): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
