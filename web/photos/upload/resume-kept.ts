import type { QueryClient } from '@tanstack/react-query'
import { type FamilyGroup, groupsApi } from '#contract/family/groups.ts'
import { identityApi } from '#contract/identity/identity.ts'
import { isInMemory } from '../../family/selection/in-memory.ts'
import { call } from '../../platform/server/api.ts'
import { showToast } from '../../platform/toast-store.ts'
import { forgetPicture, type KeptPicture, listKept, readKeptFile } from './kept/kept-store.ts'
import { canLock, isMine, takeBatch } from './kept/one-tab.ts'
import { showUploads } from './open-upload.ts'

/** Milliseconds in which pictures go on without a question. Later the person may have changed their mind. */
const goesOnFor = 24 * 3_600_000

export type Resuming = {
  personId: string
  client: QueryClient
}

/**
 * Takes up the pictures that were chosen before the page was left, as soon as no other tab uploads them. Nothing happens
 * where the browser keeps nothing.
 */
export async function resumeKept(resuming: Resuming): Promise<void> {
  const kept = await listKept(resuming.personId).catch(() => [])
  for (const batchId of new Set(kept.map((picture) => picture.batchId)))
    if (!isMine(batchId)) void resumeBatch(batchId, resuming)
}

async function resumeBatch(batchId: string, resuming: Resuming): Promise<void> {
  const release = await takeBatch(batchId)
  if (!release) return
  const isTaken = await restore(batchId, resuming, release).catch(() => false)
  // Without a network it is tried again when the page is looked at.
  if (!isTaken) release()
}

async function restore(batchId: string, resuming: Resuming, release: () => void): Promise<boolean> {
  const { personId, client } = resuming
  // This may have waited for another tab: the person may have joined a group there, or somebody else may have signed in.
  const groups = await call(groupsApi.listGroups)
  if ((await call(identityApi.user)).id !== personId) return false
  const known = (await listKept(personId)).filter((picture) => picture.batchId === batchId)
  const [first] = known
  if (!first) return false
  const group = groups.find(({ id }) => id === first.group.id)
  if (!group) {
    await giveUp(known)
    return false
  }
  const pictures = await Promise.all(
    known.map(async (picture) => {
      const file = await readKeptFile(picture)
      return file && { ...picture, file, isGoingOn: goesOn(picture, group) }
    }),
  )
  const { restoreBatch } = await import('./open/open-batch.ts')
  const found = pictures.filter((picture) => picture !== null)
  restoreBatch(
    batchId,
    { known, pictures: found, taken: Promise.resolve(release) },
    { group, personId, client },
  )
  showUploads()
  return true
}

/** Without Web Locks another tab may be uploading them. */
function goesOn({ chosenAt, goal, isPaused }: KeptPicture, group: FamilyGroup): boolean {
  const isRecent = Date.now() - chosenAt < goesOnFor
  return canLock() && isRecent && !isPaused && !(goal === 'send' && isInMemory(group))
}

/** The person has left the family group since, or it was deleted. */
async function giveUp(pictures: KeptPicture[]): Promise<void> {
  const count = pictures.length === 1 ? '1 picture was' : `${pictures.length} pictures were`
  showToast({
    variant: 'destructive',
    title: `${count} not added`,
    description: `You are not in the family group ${pictures[0]?.group.name} any more.`,
  })
  await Promise.all(pictures.map(forgetPicture))
}
