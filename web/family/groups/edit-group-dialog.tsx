import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportPath, type FamilyGroup, type FamilyGroupChange } from '#contract/family/groups.ts'
import { sentenceOf } from '../../platform/server/api.ts'
import { showToast } from '../../platform/toast-store.ts'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { useUpdateGroup } from './change-groups.queries.ts'
import { DeleteGroupDialog } from './delete-group-dialog.tsx'
import { EditGroupForm } from './edit-group-form.tsx'
import { type FindZoneExample, type ZoneExample, ZoneQuestion } from './zone-question.tsx'

type EditGroupDialogProps = { group: FamilyGroup; findZoneExample: FindZoneExample; onClose: () => void }

export function EditGroupDialog({ group, findZoneExample, onClose }: EditGroupDialogProps) {
  const updateGroup = useUpdateGroup(group.id)
  const [isDeleting, setDeleting] = useState(false)
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
    <Dialog title="Edit Group" onClose={onClose}>
      <EditGroupForm group={group} isSaving={updateGroup.isPending} save={saveOrAsk} onCancel={onClose} />
      <div className="mt-6 border-t border-line pt-5">
        <p id="download-help" className="text-ink-2">
          One ZIP file with the original photos, all that was written and answered, and a page to look at it
          without Sunporch. What was deleted is not in it, but for its title in the list of all that happened.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <a
            href={exportPath(group.id)}
            download
            className={buttonLook('plain')}
            aria-describedby="download-help"
          >
            <Download size={18} aria-hidden />
            Download everything
          </a>
          <Button onClick={() => setDeleting(true)}>Delete group…</Button>
        </div>
      </div>
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
      {isDeleting && (
        <DeleteGroupDialog group={group} onClose={() => setDeleting(false)} onDeleted={onClose} />
      )}
    </Dialog>
  )
}

function failed(error: unknown): 'failed' {
  showToast({ variant: 'destructive', title: 'Error', description: sentenceOf(error) })
  return 'failed'
}
