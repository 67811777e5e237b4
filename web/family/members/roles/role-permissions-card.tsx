import { Check } from 'lucide-react'
import { actions } from '#contract/family/policy-labels.ts'
import { type Action, type Role, rightOf, roles } from '#contract/platform/policy.ts'
import { actionInMemory } from '#contract/room/in-memory.ts'
import { frameWords } from '../../../platform/frame/frame-words.ts'
import { Card } from '../../../platform/ui/card.tsx'
import { isInMemory } from '../../selection/in-memory.ts'
import { useSelection } from '../../selection/selected-group.tsx'
import { roleWords } from './role-words.ts'

/** In short; folded below it the card lists what the policy allows. */
export function RolePermissionsCard() {
  const { group } = useSelection()
  const inMemory = isInMemory(group)
  const { title, allOf, inShort, inShortInMemory } = roleWords()
  const roleNames = frameWords().roles
  return (
    <Card title={title}>
      <div className="mt-4 grid gap-6 md:grid-cols-3">
        {roles.map((role) => (
          <div key={role} className="min-w-0">
            <h3 className="font-semibold">{roleNames[role]}</h3>
            <p className="mt-1 text-sm text-ink-2">
              {(inMemory ? { ...inShort, ...inShortInMemory } : inShort)[role]}
            </p>
            <details className="mt-1">
              <summary className="min-h-11 cursor-pointer py-2 font-semibold text-pine">
                {allOf(roleNames[role])}
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
      const label = labelOf(action, inMemory)
      if (label === null) return []
      return rightOf(role, action) === 'own' ? roleWords().own(label) : label
    })
}

/** Null for an action that nobody is offered in memory. */
function labelOf(action: Action, inMemory: boolean): string | null {
  const words = roleWords()
  const lessInMemory: Partial<Record<Action, string>> = words.actionsInMemory
  const usual = words.actions[action]
  const label = inMemory ? actionInMemory(action, usual) : usual
  return label === null || label === usual ? label : (lessInMemory[action] ?? label)
}
