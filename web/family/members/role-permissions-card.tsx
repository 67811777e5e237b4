import { Check } from 'lucide-react'
import { actionLabels, actions } from '#contract/family/policy-labels.ts'
import { type Role, rightOf, roleLabels, roles } from '#contract/platform/policy.ts'
import { actionInMemory } from '#contract/room/in-memory.ts'
import { Card } from '../../platform/ui/card.tsx'
import { isInMemory } from '../selection/in-memory.ts'
import { useSelection } from '../selection/selected-group.tsx'

/** In short; folded below them the card lists what the policy allows. */
const sentences: Record<Role, string> = {
  primary_caretaker:
    'Full access; can invite and manage members; can change group settings; cannot be removed or modified.',
  caretaker: 'Send photos and content, manage shopping lists, invite members, schedule content delivery.',
  member: 'Send photos, add to shopping lists, view content, limited admin.',
}

/** What a role is for once nothing is sent any more. */
const sentencesInMemory: Record<Role, string> = {
  primary_caretaker: sentences.primary_caretaker,
  caretaker: 'Share photos, write notes, manage the recommendations, invite members.',
  member: 'Share photos, write notes, limited admin.',
}

export function RolePermissionsCard() {
  const { group } = useSelection()
  const inMemory = isInMemory(group)
  return (
    <Card title="Role Permissions">
      <div className="mt-4 grid gap-6 md:grid-cols-3">
        {roles.map((role) => (
          <div key={role} className="min-w-0">
            <h3 className="font-semibold">{roleLabels[role]}</h3>
            <p className="mt-1 text-sm text-ink-2">{(inMemory ? sentencesInMemory : sentences)[role]}</p>
            <details className="mt-1">
              <summary className="min-h-11 cursor-pointer py-2 font-semibold text-pine">
                All that a {roleLabels[role]} may do
              </summary>
              <ul className="grid gap-1.5 text-sm">
                {allowed(role, { inMemory }).map((label) => (
                  <li key={label} className="flex gap-2">
                    <Check size={16} aria-hidden className="mt-1 shrink-0 text-success" />
                    {label}
                  </li>
                ))}
              </ul>
            </details>
          </div>
        ))}
      </div>
    </Card>
  )
}

/** What a role may do, from the policy that the server enforces. */
export function allowed(role: Role, { inMemory }: { inMemory: boolean }): string[] {
  return actions
    .filter((action) => rightOf(role, action) !== 'no')
    .flatMap((action) => {
      const label = inMemory ? actionInMemory(action, actionLabels[action]) : actionLabels[action]
      if (label === null) return []
      return rightOf(role, action) === 'own' ? `${label} (own)` : label
    })
}
