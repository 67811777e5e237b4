import type { UploadItem } from '../batch/upload-item.ts'
import { ProgressBar } from './progress-bar.tsx'

/** How far one picture has come; `isLive` when it is the only one, so that a screen reader says it. What happens to it after it was sent stands in `SentStatus`. */
export function ItemStatus({ item, isLive = false }: { item: UploadItem; isLive?: boolean }) {
  if (item.problem) return null
  return (
    <>
      <p className="text-sm text-ink-2" {...(isLive && { role: 'status' })}>
        {statusText(item)}
      </p>
      {hasBar(item) && <ProgressBar percent={barPercent(item)} label={`Upload of ${item.name}`} />}
    </>
  )
}

function statusText({ goal, step, size, percent, isSmaller }: UploadItem): string {
  if (step === 'preprocessing') return 'Making it smaller to fit…'
  if (goal === null) {
    return isSmaller
      ? `Made smaller to fit: ${formatBytes(size)}, ready to upload`
      : `${formatBytes(size)}, ready to upload`
  }
  if (step === 'waiting') return 'Waiting for its turn'
  if (step === 'uploading') return `Uploading, ${percent} %`
  if (step === 'postprocessing') return 'Making the picture ready…'
  if (step === 'paused') return 'Paused'
  return 'In the gallery'
}

function hasBar({ step }: UploadItem): boolean {
  return step === 'preprocessing' || step === 'uploading' || step === 'postprocessing'
}

function barPercent({ step, percent }: UploadItem): number | null {
  return step === 'uploading' ? percent : null
}

/** "640 kB", "3.4 MB": in the units in which our limit of 10 MB is meant. */
function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`
}
