import { roleLabels } from '#contract/policy.ts'
import { Card } from '../../platform/ui/card.tsx'
import { CardHeader } from '../../platform/ui/card-header.tsx'
import { Facts } from '../../platform/ui/facts.tsx'
import { zoneName } from '../../platform/zone-name.ts'
import { useSelection } from '../selection/selected-group.tsx'

export function CurrentGroupCard() {
  const { group } = useSelection()
  if (!group) return null
  return (
    <Card aria-labelledby="current-group-title">
      <CardHeader id="current-group-title" title="Current Group Settings" />
      <Facts
        facts={[
          ['Group name', group.name],
          ['Description', group.description],
          ["Loved one's name", group.lovedOneName],
          ['Time zone', zoneName(group.timeZone)],
          ['Alexa device ID', group.alexaDeviceId],
          ['Your role', roleLabels[group.role]],
        ]}
      />
    </Card>
  )
}
