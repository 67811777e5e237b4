import { may } from '#contract/platform/policy.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Toggle } from '../../platform/ui/toggle.tsx'
import { isInMemory } from '../selection/in-memory.ts'
import { useSelection } from '../selection/selected-group.tsx'
import { useChangeSwitch } from './settings.queries.ts'

/** A switch is saved at once. If that fails, it goes back and a toast says so. The last one is the person's own. */
export function TogglesCard() {
  const { group } = useSelection()
  const change = useChangeSwitch()
  if (!group) return null
  const { isPending, variables } = change
  const shown = { ...group, ...(isPending && variables) }
  const mayChange = may(group.role, 'settings:change')
  const inMemory = isInMemory(group)
  return (
    <Card title={inMemory ? 'Notices' : 'Automatic sending and notices'}>
      <div className="mt-2 divide-y divide-line">
        {!inMemory && (
          <>
            <Toggle
              label="Auto-send Content"
              text="Scheduled deliveries go out by themselves. Off: they wait until somebody sends them."
              isOn={shown.autoSendContent}
              isFixed={!mayChange}
              onChange={(autoSendContent) => change.mutate({ autoSendContent })}
            />
            <Toggle
              label="Daily Photo Reminder"
              text="A reminder at 5 PM, where your loved one lives, on days without a photo sent or planned."
              isOn={shown.dailyPhotoReminder}
              isFixed={!mayChange}
              onChange={(dailyPhotoReminder) => change.mutate({ dailyPhotoReminder })}
            />
          </>
        )}
        <Toggle
          label="Activity Notifications"
          text={
            inMemory
              ? 'Hear what others in the family do.'
              : 'Hear what others in the family do. Off: you hear only of calls, answers, the reminder and what went wrong.'
          }
          isOn={shown.activityNotifications}
          onChange={(activityNotifications) => change.mutate({ activityNotifications })}
        />
      </div>
    </Card>
  )
}
