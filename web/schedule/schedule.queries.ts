import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  type NewScheduleEntry,
  type RecurringPattern,
  type ScheduleEntry,
  scheduleApi,
} from '#contract/schedule.ts'
import { useWhereItIs } from '../delivery/room-state.ts'
import { groupMutation, groupQuery, useGroupMutation } from '../family/selection/group-data.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { useKeyedCall } from '../platform/call-key.ts'
import { call } from '../platform/server/api.ts'
import { showToast } from '../platform/toast-store.ts'
import { scheduleWords } from './schedule-words.ts'

export const useSchedule = groupQuery('schedule', scheduleApi.list)

export function useAddEntry() {
  const keyed = useKeyedCall()
  return useGroupMutation({
    run: (groupId, entry: NewScheduleEntry) =>
      keyed(entry, (key) => call(scheduleApi.add, { params: { groupId }, body: { ...entry, key } })),
    touches: ['schedule'],
    meta: {
      get failure() {
        return scheduleWords().notCreated
      },
      get success() {
        return scheduleWords().created
      },
    },
  })
}

export function useUpdateEntry(entryId: string) {
  return useGroupMutation({
    run: (groupId, entry: NewScheduleEntry) =>
      call(scheduleApi.update, { params: { groupId, entryId }, body: entry }),
    touches: ['schedule'],
    meta: {
      get success() {
        return scheduleWords().changed
      },
    },
  })
}

/** What was held, missed or failed is not sent, and the Dashboard no longer shows it. */
export const useDismiss = groupMutation({
  run: (groupId, { id }: ScheduleEntry) => call(scheduleApi.dismiss, { params: { groupId, entryId: id } }),
  touches: ['schedule'],
  onSuccess: ({ isRecurring }) =>
    showToast({
      title: scheduleWords().leftOut,
      description: isRecurring ? scheduleWords().nextStays : scheduleWords().notSent,
    }),
})

export const usePauseEntry = groupMutation({
  run: (groupId, { id, status }: ScheduleEntry) =>
    call(scheduleApi.setPaused, {
      params: { groupId, entryId: id },
      body: { isPaused: status !== 'paused' },
    }),
  touches: ['schedule'],
})

export const useCancelEntry = groupMutation({
  run: (groupId, { id }: ScheduleEntry) => call(scheduleApi.cancel, { params: { groupId, entryId: id } }),
  touches: ['schedule'],
  meta: {
    get success() {
      return scheduleWords().cancelled
    },
  },
})

export const useSkipNext = groupMutation({
  run: (groupId, { id, scheduledFor }: ScheduleEntry) =>
    call(scheduleApi.skipNext, { params: { groupId, entryId: id }, query: { from: scheduledFor } }),
  touches: ['schedule'],
  meta: {
    get success() {
      return scheduleWords().skipped
    },
  },
})

export function useSendNow() {
  const where = useWhereItIs()
  return useGroupMutation({
    run: (groupId, { id }: ScheduleEntry) => call(scheduleApi.sendNow, { params: { groupId, entryId: id } }),
    touches: ['schedule', 'photos', 'content'],
    onSuccess: async () => showToast({ title: scheduleWords().sent, description: await where() }),
  })
}

/** The past occurrences of one entry. */
export function useHistory(entryId: string) {
  const { group } = useSelection()
  return useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'schedule'), entryId],
    queryFn: () => call(scheduleApi.history, { params: { groupId: requireGroupId(group), entryId } }),
  })
}

/** When a recurring delivery would come. Both are null until the dialog is filled in. */
export function usePreview(scheduledFor: string | null, recurringPattern: RecurringPattern | null) {
  const { group } = useSelection()
  return useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'schedule'), 'preview', scheduledFor, recurringPattern],
    queryFn: () =>
      call(scheduleApi.preview, {
        params: { groupId: requireGroupId(group) },
        body: { scheduledFor: scheduledFor ?? '', recurringPattern: recurringPattern ?? 'weekly' },
      }),
    enabled: scheduledFor !== null && recurringPattern !== null,
    placeholderData: keepPreviousData,
  })
}
