import { useQueryClient } from '@tanstack/react-query'
import { devicesApi } from '#contract/delivery/device-changes.ts'
import { successorApi } from '#contract/family/successor.ts'
import { type Opened, recoveryApi, type TakenBack } from '#contract/recovery.ts'
import { calendarsApi } from '#contract/visits/calendars.ts'
import { webhooksApi } from '#contract/webhooks.ts'
import { call } from '../platform/server/api.ts'
import { useServerMutation } from '../platform/server/mutation.ts'

/** What of `TakenBack` goes on, and how one press ends it. */
export type OpenedKind = keyof Pick<TakenBack, 'screens' | 'webhooks' | 'calendars' | 'people' | 'successors'>

export function useEndOpened() {
  const client = useQueryClient()
  return useServerMutation({
    run: ({ kind, opened }: { kind: OpenedKind; opened: Opened }) => endings[kind](opened),
    refresh: () => client.invalidateQueries(),
  })
}

const endings: Record<OpenedKind, (opened: Opened) => Promise<unknown>> = {
  screens: ({ groupId, id }) => call(devicesApi.removeDevice, { params: { groupId, deviceId: id } }),
  webhooks: ({ groupId, id }) => call(webhooksApi.remove, { params: { groupId, webhookId: id } }),
  calendars: ({ groupId, id }) => call(calendarsApi.remove, { params: { groupId, calendarId: id } }),
  successors: ({ groupId }) =>
    call(successorApi.nameSuccessor, { params: { groupId }, body: { memberId: null } }),
  people: ({ groupId, id }) => call(recoveryApi.endInvited, { params: { groupId, memberId: id } }),
}
