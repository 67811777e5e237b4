import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { localTime } from '#contract/platform/wall-clock.ts'
import { type ScheduleEntry, type ScheduleOccurrence, scheduleApi } from '#contract/schedule.ts'
import { useGroupMutation } from '../../family/selection/group-data.ts'
import { groupKey } from '../../family/selection/group-keys.ts'
import { call } from '../../platform/server/api.ts'
import { fullTimeThere } from '../../platform/time-there.ts'
import { showToast } from '../../platform/toast-store.ts'
import { weeksKey } from '../calendar/week.queries.ts'
import { planWords } from '../plan/plan-words.ts'
import { subjectTitle } from '../schedule-text.ts'
import { type CachedWeek, movedWeeks } from './moved-weeks.ts'

export type EntryMove = {
  entry: ScheduleEntry
  /** The instant of the occurrence that moves to `to`; all others move by as much. Null: the next one. */
  occurrence: string | null
  /** An instant, as ISO 8601. */
  to: string
  /** For Undo: the day of the month that the entry had. */
  anchorDay?: number | null
  isUndo?: boolean
}

/** Shows the move at once, and takes it back if the server refuses it. */
export function useMoveEntry() {
  const client = useQueryClient()
  const move = useGroupMutation({
    run: async (groupId, input: EntryMove) => {
      const { entry, occurrence, to, anchorDay = null } = input
      const takeBack = await showMoved(client, groupId, input)
      try {
        return await call(scheduleApi.move, {
          params: { groupId, entryId: entry.id },
          body: { from: entry.scheduledFor, to, occurrence, anchorDay },
        })
      } catch (error) {
        takeBack()
        throw error
      }
    },
    touches: ['schedule'],
    onSuccess: (moved, { entry, isUndo }) => {
      const undo: EntryMove = {
        entry: moved,
        occurrence: null,
        to: entry.scheduledFor,
        anchorDay: entry.anchorDay,
        isUndo: true,
      }
      showToast({
        title: isUndo ? planWords().movedBack : planWords().moved,
        description: planWords().comes({
          title: subjectTitle(moved),
          time: fullTimeThere(moved.scheduledFor, moved.timeZone),
        }),
        ...(!isUndo && { action: { label: planWords().undo, run: () => move.mutate(undo) } }),
      })
    },
  })
  return move
}

/** Updates the cached schedule as the server will. Returns a function that restores it. */
async function showMoved(client: QueryClient, groupId: string, { entry, occurrence, to }: EntryMove) {
  const { timeZone } = entry
  const listKey = groupKey(groupId, 'schedule')
  // A read that is under way would bring the old slot back.
  await client.cancelQueries({ queryKey: listKey })
  const entries = client.getQueryData<ScheduleEntry[]>(listKey)
  const weeks = client.getQueriesData<ScheduleOccurrence[]>({ queryKey: weeksKey(groupId, timeZone) })
  const cached = weeks.map(
    ([key, occurrences = []]): CachedWeek => ({ monday: String(key.at(-1)), occurrences }),
  )
  const shift = {
    from: localTime(Date.parse(occurrence ?? entry.scheduledFor), timeZone),
    to: localTime(Date.parse(to), timeZone),
  }
  const moved = movedWeeks(cached, entry, shift, Date.now())
  weeks.forEach(([key, before], index) => {
    if (before) client.setQueryData(key, moved.weeks[index]?.occurrences)
  })
  const { next } = moved
  if (next) {
    client.setQueryData<ScheduleEntry[]>(listKey, (before) =>
      before?.map((other) => (other.id === entry.id ? movedEntry(other, next) : other)),
    )
  }
  return () => {
    client.setQueryData(listKey, entries)
    for (const [key, before] of weeks) client.setQueryData(key, before)
  }
}

function movedEntry(entry: ScheduleEntry, { scheduledFor, localTime }: ScheduleOccurrence): ScheduleEntry {
  const anchorDay = entry.recurringPattern === 'monthly' ? Number(localTime.slice(8, 10)) : null
  return { ...entry, scheduledFor, localTime, anchorDay }
}
