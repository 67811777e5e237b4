import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import {
  type Calendar,
  type CalendarChange,
  calendarFilePath,
  calendarsApi,
  type NewCalendar,
} from '#contract/visits/calendars.ts'
import { takeFirstList } from '../../family/selection/first-list.ts'
import { groupMutation } from '../../family/selection/group-data.ts'
import { groupKey } from '../../family/selection/group-keys.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { ApiError, call } from '../../platform/server/api.ts'
import { calendarsWords } from './calendars-words.ts'

/** Their key begins like that of the visits: both are read again together. */
export function useCalendars() {
  const { group } = useSelection()
  const groupId = group?.id ?? null
  return useQuery({
    queryKey: [...groupKey(groupId, 'visits'), 'calendars'],
    queryFn: () => call(calendarsApi.list, { params: { groupId: groupId ?? '' } }),
    enabled: groupId !== null,
    initialData: () => takeFirstList<Calendar[]>(groupId, 'calendars'),
  })
}

/** The form says what went wrong. */
export const useAddCalendar = groupMutation({
  run: (groupId, body: NewCalendar) => call(calendarsApi.add, { params: { groupId }, body }),
  touches: ['visits'],
  meta: { isQuiet: true },
})

/** The caller shows what went wrong. */
export const useAddCalendarFile = groupMutation({
  run: (groupId, file: File) => sendFile(groupId, file),
  touches: ['visits'],
  meta: { isQuiet: true },
})

async function sendFile(groupId: string, file: File): Promise<Calendar> {
  const response = await fetch(calendarFilePath(groupId), {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'text/calendar' },
    body: file,
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, response.statusText, text)
  return JSON.parse(text)
}

type Change = z.input<typeof CalendarChange> & { calendarId: string }

export const useUpdateCalendar = groupMutation({
  run: (groupId, { calendarId, ...body }: Change) =>
    call(calendarsApi.update, { params: { groupId, calendarId }, body }),
  touches: ['visits'],
})

export const useReadCalendarAgain = groupMutation({
  run: (groupId, calendarId: string) => call(calendarsApi.refresh, { params: { groupId, calendarId } }),
  touches: ['visits'],
})

export const useRemoveCalendar = groupMutation({
  run: (groupId, calendarId: string) => call(calendarsApi.remove, { params: { groupId, calendarId } }),
  touches: ['visits'],
  meta: {
    get success() {
      return calendarsWords().removed
    },
  },
})
