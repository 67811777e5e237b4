import { Plus, RotateCw } from 'lucide-react'
import { Button } from '../../../platform/ui/button.tsx'
import { canRetry, type UploadItem } from '../batch/upload-item.ts'
import { offered } from '../open/offered.ts'
import type { OpenBatch } from '../open/open-batches.ts'
import { uploadWords } from '../words/upload-words.ts'
import { ItemButtons } from './item-buttons.tsx'
import { ItemStatus } from './item-status.tsx'
import { PointButton } from './point-button.tsx'
import { Preview } from './preview.tsx'
import { ProblemNote } from './problem-note.tsx'
import { SentStatus } from './sent-status.tsx'

type OnePictureProps = { open: OpenBatch; item: UploadItem; onChoose: () => void; onSent: () => void }

/** The one chosen picture: large where it is about to be sent, a thumbnail in the gallery's dialog. */
export function OnePicture({ open, item, onChoose, onSent }: OnePictureProps) {
  const isLarge = open.purpose === 'send'
  const WithPicture = isLarge ? offered.withPicture : null
  // How large a file is, is of interest to few; the widget of the gallery says it.
  const hasNews = !isLarge || item.goal !== null || item.step === 'preprocessing' || item.isSmaller
  return (
    <div className={isLarge ? 'grid gap-4' : 'flex flex-wrap gap-5'}>
      <Preview
        item={item}
        size={isLarge ? 'large' : 'thumbnail'}
        className={isLarge ? 'min-h-40 w-full' : 'aspect-4/3 w-full max-w-70 shrink-0'}
      >
        <PointButton batch={open.batch} item={item} />
      </Preview>
      <div className="grid min-w-0 grow basis-60 content-center gap-3">
        {!isLarge && <p className="font-semibold break-all">{item.name}</p>}
        {item.goal === 'send' && item.step === 'complete' ? (
          <SentStatus group={open.group} items={[item]} />
        ) : (
          hasNews && <ItemStatus item={item} isLive />
        )}
        {item.problem && <ProblemNote problem={item.problem} className="rounded-control p-4" />}
        <div className="flex flex-wrap gap-3">
          {canRetry(item) && (
            <Button look="primary" onClick={() => open.batch.retry([item.id])}>
              <RotateCw size={18} aria-hidden />
              {uploadWords().retry}
            </Button>
          )}
          {item.problem?.kind === 'refused' ? (
            <Button look="primary" onClick={onChoose}>
              {uploadWords().chooseAnother}
            </Button>
          ) : (
            <ItemButtons batch={open.batch} item={item} />
          )}
          {item.goal === null && !item.problem && (
            <Button onClick={onChoose}>
              <Plus size={18} aria-hidden />
              {uploadWords().addMore}
            </Button>
          )}
          {WithPicture && <WithPicture open={open} item={item} onSent={onSent} />}
        </div>
      </div>
    </div>
  )
}
