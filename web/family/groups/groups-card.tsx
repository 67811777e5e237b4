import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { may } from '#contract/platform/policy.ts'
import { useUser } from '../../identity/signed-in-user.tsx'
import { frameWords } from '../../platform/frame/frame-words.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { CardHeader } from '../../platform/ui/card-header.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { familyWords } from '../family-words.ts'
import { useSelection } from '../selection/selected-group.tsx'
import type { FindZoneExample } from './zone-question.tsx'

const CreateGroupDialog = lazyComponent(() =>
  import('./create-group-dialog.tsx').then((dialog) => dialog.CreateGroupDialog),
)
const EditGroupDialog = lazyComponent(() =>
  import('./edit-group-dialog.tsx').then((dialog) => dialog.EditGroupDialog),
)
const RemovedGroups = lazyComponent(() => import('./removed-groups.tsx').then((list) => list.RemovedGroups), {
  isQuiet: true,
})

export function GroupsCard({ findZoneExample }: { findZoneExample: FindZoneExample }) {
  const { groups } = useSelection()
  const user = useUser()
  const words = familyWords()
  const [isCreating, setCreating] = useState(false)
  const [edited, setEdited] = useState<FamilyGroup | null>(null)
  return (
    <Card aria-labelledby="groups-title">
      <CardHeader id="groups-title" title={words.groups}>
        <Button onClick={() => setCreating(true)}>
          <Plus size={18} aria-hidden />
          {words.createGroup}
        </Button>
      </CardHeader>
      <ul className="mt-3 divide-y divide-line">
        {groups.map((group) => (
          <li key={group.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <div className="min-w-0 grow basis-40">
              <p dir="auto" className="font-semibold break-words">
                {group.name}
              </p>
              {group.description && (
                <p dir="auto" className="text-sm break-words text-ink-2">
                  {group.description}
                </p>
              )}
            </div>
            {group.primaryCaretakerId === user.id && (
              <span className="rounded-full bg-pine-soft px-3 py-1 text-sm font-semibold text-pine">
                {frameWords().roles.primary_caretaker}
              </span>
            )}
            {may(group.role, 'group:manage') && (
              <Button aria-label={words.editThis(group.name)} onClick={() => setEdited(group)}>
                <Pencil size={18} aria-hidden />
                {words.edit}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <RemovedGroups />
      {isCreating && <CreateGroupDialog onClose={() => setCreating(false)} />}
      {edited && (
        <EditGroupDialog group={edited} findZoneExample={findZoneExample} onClose={() => setEdited(null)} />
      )}
    </Card>
  )
}
