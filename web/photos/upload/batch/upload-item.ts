import type { FocalPoint } from '#contract/photos/focal-point.ts'
import type { Photo } from '#contract/photos/photos.ts'
import type { PartAddress } from '../transfer/put-in-parts.ts'

/** The steps of a file-upload widget. `waiting`: not begun, because nobody has pressed a button or others go first. */
export type UploadStep =
  | 'waiting'
  | 'preprocessing'
  | 'uploading'
  | 'postprocessing'
  | 'complete'
  | 'error'
  | 'paused'

/** What a picture is uploaded for: the loved one's screen and the gallery, or the gallery alone. */
export const uploadGoals = ['send', 'add'] as const
export type UploadGoal = (typeof uploadGoals)[number]

export type Problem = {
  /** For the person. */
  sentence: string
  /**
   * `refused`: this file never works, so another must be chosen. `passing`: it goes on by itself. `failed`: waits for a
   * press, because somebody must do something else first.
   */
  kind: 'refused' | 'passing' | 'failed'
  /** What the server has said that it waits for. */
  reason?: string
}

/** One chosen picture on its way into the gallery. */
export type UploadItem = {
  id: string
  name: string
  /** Bytes of what is uploaded: fewer than the file's when it was made smaller. */
  size: number
  isSmaller: boolean
  /** An object URL of the chosen file, which this browser may not be able to draw. */
  preview: string
  caption: string
  /** What the person has chosen; null leaves it to the server. */
  focalPoint: FocalPoint | null
  /** Null until a button was pressed. */
  goal: UploadGoal | null
  step: UploadStep
  /** Of the bytes, 0 to 100. */
  percent: number
  problem: Problem | null
  /** Of the bytes that are stored; null before. */
  objectPath: string | null
  /** Where its bytes go on; null where they go as a whole, or have not begun. */
  address: PartAddress | null
  /** The browser has it until it is in the gallery, also when the page is left. */
  isKept: boolean
  /** Known as soon as it is in the gallery. */
  photo: Photo | null
}

/** The family keeps the group in memory meanwhile, so it was added and not sent. */
export function isOnlyAdded({ goal, photo }: Pick<UploadItem, 'goal' | 'photo'>): boolean {
  return goal === 'send' && photo !== null && photo.delivery === null
}

/** Until the server is asked to make the photo, what is said of it can still be changed. */
export function canTakeWords({ step, photo }: Pick<UploadItem, 'step' | 'photo'>): boolean {
  return step !== 'postprocessing' && photo === null
}

export function isUnderWay({ goal, step }: Pick<UploadItem, 'goal' | 'step'>): boolean {
  return goal !== null && ['waiting', 'preprocessing', 'uploading', 'postprocessing'].includes(step)
}

export function canPause(item: UploadItem): boolean {
  const { goal, step } = item
  return goal !== null && (isPassing(item) || ['waiting', 'preprocessing', 'uploading'].includes(step))
}

/** It has failed, and goes on by itself. */
export function isPassing({ problem }: Pick<UploadItem, 'problem'>): boolean {
  return problem?.kind === 'passing'
}

export function canRetry({ problem }: Pick<UploadItem, 'problem'>): boolean {
  return problem !== null && problem.kind !== 'refused'
}

/** Leaving the page would lose it, or hold it up. */
export function wouldSuffer(item: UploadItem): boolean {
  return item.goal === null || isUnderWay(item) || (isUnfinished(item) && !item.isKept)
}

export function isUnfinished({ goal, step, problem }: UploadItem): boolean {
  return goal !== null && step !== 'complete' && problem?.kind !== 'refused'
}

/** How much of all bytes is done, 0 to 100. The last tenth of each picture is the server's work. */
export function percentOfAll(items: UploadItem[]): number {
  const started = items.filter(({ goal }) => goal !== null)
  const total = started.reduce((sum, { size }) => sum + size, 0)
  const done = started.reduce((sum, item) => sum + item.size * partDone(item), 0)
  return total === 0 ? 0 : Math.round((done / total) * 100)
}

function partDone({ step, percent }: UploadItem): number {
  if (step === 'complete') return 1
  if (step === 'postprocessing') return 0.9
  return (percent / 100) * 0.9
}
