import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ScheduleEntry, scheduleApi } from '#contract/schedule.ts'
import { useGroupMutation } from '../family/selection/group-data.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../family/selection/selected-group.tsx'
import { call } from '../platform/api.ts'
import { showToast } from '../platform/toast-store.ts'
import { inZone, subjectTitle } from './schedule-text.ts'
import { wallClock } from './zoned.ts'

/** What came in the days from one date to another; both as "2026-11-21", the last one not included. */
export function useOccurrences(from: string, until: string) {
  const { group } = useSelection()
  const query = { from: `${from}T00:00:00Z`, until: `${until}T00:00:00Z` }
  return useQuery({
    queryKey: [...groupKey(group?.id ?? null, 'schedule'), 'came', from, until],
    queryFn: () => call(scheduleApi.listOccurrences, { params: { groupId: requireGroupId(group) }, query }),
  })
}

type Move = { entry: ScheduleEntry; to: number; anchorDay?: number | null; isUndo?: boolean }

/** Stands at its new place at once, and back at its old one when it is refused. */
export function useMoveEntry() {
  const client = useQueryClient()
  const { group } = useSelection()
  const key = groupKey(group?.id ?? null, 'schedule')
  const put = (entry: ScheduleEntry) =>
    client.setQueryData<ScheduleEntry[]>(key, (before) =>
      before?.map((one) => (one.id === entry.id ? entry : one)),
    )
  const move = useGroupMutation({
    run: async (groupId, { entry, to, anchorDay }: Move) => {
      put(movedTo(entry, to))
      const body = { from: entry.scheduledFor, to: new Date(to).toISOString(), anchorDay: anchorDay ?? null }
      try {
        return await call(scheduleApi.move, { params: { groupId, entryId: entry.id }, body })
      } catch (error) {
        put(entry)
        throw error
      }
    },
    touches: ['schedule'],
    onSuccess: (moved, { entry, isUndo }) => {
      const back = {
        entry: moved,
        to: Date.parse(entry.scheduledFor),
        anchorDay: entry.anchorDay,
        isUndo: true,
      }
      showToast({
        title: isUndo ? 'Moved back' : 'Moved',
        description: `${subjectTitle(moved)} comes ${inZone(moved.scheduledFor, moved.timeZone)}.`,
        ...(!isUndo && { action: { label: 'Undo', run: () => move.mutate(back) } }),
      })
    },
  })
  return move
}

function movedTo(entry: ScheduleEntry, at: number): ScheduleEntry {
  const { date, time } = wallClock(at, entry.timeZone)
  const anchorDay = entry.recurringPattern === 'monthly' ? Number(date.slice(8)) : null
  return { ...entry, scheduledFor: new Date(at).toISOString(), localTime: `${date}T${time}`, anchorDay }
}
