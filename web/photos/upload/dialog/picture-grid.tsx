import clsx from 'clsx'
import { Check, Pause, Play, Plus, RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { limits } from '#contract/platform/fields.ts'
import { IconButton } from '../../../platform/ui/icon-button.tsx'
import type { BatchState } from '../batch/batch-store.ts'
import {
  canPause,
  canRetry,
  isOnlyAdded,
  isPassing,
  isUnderWay,
  type UploadItem,
} from '../batch/upload-item.ts'
import { maxPictures } from '../open/open-batch.ts'
import type { OpenBatch } from '../open/open-batches.ts'
import { uploadWords } from '../words/upload-words.ts'
import { ItemStatus } from './item-status.tsx'
import { PointButton } from './point-button.tsx'
import { Preview } from './preview.tsx'
import { ProblemNote } from './problem-note.tsx'
import { SentStatus } from './sent-status.tsx'

type PictureGridProps = { open: OpenBatch; state: BatchState; onChoose: () => void }

/** Several pictures: each with its caption, its progress and what can be done with it. */
export function PictureGrid({ open, state, onChoose }: PictureGridProps) {
  const { items, sharedCaption } = state
  const sent = items.filter(({ goal, step }) => goal === 'send' && step === 'complete')
  const isChoosing = items.some(({ goal }) => goal === null)
  return (
    <div className="grid gap-4">
      {sent.length > 0 && !items.some(isUnderWay) && <SentStatus group={open.group} items={sent} />}
      <ul aria-label={uploadWords().pictures} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {items.map((item) => (
          <PictureTile key={item.id} open={open} item={item} hasOwnCaption={sharedCaption === null} />
        ))}
        {isChoosing && items.length < maxPictures && (
          <li>
            <button
              type="button"
              onClick={onChoose}
              className="grid aspect-4/3 w-full place-content-center justify-items-center gap-2 rounded-photo border-2 border-dashed border-line-strong font-semibold text-pine hover:bg-surface-2"
            >
              <Plus aria-hidden />
              {uploadWords().addMore}
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}

type PictureTileProps = { open: OpenBatch; item: UploadItem; hasOwnCaption: boolean }

function PictureTile({ open, item, hasOwnCaption }: PictureTileProps) {
  const { batch } = open
  const { id, name, goal, step, problem } = item
  const words = uploadWords()
  const canRemove = step !== 'complete' && step !== 'postprocessing'
  return (
    <li className="grid min-w-0 content-start gap-2">
      <div className="relative">
        <Preview
          item={item}
          size="tile"
          className={clsx(
            'aspect-4/3 w-full',
            problem && ['outline-3', isPassing(item) ? 'outline-marigold' : 'outline-danger'],
          )}
        >
          <PointButton batch={batch} item={item} isTile />
        </Preview>
        {step === 'complete' && (
          <Check
            role="img"
            aria-label={goal === 'send' && !isOnlyAdded(item) ? words.isSent : words.isUploaded}
            size={28}
            className="absolute top-2 start-2 rounded-full bg-success-soft p-1 text-success"
          />
        )}
        <div className="absolute top-1 end-1 flex gap-1">
          {canPause(item) && (
            <TileButton label={words.pauseIt(name)} onClick={() => batch.pause([id])}>
              <Pause size={18} aria-hidden />
            </TileButton>
          )}
          {step === 'paused' && (
            <TileButton label={words.goOnWith(name)} onClick={() => batch.resume([id])}>
              <Play size={18} aria-hidden />
            </TileButton>
          )}
          {canRetry(item) && (
            <TileButton label={words.retryIt(name)} onClick={() => batch.retry([id])}>
              <RotateCw size={18} aria-hidden />
            </TileButton>
          )}
          {canRemove && (
            <TileButton
              label={goal === null || problem ? words.removeIt(name) : words.cancelIt(name)}
              onClick={() => batch.remove([id])}
            >
              <X size={18} aria-hidden />
            </TileButton>
          )}
        </div>
      </div>
      {problem && <ProblemNote problem={problem} className="rounded-control p-2 text-sm" />}
      {(goal !== null || step === 'preprocessing' || item.isSmaller) && <ItemStatus item={item} />}
      {goal === null && !problem && hasOwnCaption && (
        <input
          dir="auto"
          aria-label={words.captionOf(name)}
          placeholder={words.caption}
          maxLength={limits.text}
          value={item.caption}
          onChange={(event) => batch.setCaption(id, event.target.value)}
          className="min-h-12 w-full rounded-control border border-line-strong bg-surface px-3 text-ink placeholder:text-ink-2"
        />
      )}
    </li>
  )
}

function TileButton({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <IconButton
      label={label}
      className="bg-surface text-ink shadow-card hover:bg-surface-2"
      onClick={onClick}
    >
      {children}
    </IconButton>
  )
}
