import type * as z from 'zod/mini'
import type { ActivityAction } from '#contract/family/activity.ts'
import { noteEnd } from '#contract/notes/note-end.ts'
import type { NewNote, Note, NoteChange, NoteStay } from '#contract/notes/notes.ts'
import { recordChange } from '../activity/record-change.ts'
import { addDelivery } from '../delivery/add-deliveries.ts'
import { send } from '../delivery/delivery.service.ts'
import { attemptDelivery } from '../delivery/delivery-attempts.ts'
import { setSubjectRemoved } from '../delivery/inbox/inbox-changes.ts'
import { listProgress } from '../delivery/progress.service.ts'
import { changeRunning } from '../delivery/running-deliveries.ts'
import { lockSending, type Sender, type Sending } from '../delivery/sending.ts'
import type { Subject } from '../delivery/subject.ts'
import type { Actor } from '../family/actor.ts'
import { requireGroupRow } from '../family/groups/groups.service.ts'
import { refuseResting } from '../family/in-memory.ts'
import { findBackdrop } from '../photos/backdrop.ts'
import { requirePhoto } from '../photos/photos.service.ts'
import { requireRoomForRow } from '../platform/budgets/row-budget.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import { setRemoved } from '../platform/db/soft-delete.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { conflict, invalid, notFound } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { NoteRow } from './notes.tables.ts'
import { readNote } from './read-notes.ts'

/**
 * Writes the note, and sends it at once if wanted. With an id that this person has used already it is that note: a call
 * whose answer was lost writes and sends nothing twice. 409 if that note has other words, or was deleted.
 */
export async function addNote(app: App, actor: Actor, input: z.output<typeof NewNote>): Promise<Note> {
  const { groupId } = actor
  const id = input.id ?? newId()
  const deliveryId = await inTransaction(app, async (app) => {
    await lockSending(app, groupId)
    // The group may have been deleted, or be in memory, since this waited for the lock.
    const group = await requireGroupRow(app, groupId)
    if (input.isSent) refuseResting(group, 'photos:send')
    const { note, isNew } = await insertNote(app, actor, { ...input, id })
    if (input.isSent && (isNew || !(await wasSent(app, note))))
      return addDelivery(app, await noteSending(app, actor.user, note, actor.timeZone))
    if (isNew) await recordNoteChange(app, actor, note, 'note_added')
    return null
  })
  if (deliveryId) await attemptDelivery(app, deliveryId)
  return readNote(app, { id, family_group_id: groupId })
}

/** Not new when this person has written it already. */
async function insertNote(
  app: App,
  { groupId, user }: Actor,
  input: z.output<typeof NewNote> & { id: string },
): Promise<{ note: NoteRow; isNew: boolean }> {
  if (input.photoId) await requirePhoto(app, groupId, input.photoId)
  const inserted = await app.db
    .insertInto('notes')
    .values({
      id: input.id,
      family_group_id: groupId,
      text: input.text,
      ...stayColumns(app, input.stays, input.until),
      photo_id: input.photoId ?? null,
      added_by: user.id,
      created_at: app.clock.now(),
      removed_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted) {
    await requireRoomForRow(app, 'notes', groupId)
    return { note: inserted, isNew: true }
  }
  const written = await findNote(app, groupId, input.id)
  if (written?.added_by !== user.id) throw conflict('This note could not be added. Please write it again.')
  if (written.removed_at !== null) throw conflict('This note was written, and has been deleted since.')
  if (written.text !== input.text)
    throw conflict('This note was written already, with other words. You find it in the list of notes.')
  return { note: written, isNew: false }
}

async function wasSent(app: App, { id, family_group_id }: NoteRow): Promise<boolean> {
  return (await listProgress(app, family_group_id, 'note', [id])).has(id)
}

/** Changes the fields that are set in `change`: another person may be changing the others. */
export function changeNote(
  app: App,
  actor: Actor,
  id: string,
  change: z.output<typeof NoteChange>,
): Promise<Note> {
  return inTransaction(app, async (app) => {
    const note = await lockNote(app, actor.groupId, id)
    if (change.photoId) await requirePhoto(app, actor.groupId, change.photoId)
    const edited: NoteRow = {
      ...note,
      text: change.text ?? note.text,
      photo_id: change.photoId === undefined ? note.photo_id : change.photoId,
      ...(change.stays && stayColumns(app, change.stays, change.until)),
    }
    const hasOtherEnd = edited.stays !== note.stays || edited.until_at !== note.until_at
    const isSame = edited.text === note.text && edited.photo_id === note.photo_id && !hasOtherEnd
    if (isSame) return readNote(app, note)
    const { text, stays, until_at, photo_id } = edited
    await app.db.updateTable('notes').set({ text, stays, until_at, photo_id }).where('id', '=', id).execute()
    const { end, ...subject } = await subjectOf(app, edited, actor.timeZone)
    await changeRunning(app, actor.groupId, hasOtherEnd ? { ...subject, end } : subject)
    await recordNoteChange(app, actor, edited, 'note_edited')
    return readNote(app, note)
  })
}

function stayColumns(app: App, stays: NoteStay, until: string | null | undefined) {
  if (stays !== 'until') return { stays, until_at: null }
  const until_at = Date.parse(until ?? '')
  if (until_at > app.clock.now()) return { stays, until_at }
  const message = 'This end has passed. Please choose a later one.'
  throw invalid(message, [{ path: 'until', message }])
}

/** Hides it from every list and screen at once; it can be restored. */
export async function removeNote(app: App, actor: Actor, id: string): Promise<void> {
  await inTransaction(app, async (app) => {
    const note = await lockNote(app, actor.groupId, id)
    await setRemoved(app, 'notes', note, true)
    await setSubjectRemoved(app, actor.groupId, { kind: 'note', id }, true)
    await recordNoteChange(app, actor, note, 'note_removed')
  })
}

export function restoreNote(app: App, actor: Actor, id: string): Promise<Note> {
  return inTransaction(app, async (app) => {
    const note = await lockRestorable(app, actor.groupId, id)
    if (await setRemoved(app, 'notes', note, false)) {
      await setSubjectRemoved(app, actor.groupId, { kind: 'note', id }, false)
      await recordNoteChange(app, actor, note, 'note_restored')
    }
    return readNote(app, note)
  })
}

export async function sendNote(app: App, actor: Actor, id: string): Promise<Note> {
  const { groupId, user, timeZone } = actor
  await send(app, groupId, async (app) => {
    const note = await requireNote(app, groupId, id)
    if (hasPassed(app, note))
      throw conflict('The end of this note has passed. Please choose a new one, then send it.')
    return noteSending(app, user, note, timeZone)
  })
  return readNote(app, { id, family_group_id: groupId })
}

/** Whether a note that stays `until` an instant cannot be sent any more. */
export function hasPassed(app: App, { until_at }: NoteRow): boolean {
  return until_at !== null && until_at <= app.clock.now()
}

/** What is sent of a note now, by whom. Its end is counted by the clock of `timeZone`. */
export async function noteSending(
  app: App,
  sender: Sender,
  note: NoteRow,
  timeZone: string,
): Promise<Sending> {
  const subject = await subjectOf(app, note, timeZone)
  return { groupId: note.family_group_id, sender, action: 'note_sent', subject }
}

async function subjectOf(app: App, note: NoteRow, timeZone: string): Promise<Subject> {
  const { id, text, stays, until_at } = note
  return {
    kind: 'note',
    id,
    title: text,
    ...(await findBackdrop(app, note)),
    end: { at: noteEnd({ stays, until: until_at }, app.clock.now(), timeZone) },
  }
}

/** A note of the group that was not deleted. */
export async function requireNote(app: App, groupId: string, id: string): Promise<NoteRow> {
  const note = await findNote(app, groupId, id)
  if (!note || note.removed_at !== null) throw notFound()
  return note
}

/** Who wrote the note, deleted or not. */
export async function findNoteOwner(app: App, groupId: string, id: string): Promise<string | null> {
  const note = await findNote(app, groupId, id)
  if (!note) throw notFound()
  return note.added_by
}

async function findNote(app: App, groupId: string, id: string): Promise<NoteRow | null> {
  const note = await app.db
    .selectFrom('notes')
    .where('id', '=', id)
    .where('family_group_id', '=', groupId)
    .selectAll()
    .executeTakeFirst()
  return note ?? null
}

async function lockNote(app: App, groupId: string, id: string): Promise<NoteRow> {
  const note = await lockRestorable(app, groupId, id)
  if (note.removed_at !== null) throw notFound()
  return note
}

/** The group's sending is locked first: a delivery of the note is written before the change, or after it. */
async function lockRestorable(app: App, groupId: string, id: string): Promise<NoteRow> {
  await lockSending(app, groupId)
  const note = await lockRow(app, 'notes', { id, family_group_id: groupId })
  if (!note) throw notFound()
  return note
}

function recordNoteChange(
  app: App,
  actor: Actor,
  { id, text }: NoteRow,
  action: ActivityAction,
): Promise<void> {
  const subject = { kind: 'family_note', id, title: text } as const
  return recordChange(app, { groupId: actor.groupId, by: actor, action, subject })
}
