import type { SendableKind } from '#contract/delivery/delivery.ts'
import type { Sender, Sending } from '../delivery/sending.ts'
import { sourceOf } from '../delivery/subject-source.ts'
import type { UserRow } from '../identity/identity.tables.ts'
import { listNextPhotos, type NextPhoto } from '../photos/next-photos.ts'
import { photoSending } from '../photos/photos.service.ts'
import type { App } from '../platform/context.ts'
import type { ScheduleEntryRow } from './schedule.tables.ts'

export type EntryToSend = ScheduleEntryRow &
  Pick<UserRow, 'email' | 'first_name' | 'last_name'> & { group_removed_at: number | null }

/** `sending` is null when there is nothing to send: then the note says why. */
export type Choice = { sending: Sending | null; note: string | null }

/**
 * Chooses what is sent for each entry, in the order of the entries. The caller has locked the groups' sending, so that
 * no subject changes before it is sent.
 */
export async function chooseSendings(app: App, entries: EntryToSend[]): Promise<Choice[]> {
  const named = await choicesOfNamed(app, entries.filter(isWanted))
  const nextPhoto = await nextPhotosOf(app, entries)
  return entries.map((entry) => {
    if (entry.cancelled_at !== null) return { sending: null, note: 'It was cancelled.' }
    if (entry.group_removed_at !== null) return { sending: null, note: 'The group was deleted.' }
    if (entry.source === 'next_photo')
      return nextPhotoChoice(senderOf(entry), nextPhoto(entry.family_group_id))
    return named.get(entry) ?? { sending: null, note: 'Item removed.' }
  })
}

function isWanted(entry: EntryToSend): entry is EntryToSend & { subject_id: string } {
  return entry.subject_id !== null && entry.cancelled_at === null && entry.group_removed_at === null
}

/** Of each kind all at once. */
async function choicesOfNamed(app: App, entries: (EntryToSend & { subject_id: string })[]) {
  const choices = new Map<EntryToSend, Choice>()
  for (const [kind, ofKind] of Map.groupBy(entries, ({ subject_kind }): SendableKind => subject_kind)) {
    const sendings = await sourceOf(app, kind).listSendings(
      app,
      ofKind.map((entry) => ({ id: entry.subject_id, sender: senderOf(entry), timeZone: entry.time_zone })),
    )
    for (const [index, entry] of ofKind.entries()) choices.set(entry, toChoice(sendings[index] ?? null))
  }
  return choices
}

function toChoice(sending: Sending | string | null): Choice {
  if (typeof sending === 'string') return { sending: null, note: sending }
  return sending ? { sending, note: null } : { sending: null, note: 'Item removed.' }
}

function senderOf({ added_by, email, first_name, last_name }: EntryToSend): Sender {
  return { id: added_by as string, email, firstName: first_name, lastName: last_name }
}

function nextPhotoChoice(sender: Sender, photo: NextPhoto | undefined): Choice {
  if (!photo) return { sending: null, note: 'There is no photo to send yet.' }
  const note = photo.wasShown ? 'Every photo was shown already: this one was shown longest ago.' : null
  return { sending: photoSending(sender, photo), note }
}

/**
 * Returns a function that answers a group's next photo at each call. After the last one it starts again
 * with the first.
 */
async function nextPhotosOf(app: App, entries: ScheduleEntryRow[]) {
  const wanted = Map.groupBy(
    entries.filter(({ source }) => source === 'next_photo'),
    ({ family_group_id }) => family_group_id,
  )
  const limit = Math.max(0, ...[...wanted.values()].map(({ length }) => length))
  const photos = await listNextPhotos(app, [...wanted.keys()], limit)
  const taken = new Map<string, number>()
  return (groupId: string) => {
    const index = taken.get(groupId) ?? 0
    taken.set(groupId, index + 1)
    const ofGroup = photos.get(groupId) ?? []
    return ofGroup[index % ofGroup.length]
  }
}
