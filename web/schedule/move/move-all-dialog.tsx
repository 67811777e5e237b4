import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { linked } from '../../platform/words/linked.tsx'
import { planWords } from '../plan/plan-words.ts'
import { ruleName } from './move-rules.ts'
import type { Moving } from './use-moving.ts'

type MoveAllDialogProps = { moving: Moving; onConfirm: () => void; onClose: () => void }

/** A recurring entry has one rule: moving one of its occurrences moves all of them. */
export function MoveAllDialog({ moving, onConfirm, onClose }: MoveAllDialogProps) {
  const { entry, occurrence, from, at } = moving
  return (
    <ConfirmDialog
      title={planWords().moveAllQuestion}
      confirm={planWords().moveAll}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {linked(
        planWords().moveAllMeans({
          title: occurrence.title,
          from: ruleName(entry, from),
          to: ruleName(entry, at),
        }),
        { strong: (text) => <strong className="text-ink">{text}</strong> },
      )}
    </ConfirmDialog>
  )
}
