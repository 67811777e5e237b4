import { useId } from 'react'
import { may } from '#contract/policy.ts'
import { Card } from '../../platform/ui/card.tsx'
import { CardHeader } from '../../platform/ui/card-header.tsx'
import { Switch } from '../../platform/ui/switch.tsx'
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
    <Card aria-labelledby="toggles-title">
      <CardHeader id="toggles-title" title="Automatic sending and notices" />
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
          text="A reminder at 5 PM, where your loved one lives, on days without a photo."
          isOn={shown.dailyPhotoReminder}
          isFixed={!mayChange}
          onChange={(dailyPhotoReminder) => change.mutate({ dailyPhotoReminder })}
        />
        <Toggle
          label="Activity Notifications"
          text="Hear what others in the family do. This one is only about you."
          isOn={shown.activityNotifications}
          isFixed={false}
          onChange={(activityNotifications) => change.mutate({ activityNotifications })}
        />
      </div>
    </Card>
  )
}

type ToggleProps = {
  label: string
  text: string
  isOn: boolean
  /** The person may see it but not change it. */
  isFixed: boolean
  onChange: (isOn: boolean) => void
}

function Toggle({ label, text, isOn, isFixed, onChange }: ToggleProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-5 py-4">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-text`} className="text-sm text-ink-2">
          {text}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        checked={isOn}
        disabled={isFixed}
        onCheckedChange={onChange}
      />
    </div>
  )
}
