import { lazily } from '#contract/platform/lazily.ts'
import { locale } from '../../../platform/format.ts'
import type { UploadItem } from '../batch/upload-item.ts'
import { uploadWords } from '../words/upload-words.ts'
import { ProgressBar } from './progress-bar.tsx'

/** How far one picture has come; `isLive` when it is the only one, so that a screen reader says it. What happens to it after it was sent stands in `SentStatus`. */
export function ItemStatus({ item, isLive = false }: { item: UploadItem; isLive?: boolean }) {
  if (item.problem) return null
  return (
    <>
      <p className="text-sm text-ink-2" {...(isLive && { role: 'status' })}>
        {statusText(item)}
      </p>
      {hasBar(item) && <ProgressBar percent={barPercent(item)} label={uploadWords().uploadOf(item.name)} />}
    </>
  )
}

function statusText({ goal, step, size, percent, isSmaller }: UploadItem): string {
  const words = uploadWords()
  if (step === 'preprocessing') return words.makingSmaller
  if (goal === null) return (isSmaller ? words.readyAndSmaller : words.ready)(formatBytes(size))
  if (step === 'waiting') return words.waitingForTurn
  if (step === 'uploading') return words.uploading(percent)
  if (step === 'postprocessing') return words.makingReady
  if (step === 'paused') return words.isPaused
  return words.inGallery
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
  return kilobytes < 1000 ? `${kilobytes} kB` : `${megabytes().format(bytes / 1_048_576)} MB`
}

const megabytes = lazily(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
