import type * as z from 'zod/mini'
import { firstRows } from '#contract/pages/first-view.ts'
import type { VisitOccurrence } from '#contract/visits/visit-list.ts'
import { type NewVisit, type VisitChange, visitsApi } from '#contract/visits/visits.ts'
import { groupMutation, useGroupMutation, useGroupQuery } from '../family/selection/group-data.ts'
import { call } from '../platform/server/api.ts'
import { showToast } from '../platform/toast-store.ts'
import { visitsWords } from './visits-words.ts'

export function useVisits() {
  const days = firstRows.visitDays
  return useGroupQuery(
    'visits',
    (groupId) => call(visitsApi.list, { params: { groupId }, query: { days } }),
    { search: `?days=${days}` },
  )
}

export const useAddVisit = groupMutation({
  run: (groupId, body: NewVisit) => call(visitsApi.add, { params: { groupId }, body }),
  touches: ['visits'],
  meta: {
    get success() {
      return visitsWords().planned
    },
  },
})

export function useUpdateVisit(visitId: string) {
  return useGroupMutation({
    run: (groupId, body: z.input<typeof VisitChange>) =>
      call(visitsApi.update, { params: { groupId, visitId }, body }),
    touches: ['visits'],
    meta: {
      get success() {
        return visitsWords().changed
      },
    },
  })
}

export function useRemoveVisit() {
  const restore = useGroupMutation({
    run: (groupId, visitId: string) => call(visitsApi.restore, { params: { groupId, visitId } }),
    touches: ['visits'],
  })
  return useGroupMutation({
    run: (groupId, visitId: string) => call(visitsApi.remove, { params: { groupId, visitId } }),
    touches: ['visits'],
    onSuccess: ({ id }) =>
      showToast({
        ...visitsWords().deleted,
        action: { label: visitsWords().undo, run: () => restore.mutate(id) },
      }),
  })
}

type Once = Pick<VisitOccurrence, 'visitId' | 'date'>

/** A repeated visit is left out on one day. */
export function useSkipVisit() {
  const unskip = useUnskipVisit()
  return useGroupMutation({
    run: (groupId, { visitId, date }: Once) =>
      call(visitsApi.skip, { params: { groupId, visitId: visitId ?? '', date } }),
    touches: ['visits'],
    onSuccess: (_visit, once) =>
      showToast({
        ...visitsWords().leftOut,
        action: { label: visitsWords().undo, run: () => unskip.mutate(once) },
      }),
  })
}

export const useUnskipVisit = groupMutation({
  run: (groupId, { visitId, date }: Once) =>
    call(visitsApi.unskip, { params: { groupId, visitId: visitId ?? '', date } }),
  touches: ['visits'],
})
