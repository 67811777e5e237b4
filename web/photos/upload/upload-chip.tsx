import { CloudUpload, TriangleAlert } from 'lucide-react'
import { buttonLook } from '../../platform/ui/button.tsx'
import { isPassing, isUnderWay, percentOfAll, type UploadItem } from './batch/upload-item.ts'
import { ProgressBar } from './dialog/progress-bar.tsx'
import { uploadWords } from './words/upload-words.ts'

/** In a corner of every page while pictures are uploaded without the dialog, which it opens again. */
export function UploadChip({ items, onOpen }: { items: UploadItem[]; onOpen: () => void }) {
  const hasFailed = !items.some(isUnderWay) && items.some(hasStopped)
  const Icon = hasFailed ? TriangleAlert : CloudUpload
  return (
    <button
      type="button"
      onClick={onOpen}
      className={buttonLook('plain', 'max-w-72 animate-rise text-start shadow-pop')}
    >
      <Icon size={20} aria-hidden className={hasFailed ? 'text-danger' : 'text-pine'} />
      <span className="grid min-w-0 gap-1">
        <span>{chipText(items)}</span>
        {!hasFailed && <ProgressBar percent={percentOfAll(items)} label={uploadWords().upload} />}
      </span>
    </button>
  )
}

function chipText(items: UploadItem[]): string {
  const words = uploadWords()
  const done = items.filter(({ step }) => step === 'complete').length
  const howFar = { done, count: items.length }
  if (items.some(isUnderWay)) return words.uploadingSome(howFar)
  const failed = items.filter(hasStopped).length
  if (failed > 0) return failed === 1 ? words.onePictureNotUploaded : words.picturesNotUploaded(failed)
  return (items.some(isPassing) ? words.serverAwaited : words.pausedSome)(howFar)
}

function hasStopped(item: UploadItem): boolean {
  return item.problem !== null && !isPassing(item)
}
