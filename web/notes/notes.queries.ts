import { useInfiniteQuery } from '@tanstack/react-query'
import type { Note } from '#contract/notes/notes.ts'
import { type NewNote, type NoteChange, notesApi } from '#contract/notes/notes.ts'
import { firstRows } from '#contract/pages/first-view.ts'
import { useTakeBackAction } from '../delivery/delivery.queries.ts'
import { useWhereItIs } from '../delivery/room-state.ts'
import { takeFirstPage } from '../family/selection/first-list.ts'
import { groupMutation, useGroupMutation } from '../family/selection/group-data.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { call } from '../platform/server/api.ts'
import { showToast } from '../platform/toast-store.ts'
import { notesWords } from './notes-words.ts'

const pageLength = firstRows.notes

/** The notes of the chosen group, page by page, the newest first. */
export function useNotes() {
  const { group } = useSelection()
  return useInfiniteQuery({
    queryKey: groupKey(group?.id ?? null, 'notes'),
    enabled: group !== null,
    initialPageParam: '',
    queryFn: ({ pageParam: before }) =>
      call(notesApi.list, {
        params: { groupId: requireGroupId(group) },
        query: { limit: pageLength, ...(before && { before }) },
      }),
    getNextPageParam: (page: Note[]) => (page.length < pageLength ? undefined : page.at(-1)?.id),
    initialData: () => takeFirstPage<Note[]>(group?.id, `notes?limit=${pageLength}`),
  })
}

export function useAddNote() {
  const where = useWhereItIs()
  const takeBackAction = useTakeBackAction()
  return useGroupMutation({
    run: (groupId, note: NewNote) => call(notesApi.add, { params: { groupId }, body: note }),
    touches: ['notes'],
    async onSuccess({ delivery }, { isSent }) {
      if (isSent)
        showToast({ title: notesWords().sent, description: await where(), ...takeBackAction(delivery) })
    },
  })
}

export function useChangeNote(noteId: string) {
  return useGroupMutation({
    run: (groupId, change: NoteChange) =>
      call(notesApi.update, { params: { groupId, noteId }, body: change }),
    touches: ['notes', 'schedule'],
    meta: {
      get success() {
        return notesWords().changed
      },
    },
  })
}

export function useSendNote() {
  const where = useWhereItIs()
  const takeBackAction = useTakeBackAction()
  return useGroupMutation({
    run: (groupId, noteId: string) => call(notesApi.send, { params: { groupId, noteId } }),
    touches: ['notes'],
    onSuccess: async ({ delivery }) =>
      showToast({ title: notesWords().sent, description: await where(), ...takeBackAction(delivery) }),
  })
}

export function useRemoveNote() {
  const restore = useRestoreNote()
  return useGroupMutation({
    run: (groupId, { id }: Note) => call(notesApi.remove, { params: { groupId, noteId: id } }),
    touches: ['notes', 'schedule'],
    onSuccess: ({ id }) =>
      showToast({
        ...notesWords().deleted,
        action: { label: notesWords().undo, run: () => restore.mutate(id) },
      }),
  })
}

const useRestoreNote = groupMutation({
  run: (groupId, noteId: string) => call(notesApi.restore, { params: { groupId, noteId } }),
  touches: ['notes', 'schedule'],
})
