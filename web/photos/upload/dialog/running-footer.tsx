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
import { uploadWords } from '../words/upload-words.ts'
import { Footer } from './footer.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useIsOnline } from './use-is-online.ts'

type RunningFooterProps = { batch: UploadBatch; items: UploadItem[]; onHide: () => void; onClose: () => void }

/** How far all pictures have come, and what can be done with all of them. */
export function RunningFooter({ batch, items, onHide, onClose }: RunningFooterProps) {
  const isOnline = useIsOnline()
  const words = uploadWords()
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
          {words.offline}
        </p>
      )}
      {!isOne && (
        <div className="grid gap-2">
          <p role="status" className="font-semibold">
            {progressText(items)}
          </p>
          {isLeft && <ProgressBar percent={percentOfAll(items)} label={words.allPictures} />}
        </div>
      )}
      <div
        className={clsx('justify-end gap-3', isOne ? 'flex' : 'grid min-[22.5rem]:grid-cols-2 sm:flex')}
        onClickCapture={ignoreSecondPress}
      >
        {!isOne && items.some(canPause) && (
          <Button onClick={() => batch.pause()}>
            <Pause size={18} aria-hidden />
            {words.pauseAll}
          </Button>
        )}
        {!isOne && isPaused && (
          <Button onClick={() => batch.resume()}>
            <Play size={18} aria-hidden />
            {words.goOn}
          </Button>
        )}
        {!isOne && !isRunning && items.some(canRetry) && (
          <Button look="primary" onClick={() => batch.retry()}>
            <RotateCw size={18} aria-hidden />
            {words.retryAll}
          </Button>
        )}
        {!isOne && isLeft && (
          <Button onClick={() => setAsking(true)}>
            <X size={18} aria-hidden />
            {words.cancelRest}
          </Button>
        )}
        {isLeft ? (
          <Button onClick={onHide}>{words.hide}</Button>
        ) : (
          <Button look="primary" onClick={onClose}>
            {words.done}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={left === 1 ? words.leaveOutLast : words.leaveOutOthers(left)}
          confirm={words.leaveOut}
          look="danger"
          onConfirm={() => batch.cancel()}
          onClose={() => setAsking(false)}
        >
          {words.staysThere}
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
  const words = uploadWords()
  const parts = [words.doneOf({ done, count: items.length })]
  if (failed > 0) parts.push(failed === 1 ? words.oneNotUploaded : words.someNotUploaded(failed))
  if (waiting > 0) parts.push(waiting === 1 ? words.oneTriedAgain : words.someTriedAgain(waiting))
  return parts.join(', ')
}
