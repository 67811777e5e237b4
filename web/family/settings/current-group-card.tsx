import { Phone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { may } from '#contract/platform/policy.ts'
import { frameWords } from '../../platform/frame/frame-words.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { Facts } from '../../platform/ui/facts.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { PhoneLink } from '../../platform/ui/phone-link.tsx'
import { zoneName } from '../../platform/zone-name.ts'
import { familyWords } from '../family-words.ts'
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
  const words = familyWords()
  const inMemory = isInMemory(group)
  const phone: [string, ReactNode][] = [
    [words.lovedOnePhone, lovedOnePhone && <PhoneLink key="phone" phone={lovedOnePhone} />],
  ]
  return (
    <Card title={words.current}>
      <Facts
        facts={[
          [words.facts.name, group.name],
          [words.description, group.description],
          [words.lovedOneName, group.lovedOneName],
          ...(inMemory ? [] : phone),
          [words.timeZone, zoneName(group.timeZone)],
          [words.alexaId, group.alexaDeviceId],
          [words.facts.role, frameWords().roles[group.role]],
        ]}
      />
      {!inMemory && may(group.role, 'settings:change') && (
        <Button className="mt-5" onClick={() => setEditing(true)}>
          <Phone size={18} aria-hidden />
          {lovedOnePhone ? words.changePhone : words.addPhone}
        </Button>
      )}
      {isEditing && <LovedOnePhoneDialog group={group} onClose={() => setEditing(false)} />}
    </Card>
  )
}
