import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { ruleName } from './move-rules.ts'
import type { Moving } from './use-moving.ts'

type MoveAllDialogProps = { moving: Moving; onConfirm: () => void; onClose: () => void }

/** A recurring entry has one rule: moving one of its occurrences moves all of them. */
export function MoveAllDialog({ moving, onConfirm, onClose }: MoveAllDialogProps) {
  const { entry, occurrence, from, at } = moving
  return (
    <ConfirmDialog title="Move all of them?" confirm="Move all" onConfirm={onConfirm} onClose={onClose}>
      {occurrence.title} comes {ruleName(entry, from)}. From now on it would come{' '}
      <strong className="text-ink">{ruleName(entry, at)}</strong>. To leave out a single one, use “Skip next”.
    </ConfirmDialog>
  )
}
