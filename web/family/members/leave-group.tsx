import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { isInMemory } from '../selection/in-memory.ts'
import { useSelection } from '../selection/selected-group.tsx'
import { useLeaveGroup } from './member-changes.queries.ts'
import { memberWords } from './member-words.ts'

/** The primary caretaker has to hand over or name a successor first. `devices`: the names of those that end with the person; null: not known. */
export function LeaveGroup({ devices }: { devices: string[] | null }) {
  const { group } = useSelection()
  const [isAsking, setAsking] = useState(false)
  const leave = useLeaveGroup()
  if (!group) return null
  const isPrimary = group.role === 'primary_caretaker'
  if (isPrimary && !group.successor)
    return <p className="text-sm text-ink-2">{memberWords().firstHandOver}</p>
  return (
    <>
      <Button disabled={leave.isPending} onClick={() => setAsking(true)}>
        <LogOut size={18} aria-hidden className="mirrors" />
        {memberWords().leaveMore}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={memberWords().leaveQuestion(group.name)}
          confirm={memberWords().leave}
          look="danger"
          questions={devices?.length !== 0 && <EndingDevices names={devices} />}
          onConfirm={() => leave.mutate()}
          onClose={() => setAsking(false)}
        >
          {isPrimary && group.successor
            ? memberWords().leavePrimaryMeans(group.successor.name)
            : memberWords().leaveMeans}
        </ConfirmDialog>
      )}
    </>
  )
}

function EndingDevices({ names }: { names: string[] | null }) {
  const { group } = useSelection()
  const { askToKeep, askToKeepInMemory } = memberWords()
  return (
    <p className="mt-4 rounded-control bg-marigold-soft p-3 text-on-marigold dark:text-ink">
      {goBlankText(names)} {isInMemory(group) ? askToKeepInMemory : askToKeep}
    </p>
  )
}

function goBlankText(names: string[] | null): string {
  const { quoted, oneGoesBlank, someGoBlank, yoursGoBlank } = memberWords()
  if (!names) return yoursGoBlank
  const list = names.map(quoted).join(', ')
  return names.length === 1 ? oneGoesBlank(list) : someGoBlank(list)
}
