import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { isInMemory } from '../selection/in-memory.ts'
import { useSelection } from '../selection/selected-group.tsx'
import { useLeaveGroup } from './members.queries.ts'

/** The primary caretaker has to hand over or name a successor first. `devices`: the names of those that end with the person; null: not known. */
export function LeaveGroup({ devices }: { devices: string[] | null }) {
  const { group } = useSelection()
  const [isAsking, setAsking] = useState(false)
  const leave = useLeaveGroup()
  if (!group) return null
  const isPrimary = group.role === 'primary_caretaker'
  if (isPrimary && !group.successor)
    return (
      <p className="text-sm text-ink-2">
        To leave the group, make a caretaker the primary caretaker, or your successor, first.
      </p>
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
          questions={devices?.length !== 0 && <EndingDevices names={devices} />}
          onConfirm={() => leave.mutate()}
          onClose={() => setAsking(false)}
        >
          You see nothing of it any more. What you added stays. Somebody there can invite you again.
          {isPrimary && ` ${group.successor?.name} becomes the primary caretaker.`}
        </ConfirmDialog>
      )}
    </>
  )
}

function EndingDevices({ names }: { names: string[] | null }) {
  const { group } = useSelection()
  const [it, goes] = names?.length === 1 ? ['it', 'goes'] : ['them', 'go']
  return (
    <p className="mt-4 rounded-control bg-marigold-soft p-3 text-on-marigold dark:text-ink">
      {names
        ? `${names.map((name) => `“${name}”`).join(', ')} ${goes} blank at once, because you opened ${it} or keep ${it}.`
        : 'Screens that you opened or keep go blank at once.'}{' '}
      {isInMemory(group) ? 'If one goes on showing the photos' : 'If that is your loved one’s screen'}, please
      ask another caretaker first to keep it: “Keep it” stands beside it in Settings.
    </p>
  )
}
