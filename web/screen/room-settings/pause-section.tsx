import { useState } from 'react'
import { useDevices } from '../../delivery/delivery.queries.ts'
import { PauseNote } from '../../delivery/room/pause-note.tsx'
import { usePause, usePauseRoom } from '../../delivery/room.queries.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useNow } from '../../platform/now.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'

/** Whether the screens are paused, and the way to pause them from afar. */
export function PauseSection({ mayManage }: { mayManage: boolean }) {
  const { group } = useSelection()
  const isPaused = usePause(useNow()) !== null
  const name = group?.lovedOneName ?? 'Your loved one'
  return (
    <section aria-labelledby="pause-title" className="mt-4 border-t border-line pt-5">
      <h3 id="pause-title" className="font-semibold">
        Pause
      </h3>
      {isPaused ? (
        <div className="mt-3">
          <PauseNote />
        </div>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-2">
            {name} can pause the screen with one press: dark and quiet until the next morning. What you send
            waits, and nothing is lost.
          </p>
          {mayManage && <PauseButton />}
        </>
      )}
    </section>
  )
}

/** Not where no screen was ever opened. */
export function PauseButton() {
  const devices = useDevices()
  const pause = usePauseRoom()
  const [isAsking, setAsking] = useState(false)
  if (!devices.data?.some(({ kind, openedAt }) => kind === 'screen' && openedAt !== null)) return null
  return (
    <>
      <Button className="mt-3" disabled={pause.isPending} onClick={() => setAsking(true)}>
        Pause until tomorrow
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Pause the screen until tomorrow?"
          confirm="Pause until tomorrow"
          onConfirm={() => pause.mutate()}
          onClose={() => setAsking(false)}
        >
          It goes dark and quiet at once. For the rest of the day it does not ask for a sign of life. It can
          be ended at any time, here and on the screen.
        </ConfirmDialog>
      )}
    </>
  )
}
