import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/confirm-dialog.tsx'
import { useSelection } from '../selection/selected-group.tsx'
import { useLeaveGroup } from './members.queries.ts'

/** The primary caretaker has to hand over first. */
export function LeaveGroup() {
  const { group } = useSelection()
  const [isAsking, setAsking] = useState(false)
  const leave = useLeaveGroup()
  if (!group) return null
  if (group.role === 'primary_caretaker')
    return (
      <p className="text-sm text-ink-2">To leave the group, make a caretaker the primary caretaker first.</p>
    )
  return (
    <>
      <Button disabled={leave.isPending} onClick={() => setAsking(true)}>
        <LogOut size={18} aria-hidden />
        Leave the group…
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Leave ${group.name}?`}
          confirm="Leave"
          look="danger"
          onConfirm={() => leave.mutate()}
          onClose={() => setAsking(false)}
        >
          You see nothing of it any more. What you added stays. Somebody there can invite you again.
        </ConfirmDialog>
      )}
    </>
  )
}
