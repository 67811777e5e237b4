import { type NewScheduleEntry, type ScheduleEntry, scheduleApi } from '#contract/schedule.ts'
import { useGroupMutation, useGroupQuery } from '../family/group-data.ts'
import { call } from '../platform/api.ts'

export function useSchedule() {
  return useGroupQuery('schedule', (groupId) => call(scheduleApi.list, { params: { groupId } }))
}

export function useAddEntry() {
  return useGroupMutation({
    run: (groupId, entry: NewScheduleEntry) => call(scheduleApi.add, { params: { groupId }, body: entry }),
    touches: ['schedule'],
    meta: {
      failure: 'Failed to create schedule.',
      success: { title: 'Schedule created', description: 'Content has been scheduled for delivery.' },
    },
  })
}

export function useUpdateEntry(entryId: string) {
  return useGroupMutation({
    run: (groupId, entry: NewScheduleEntry) =>
      call(scheduleApi.update, { params: { groupId, entryId }, body: entry }),
    touches: ['schedule'],
    meta: { success: { title: 'Saved', description: 'The scheduled delivery has been changed.' } },
  })
}

export function usePauseEntry() {
  return useGroupMutation({
    run: (groupId, { id, status }: ScheduleEntry) =>
      call(scheduleApi.setPaused, {
        params: { groupId, entryId: id },
        body: { isPaused: status !== 'paused' },
      }),
    touches: ['schedule'],
  })
}

export function useCancelEntry() {
  return useGroupMutation({
    run: (groupId, { id }: ScheduleEntry) => call(scheduleApi.cancel, { params: { groupId, entryId: id } }),
    touches: ['schedule'],
    meta: { success: { title: 'Delivery cancelled', description: 'It will not be sent.' } },
  })
}
