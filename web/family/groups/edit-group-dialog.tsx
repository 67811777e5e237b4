import { useState } from 'react'
import type { FamilyGroup, FamilyGroupChange } from '#contract/family/groups.ts'
import { showToast } from '../../platform/toast-store.ts'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { refusalOf } from '../../platform/words/refusal.ts'
import { familyWords } from '../family-words.ts'
import { useUpdateGroup } from './change-groups.queries.ts'
import { EditGroupForm } from './edit-group-form.tsx'
import { type FindZoneExample, type ZoneExample, ZoneQuestion } from './zone-question.tsx'

type EditGroupDialogProps = { group: FamilyGroup; findZoneExample: FindZoneExample; onClose: () => void }

export function EditGroupDialog({ group, findZoneExample, onClose }: EditGroupDialogProps) {
  const updateGroup = useUpdateGroup(group.id)
  const [asked, setAsked] = useState<{ change: FamilyGroupChange; example: ZoneExample } | null>(null)

  async function saveOrAsk(change: FamilyGroupChange) {
    const example = await exampleFor(change).catch(failed)
    if (example === 'failed') return
    if (example) return setAsked({ change, example })
    await updateGroup.mutateAsync(change)
    onClose()
  }

  /** Null when nothing has to be asked. */
  async function exampleFor({ timeZone }: FamilyGroupChange): Promise<ZoneExample | null> {
    if (!timeZone || timeZone === group.timeZone) return null
    return findZoneExample(group.id, timeZone)
  }

  return (
    <Dialog title={familyWords().editGroup} onClose={onClose}>
      <EditGroupForm group={group} isSaving={updateGroup.isPending} save={saveOrAsk} onCancel={onClose} />
      {asked && (
        <ZoneQuestion
          from={group.timeZone}
          to={asked.change.timeZone ?? group.timeZone}
          example={asked.example}
          isPending={updateGroup.isPending}
          onAnswer={(zoneChangeKeeps) =>
            updateGroup.mutate({ ...asked.change, zoneChangeKeeps }, { onSuccess: onClose })
          }
          onClose={() => setAsked(null)}
        />
      )}
    </Dialog>
  )
}

function failed(error: unknown): 'failed' {
  showToast({ variant: 'destructive', title: commonWords().error, description: refusalOf(error) })
  return 'failed'
}
