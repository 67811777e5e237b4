import { Moon } from 'lucide-react'
import { useState } from 'react'
import { may } from '#contract/platform/policy.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useNow } from '../../platform/now.ts'
import { nearTimeThere } from '../../platform/time-there.ts'
import { Button } from '../../platform/ui/button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { deliveryWords } from '../delivery-words.ts'
import { usePause, useResumeRoom } from '../room.queries.ts'
import { pausedText } from './pause-text.ts'

const ConfirmDialog = lazyComponent(() =>
  import('../../platform/ui/dialog/confirm-dialog.tsx').then((dialog) => dialog.ConfirmDialog),
)

/** That the screen is paused, until when, and who can end it. Nothing while it is not. */
export function PauseNote() {
  const { group } = useSelection()
  const now = useNow()
  const pause = usePause(now)
  const resume = useResumeRoom()
  const [isAsking, setAsking] = useState(false)
  if (!group || !pause) return null
  const words = deliveryWords()
  const lovedOne = group.lovedOneName ?? words.lovedOne
  const end = nearTimeThere(pause.until, now, group.timeZone)
  return (
    <section aria-label={words.pause} className="rounded-control bg-sky-soft p-4">
      <p role="status" className="flex items-start gap-2.5 font-semibold">
        <Moon size={18} aria-hidden className="mt-1 shrink-0 text-sky" />
        <span className="min-w-0 break-words">{pausedText(pause, lovedOne, end)}</span>
      </p>
      <p className="mt-1 text-ink-2">{words.pauseMeans(lovedOne)}</p>
      {may(group.role, 'room:manage') && (
        <Button className="mt-3" disabled={resume.isPending} onClick={() => setAsking(true)}>
          {words.endPause}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.askEndPause}
          confirm={words.endPause}
          onConfirm={() => resume.mutate()}
          onClose={() => setAsking(false)}
        >
          {words.endPauseMeans}
          {pause.by?.kind === 'device' && ` ${words.wantedDark}`}
        </ConfirmDialog>
      )}
    </section>
  )
}
