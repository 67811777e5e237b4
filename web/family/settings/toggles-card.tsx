import { may } from '#contract/platform/policy.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Toggle } from '../../platform/ui/toggle.tsx'
import { useSelection } from '../selection/selected-group.tsx'
import { useChangeSwitch } from './settings.queries.ts'

/** A switch is saved at once. If that fails, it goes back and a toast says so. */
export function TogglesCard() {
  const { group } = useSelection()
  const change = useChangeSwitch()
  if (!group) return null
  const { isPending, variables } = change
  const shown = { ...group, ...(isPending && variables) }
  const mayChange = may(group.role, 'settings:change')
  return (
    <Card title="Automatic sending and the reminder">
      <div className="mt-2 divide-y divide-line">
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
      </div>
    </Card>
  )
}
