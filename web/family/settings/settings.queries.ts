import { useQueryClient } from '@tanstack/react-query'
import { type SettingsChange, settingsApi } from '#contract/family/settings.ts'
import { call } from '../../platform/server/api.ts'
import { useServerMutation } from '../../platform/server/mutation.ts'
import { familyWords } from '../family-words.ts'
import { groupMutation } from '../selection/group-data.ts'
import { groupsKey } from '../selection/group-keys.ts'

type Switches = SettingsChange & { activityNotifications?: boolean }

/** Changes the group's switches, or the person's own. Who presses on, off, on quickly ends with on. */
export const useChangeSwitch = groupMutation({
  run: (groupId, { activityNotifications, ...switches }: Switches) =>
    activityNotifications === undefined
      ? call(settingsApi.updateSettings, { params: { groupId }, body: switches })
      : call(settingsApi.updateNotices, { params: { groupId }, body: { activityNotifications } }),
  touches: ['group'],
  queue: 'switches',
})

/** Of any of the person's groups: a call may come from one that is not chosen. */
export function useChangeLovedOnePhone(groupId: string) {
  const client = useQueryClient()
  return useServerMutation({
    run: (body: SettingsChange) => call(settingsApi.updateSettings, { params: { groupId }, body }),
    meta: { success: familyWords().phoneSaved },
    refresh: () => client.invalidateQueries({ queryKey: groupsKey }),
  })
}
