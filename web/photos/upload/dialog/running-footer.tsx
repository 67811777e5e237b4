import clsx from 'clsx'
import { Pause, Play, RotateCw, X } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Button } from '../../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../../platform/ui/dialog/confirm-dialog.tsx'
import type { UploadBatch } from '../batch/upload-batch.ts'
import {
  canPause,
  canRetry,
  isPassing,
  isUnderWay,
  isUnfinished,
  percentOfAll,
  type UploadItem,
} from '../batch/upload-item.ts'
import { Footer } from './footer.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useIsOnline } from './use-is-online.ts'

type RunningFooterProps = { batch: UploadBatch; items: UploadItem[]; onHide: () => void; onClose: () => void }

/** How far all pictures have come, and what can be done with all of them. */
export function RunningFooter({ batch, items, onHide, onClose }: RunningFooterProps) {
  const isOnline = useIsOnline()
  const [isAsking, setAsking] = useState(false)
  const left = items.filter(isUnfinished).length
  const isLeft = left > 0
  const isRunning = items.some(isUnderWay)
  const isPaused = items.some(({ step }) => step === 'paused')
  const isOne = items.length === 1
  return (
    <Footer>
      {!isOnline && isLeft && (
        <p role="status" className="rounded-control bg-marigold-soft p-3 text-on-marigold dark:text-marigold">
          There is no connection. The upload goes on by itself when there is one.
        </p>
      )}
      {!isOne && (
        <div className="grid gap-2">
          <p role="status" className="font-semibold">
            {progressText(items)}
          </p>
          {isLeft && <ProgressBar percent={percentOfAll(items)} label="All pictures" />}
        </div>
      )}
      <div
        className={clsx('justify-end gap-3', isOne ? 'flex' : 'grid grid-cols-2 sm:flex')}
        onClickCapture={ignoreSecondPress}
      >
        {!isOne && items.some(canPause) && (
          <Button onClick={() => batch.pause()}>
            <Pause size={18} aria-hidden />
            Pause all
          </Button>
        )}
        {!isOne && isPaused && (
          <Button onClick={() => batch.resume()}>
            <Play size={18} aria-hidden />
            Go on
          </Button>
        )}
        {!isOne && !isRunning && items.some(canRetry) && (
          <Button look="primary" onClick={() => batch.retry()}>
            <RotateCw size={18} aria-hidden />
            Retry all
          </Button>
        )}
        {!isOne && isLeft && (
          <Button onClick={() => setAsking(true)}>
            <X size={18} aria-hidden />
            Cancel rest
          </Button>
        )}
        {isLeft ? (
          <Button onClick={onHide}>Hide</Button>
        ) : (
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={left === 1 ? 'Leave out the last picture?' : `Leave out the other ${left} pictures?`}
          confirm="Leave out"
          look="danger"
          onConfirm={() => batch.cancel()}
          onClose={() => setAsking(false)}
        >
          What is in the gallery already stays there.
        </ConfirmDialog>
      )}
    </Footer>
  )
}

/** These buttons come where "Send" was: the second click of a double click on it is not meant for them. */
function ignoreSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.stopPropagation()
}

function progressText(items: UploadItem[]): string {
  const done = items.filter(({ step }) => step === 'complete').length
  const waiting = items.filter(isPassing).length
  const failed = items.filter(({ problem }) => problem).length - waiting
  const notDone = failed === 0 ? '' : failed === 1 ? ', 1 was not uploaded' : `, ${failed} were not uploaded`
  const tried = waiting === 0 ? '' : waiting === 1 ? ', 1 is tried again' : `, ${waiting} are tried again`
  return `${done} of ${items.length} done${notDone}${tried}`
}
