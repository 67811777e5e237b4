import type { QueryClient } from '@tanstack/react-query'
import { type FamilyGroup, groupsApi } from '#contract/family/groups.ts'
import { identityApi } from '#contract/identity/identity.ts'
import { photosApi } from '#contract/photos/photos.ts'
import { isInMemory } from '../../family/selection/in-memory.ts'
import { ApiError, call } from '../../platform/server/api.ts'
import { within } from '../../platform/server/within.ts'
import { forgetPicture, type KeptPicture, listKept, readKeptFile, sweepKept } from './kept/kept-store.ts'
import { canLock, isMine, takeBatch } from './kept/one-tab.ts'
import { showUploads } from './open-upload.ts'

/** Milliseconds in which pictures go on without a question. Later the person may have changed their mind. */
const goesOnFor = 24 * 3_600_000

/** Milliseconds after which a call that hangs counts as not answered. Browsers wait for minutes, or without an end. */
const longestAsking = 30_000

export type Resuming = {
  personId: string
  client: QueryClient
  /** The server could not be asked, or was not the one that answered. */
  onUnreached: () => void
  /** See `longestAsking`. */
  patience?: number
}

/**
 * Takes up the pictures that were chosen before the page was left, as soon as no other tab uploads them. Nothing happens
 * where the browser keeps nothing.
 */
export async function resumeKept(resuming: Resuming): Promise<void> {
  const lost = await sweepKept(resuming.personId).catch(() => [])
  // Without a network its code may be missing: the others go on all the same.
  void sayWhatIsLost(lost).catch(() => {})
  const kept = await listKept(resuming.personId).catch(() => [])
  for (const batchId of new Set(kept.map((picture) => picture.batchId)))
    if (!isMine(batchId)) void resumeBatch(batchId, resuming)
}

async function resumeBatch(batchId: string, resuming: Resuming): Promise<void> {
  const release = await takeBatch(batchId)
  if (!release) return
  const isTaken = await restore(batchId, resuming, release).catch(() => null)
  if (!isTaken) release()
  if (isTaken === null) resuming.onUnreached()
}

/** Rejects where the server is not reached, or something in front of it answers. */
async function restore(batchId: string, resuming: Resuming, release: () => void): Promise<boolean> {
  const { personId, client, patience = longestAsking } = resuming
  // This may have waited for another tab: the person may have joined a group there, or somebody else may have signed in.
  const [groups, answer] = await within(patience, (signal) =>
    Promise.all([call(groupsApi.listGroups, {}, signal), call(identityApi.user, {}, signal)]),
  )
  const user = identityApi.user.response.parse(answer)
  if (user.id !== personId) return false
  const known = (await listKept(personId)).filter((picture) => picture.batchId === batchId)
  const [first] = known
  if (!first) return false
  const group = groups.find(({ id }) => id === first.group.id)
  if (!group) {
    await requireLeft(first.group.id)
    await giveUp(known)
    return false
  }
  const pictures = await Promise.all(
    known.map(async (picture) => {
      const file = await readKeptFile(picture)
      return { ...picture, file, isGoingOn: goesOn(picture, group) }
    }),
  )
  const { restoreBatch } = await import('./open/open-batch.ts')
  restoreBatch(batchId, { known, pictures, taken: Promise.resolve(release) }, { group, personId, client })
  showUploads()
  return true
}

/** Rejects unless our server says that the group is none of this person's: an empty list may be somebody else's answer. */
async function requireLeft(groupId: string): Promise<void> {
  const refusal = await within(longestAsking, (signal) =>
    call(photosApi.list, { params: { groupId }, query: { limit: 1 } }, signal),
  ).catch((error) => error)
  if (!(refusal instanceof ApiError) || !['not_found', 'forbidden'].includes(refusal.code ?? ''))
    throw new Error('Whether the person has left the group is not known')
}

/** Without Web Locks another tab may be uploading them. */
function goesOn({ chosenAt, goal, isPaused }: KeptPicture, group: FamilyGroup): boolean {
  const isRecent = Date.now() - chosenAt < goesOnFor
  return canLock() && isRecent && !isPaused && !(goal === 'send' && isInMemory(group))
}

/** The person has left the family group since, or it was deleted. */
async function giveUp(pictures: KeptPicture[]): Promise<void> {
  const { sayNotInGroup } = await import('./kept/say-lost.ts')
  await sayNotInGroup(pictures)
  await Promise.all(pictures.map(forgetPicture))
}

/** What the browser has of them is not enough to go on, and is gone after this. */
async function sayWhatIsLost(names: string[]): Promise<void> {
  if (names.length === 0) return
  const { sayNotKept } = await import('./kept/say-lost.ts')
  await sayNotKept(names)
}
