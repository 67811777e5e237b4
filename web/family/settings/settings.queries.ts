import { type SettingsChange, settingsApi } from '#contract/family/settings.ts'
import { call } from '../../platform/api.ts'
import { useGroupMutation } from '../selection/group-data.ts'

type Switches = SettingsChange & { activityNotifications?: boolean }

/** Changes the group's switches, or the person's own. Who presses on, off, on quickly ends with on. */
export function useChangeSwitch() {
  return useGroupMutation({
    run: (groupId, { activityNotifications, ...switches }: Switches) =>
      activityNotifications === undefined
        ? call(settingsApi.updateSettings, { params: { groupId }, body: switches })
        : call(settingsApi.updateNotices, { params: { groupId }, body: { activityNotifications } }),
    touches: ['group'],
    queue: 'switches',
  })
}
