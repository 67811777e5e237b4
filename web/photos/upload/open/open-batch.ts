import type { QueryClient } from '@tanstack/react-query'
import pLimit from 'p-limit'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { photosApi } from '#contract/photos/photos.ts'
import { groupKey } from '../../../family/selection/group-keys.ts'
import { goToLogin } from '../../../platform/login.ts'
import { ApiError, call } from '../../../platform/server/api.ts'
import { within } from '../../../platform/server/within.ts'
import { showToast } from '../../../platform/toast-store.ts'
import { newUuid } from '../../../platform/uuid.ts'
import { commonWords } from '../../../platform/words/common-words.ts'
import type { Waits } from '../batch/retries.ts'
import type { UploadWork } from '../batch/runs.ts'
import { type RestoredPicture, UploadBatch } from '../batch/upload-batch.ts'
import type { UploadPurpose } from '../batch/upload-requests.ts'
import { keepBatch } from '../kept/keep-batch.ts'
import type { KeptPicture } from '../kept/kept-store.ts'
import { takeBatch } from '../kept/one-tab.ts'
import { fitToLimit } from '../transfer/fit-to-limit.ts'
import { putFile } from '../transfer/put-file.ts'
import { cancelUpload, noteObject } from '../transfer/start-upload.ts'
import { uploadWords } from '../words/upload-words.ts'
import { addBatch } from './open-batches.ts'

/** The specification's widget takes one file; our pages take this many. */
export const maxPictures = 50

/** For all batches together: the server decodes two pictures at a time. */
const twoAtATime = pLimit(2)

/** Milliseconds in which a photo is made: a hundred others may be before it. */
const claimFor = 180_000

type Owner = {
  group: FamilyGroup
  personId: string
  client: QueryClient
  /** Milliseconds after which what hangs is tried again. */
  patience?: number
  waits?: Waits
}

/** Opens the dialog with these files. */
export function openBatch(purpose: UploadPurpose, files: File[], owner: Owner): void {
  const id = newUuid()
  // At once: no other tab knows of it yet.
  const { batch, release } = makeBatch(owner, id, { known: [], taken: takeBatch(id) })
  batch.add(files)
  addBatch({ id, batch, purpose, group: owner.group, isRestored: false, release }, { isShown: true })
}

/** `taken`: see `takeBatch`. */
type Kept = { known: KeptPicture[]; taken: ReturnType<typeof takeBatch> }
type Restored = Kept & { pictures: RestoredPicture[] }

/** Goes on with pictures that were chosen before the page was left. No dialog opens. */
export function restoreBatch(id: string, { known, pictures, taken }: Restored, owner: Owner): void {
  const { batch, release } = makeBatch(owner, id, { known, taken })
  for (const { objectPath, address } of pictures)
    for (const path of [objectPath, address?.objectPath]) if (path) noteObject(path)
  batch.restore(pictures)
  const purpose = pictures.some(({ goal }) => goal === 'send') ? 'send' : 'add'
  addBatch({ id, batch, purpose, group: owner.group, isRestored: true, release }, { isShown: false })
}

function makeBatch(owner: Owner, batchId: string, { known, taken }: Kept) {
  const { group, personId, waits } = owner
  let isWritten: () => Promise<unknown> = async () => {}
  const work = workFor(owner, () => isWritten())
  const batch = new UploadBatch({
    work,
    limit: twoAtATime,
    maxFiles: maxPictures,
    onFailed,
    ...(waits && { waits }),
  })
  const { id, name } = group
  isWritten = keepBatch(batch, { personId, batchId, group: { id, name }, known, onFull })
  async function release() {
    // Otherwise the next tab would find, and send, what has just been discarded.
    await isWritten()
    const letGo = await taken
    letGo?.()
  }
  return { batch, release: () => void release() }
}

function onFailed(error: unknown, sentence: string): void {
  // A proxy that asks for a sign-in of its own says nothing of ours: the pictures wait for it to pass.
  if (error instanceof ApiError && error.code === 'unauthorized') goToLogin()
  // Without a connection the dialog says so, and the upload goes on by itself.
  else if (navigator.onLine)
    showToast({ variant: 'destructive', title: commonWords().error, description: sentence })
}

function onFull(): void {
  showToast({ variant: 'destructive', ...uploadWords().noRoom })
}

/** Calls without a hook: the pictures go on after the dialog has closed. */
function workFor({ group, client, patience }: Owner, isWritten: () => Promise<unknown>): UploadWork {
  const groupId = group.id
  return {
    fit: fitToLimit,
    put: (upload, signal, onProgress, parts) =>
      putFile(upload, { signal, onProgress, ...parts, ...(patience && { patience }) }),
    cancel: ({ token }) => cancelUpload(token),
    async add(body, signal) {
      // When the page ends during this call, the next one must name the same object, or there would be two photos.
      await isWritten()
      // Meanwhile it may have been discarded, or somebody else may have signed in.
      signal.throwIfAborted()
      const photo = await within(patience ?? claimFor, (inTime) =>
        call(photosApi.add, { params: { groupId }, body }, inTime),
      )
      // A page that asks for a sign-in, or an old answer of a cache: whether there is a photo is not known. That of the upload
      // names the same object, and has no id.
      if (photo?.objectPath !== body.objectPath || !photo.id) throw new Error('Somebody else has answered')
      for (const topic of ['photos', 'activity'])
        void client.invalidateQueries({ queryKey: groupKey(groupId, topic) })
      return photo
    },
  }
}
