import { may } from '#contract/platform/policy.ts'
import { frameWords } from '../../platform/frame/frame-words.ts'
import { Card } from '../../platform/ui/card.tsx'
import { Toggle } from '../../platform/ui/toggle.tsx'
import { familyWords } from '../family-words.ts'
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
  const words = familyWords()
  return (
    <Card title={inMemory ? frameWords().notices : words.sending}>
      <div className="mt-2 divide-y divide-line">
        {!inMemory && (
          <>
            <Toggle
              label={words.autoSend}
              text={words.autoSendText}
              isOn={shown.autoSendContent}
              isFixed={!mayChange}
              onChange={(autoSendContent) => change.mutate({ autoSendContent })}
            />
            <Toggle
              label={words.reminder}
              text={words.reminderText}
              isOn={shown.dailyPhotoReminder}
              isFixed={!mayChange}
              onChange={(dailyPhotoReminder) => change.mutate({ dailyPhotoReminder })}
            />
          </>
        )}
        <Toggle
          label={words.activity}
          text={inMemory ? words.activityTextInMemory : words.activityText}
          isOn={shown.activityNotifications}
          onChange={(activityNotifications) => change.mutate({ activityNotifications })}
        />
      </div>
    </Card>
  )
}
