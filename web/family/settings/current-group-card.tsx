import { Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { may, roleLabels } from '#contract/platform/policy.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { Facts } from '../../platform/ui/facts.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { PhoneLink } from '../../platform/ui/phone-link.tsx'
import { zoneName } from '../../platform/zone-name.ts'
import { isInMemory } from '../selection/in-memory.ts'
import { useSelection } from '../selection/selected-group.tsx'

const LovedOnePhoneDialog = lazyComponent(() =>
  import('./loved-one-phone-dialog.tsx').then((dialog) => dialog.LovedOnePhoneDialog),
)

export function CurrentGroupCard() {
  const { group } = useSelection()
  const [isEditing, setEditing] = useState(false)
  if (!group) return null
  const { lovedOnePhone } = group
  const inMemory = isInMemory(group)
  const phone: [string, ReactNode][] = [
    ["Loved one's telephone", lovedOnePhone && <PhoneLink key="phone" phone={lovedOnePhone} />],
  ]
  return (
    <Card title="Current Group Settings">
      <Facts
        facts={[
          ['Group name', group.name],
          ['Description', group.description],
          ["Loved one's name", group.lovedOneName],
          ...(inMemory ? [] : phone),
          ['Time zone', zoneName(group.timeZone)],
          ['Alexa device ID', group.alexaDeviceId],
          ['Your role', roleLabels[group.role]],
        ]}
      />
      {!inMemory && may(group.role, 'settings:change') && (
        <Button className="mt-5" onClick={() => setEditing(true)}>
          <Phone size={18} aria-hidden />
          {lovedOnePhone ? 'Change the telephone number' : 'Add a telephone number'}
        </Button>
      )}
      {isEditing && <LovedOnePhoneDialog group={group} onClose={() => setEditing(false)} />}
    </Card>
  )
}
