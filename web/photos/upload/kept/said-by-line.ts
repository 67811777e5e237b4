import { pagePaths } from '#contract/pages/page-paths.ts'
import { isUnderWay, isUnfinished, type UploadItem } from '../batch/upload-item.ts'

/** The pages with a line for pictures that are not there yet. Elsewhere there is the note in a corner. */
const withLines: string[] = [pagePaths.dashboard, pagePaths.photoGallery]

export function hasLines(path: string): boolean {
  return withLines.includes(path)
}

/** Whether there is something to say of pictures without their dialog: they wait, were left before, or never work. */
export function needsLine(items: UploadItem[], isRestored: boolean): boolean {
  const unsent = items.filter(isUnfinished)
  const isWaiting = unsent.some((item) => !isUnderWay(item))
  return (
    isWaiting || (isRestored && unsent.length > 0) || items.some(({ problem }) => problem?.kind === 'refused')
  )
}
