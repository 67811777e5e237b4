import { useState } from 'react'
import { useDevices } from '../../delivery/delivery.queries.ts'
import { PauseNote } from '../../delivery/room/pause-note.tsx'
import { usePause, usePauseRoom } from '../../delivery/room.queries.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useNow } from '../../platform/now.ts'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { screenWords } from '../screen-words.ts'

/** Whether the screens are paused, and the way to pause them from afar. */
export function PauseSection({ mayManage }: { mayManage: boolean }) {
  const { group } = useSelection()
  const isPaused = usePause(useNow()) !== null
  const words = screenWords()
  return (
    <section aria-labelledby="pause-title" className="mt-4 border-t border-line pt-5">
      <h3 id="pause-title" className="font-semibold">
        {words.pause}
      </h3>
      {isPaused ? (
        <div className="mt-3">
          <PauseNote />
        </div>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-2">{words.pauseText(group?.lovedOneName ?? null)}</p>
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
  const words = screenWords()
  const [isAsking, setAsking] = useState(false)
  if (!devices.data?.some(({ kind, openedAt }) => kind === 'screen' && openedAt !== null)) return null
  return (
    <>
      <Button className="mt-3" disabled={pause.isPending} onClick={() => setAsking(true)}>
        {words.pauseNow}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.askPause}
          confirm={words.pauseNow}
          onConfirm={() => pause.mutate()}
          onClose={() => setAsking(false)}
        >
          {words.pauseMeans}
        </ConfirmDialog>
      )}
    </>
  )
}
