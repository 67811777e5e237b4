import type { FocalPoint } from '#contract/photos/focal-point.ts'
import { photoLimits } from '#contract/photos/photos.ts'
import { newUuid } from '../../../platform/uuid.ts'
import { refusalOf } from '../transfer/check-file.ts'
import { type PartAddress, percentArrived } from '../transfer/put-in-parts.ts'
import { uploadWords } from '../words/upload-words.ts'
import { type BatchState, BatchStore } from './batch-store.ts'
import { type RunOptions, Runs } from './runs.ts'
import { canPause, canRetry, isUnfinished, type UploadGoal, type UploadItem } from './upload-item.ts'

type BatchOptions = RunOptions & {
  /** How many pictures it takes. */
  maxFiles?: number
}

/** A picture that was chosen before the page was left. */
export type RestoredPicture = {
  id: string
  file: File
  caption: string
  focalPoint?: FocalPoint | null | undefined
  goal: UploadGoal
  objectPath: string | null
  address?: PartAddress | null | undefined
  /** Why the server never takes it. */
  refusal: string | null
  /** Or waits until somebody says so. */
  isGoingOn: boolean
}

/** The pictures that were chosen together, and what a person can do with them. Lives outside of React. */
export class UploadBatch {
  readonly #store = new BatchStore()
  readonly #maxFiles: number
  readonly #runs: Runs

  constructor({ maxFiles = 1, ...options }: BatchOptions) {
    this.#maxFiles = maxFiles
    this.#runs = new Runs(this.#store, options)
  }

  readonly subscribe = this.#store.subscribe

  readonly state = this.#store.state

  /** Adds the files that can be pictures; says of each other one why it is not there. */
  add(files: File[]): void {
    const maxFiles = this.#maxFiles
    // A file that never works makes room for another one.
    for (const { id, problem } of this.#items) if (problem?.kind === 'refused') this.#drop(id)
    const refused: BatchState['refused'] = []
    for (const file of files) {
      const sentence = refusalOf(file) ?? (this.#items.length >= maxFiles ? tooMany(maxFiles) : null)
      if (sentence) refused.push({ id: newUuid(), name: file.name, sentence })
      else this.#addFile(file)
    }
    this.#store.set({ refused })
  }

  restore(pictures: RestoredPicture[]): void {
    const captions = new Set(pictures.map(({ caption }) => caption))
    const [shared = ''] = captions
    const items = pictures.map(({ file, refusal, isGoingOn, focalPoint = null, ...picture }): UploadItem => {
      this.#runs.take(picture.id, file)
      const problem = refusal === null ? null : ({ kind: 'refused', sentence: refusal } as const)
      const address = picture.address ?? null
      const step = problem ? 'error' : 'paused'
      return {
        ...itemOf(file),
        ...picture,
        focalPoint,
        address,
        percent: percentArrived(address),
        step,
        problem,
        isKept: true,
      }
    })
    this.#store.set({ items, sharedCaption: captions.size > 1 ? null : shared })
    for (const { id, refusal, isGoingOn } of pictures)
      if (isGoingOn && refusal === null) this.#runs.enqueue(id)
  }

  noteKept(id: string): void {
    this.#store.update(id, { isKept: true })
  }

  /** What is uploaded of it, as far as is known; null once it is in the gallery. */
  bytesOf(id: string): Blob | null {
    return this.#runs.bytesOf(id)
  }

  setSharedCaption(sharedCaption: string | null): void {
    this.#store.set({ sharedCaption })
  }

  /** Each picture begins with the words that were for all; back again, the words of the first are for all. */
  setOwnCaptions(isOn: boolean): void {
    const { items, sharedCaption } = this.#store.state()
    if (isOn) {
      const caption = sharedCaption ?? ''
      const withCaption = items.map((item) => (item.caption ? item : { ...item, caption }))
      this.#store.set({ sharedCaption: null, items: withCaption })
    } else this.#store.set({ sharedCaption: items[0]?.caption ?? '' })
  }

  setCaption(id: string, caption: string): void {
    this.#store.update(id, { caption })
  }

  setFocalPoint(id: string, focalPoint: FocalPoint): void {
    this.#store.update(id, { focalPoint })
  }

  /** Begins with every picture that was only chosen so far. */
  start(goal: UploadGoal): void {
    for (const { id, goal: begun, problem } of this.#items) {
      if (begun !== null || problem) continue
      this.#store.update(id, { goal })
      this.#runs.enqueue(id)
    }
  }

  pause(ids = this.#store.idsOf(canPause)): void {
    for (const id of ids) {
      const percent = percentArrived(this.#store.find(id)?.address)
      this.#store.update(id, { step: 'paused', percent, problem: null })
      this.#runs.abort(id)
    }
  }

  resume(ids = this.#store.idsOf(({ step }) => step === 'paused')): void {
    for (const id of ids) this.#runs.enqueue(id)
  }

  retry(ids = this.#store.idsOf(canRetry)): void {
    for (const id of ids) this.#runs.enqueue(id)
  }

  /** The connection may be back: what waits for it is tried at once, unless that was in vain just before. */
  hurry(): void {
    this.#runs.hurry()
  }

  /** Takes pictures out of the list. Those that are in the gallery stay there. */
  remove(ids: string[]): void {
    for (const id of ids) this.#drop(id)
    this.#store.set({ refused: [] })
  }

  /** Takes out what is not in the gallery. */
  cancel(): void {
    this.remove(this.#store.idsOf((item) => isUnfinished(item) && item.step !== 'postprocessing'))
  }

  /** Somebody else has signed in: no call of it is made any more, and what the browser keeps of it stays. */
  freeze(): void {
    this.#runs.freeze()
  }

  /** Frees what the browser holds for it. */
  close(): void {
    this.#runs.stop()
    for (const { id } of this.#items) this.#drop(id)
  }

  #addFile(file: File): void {
    const item = { ...itemOf(file), id: newUuid() }
    this.#runs.take(item.id, file)
    this.#store.set({ items: [...this.#items, item] })
    // At once, so that a picture that cannot be made smaller is refused before somebody writes a caption.
    if (file.size > photoLimits.bytes) void this.#runs.fit(item.id).catch(() => {})
  }

  #drop(id: string): void {
    const item = this.#store.find(id)
    if (!item) return
    this.#runs.forget(id)
    URL.revokeObjectURL(item.preview)
    this.#store.set({ items: this.#items.filter((item) => item.id !== id) })
  }

  get #items(): UploadItem[] {
    return this.#store.state().items
  }
}

function itemOf(file: File): UploadItem {
  return {
    id: '',
    name: file.name,
    size: file.size,
    isSmaller: false,
    preview: URL.createObjectURL(file),
    caption: '',
    focalPoint: null,
    goal: null,
    step: 'waiting',
    percent: 0,
    problem: null,
    objectPath: null,
    address: null,
    isKept: false,
    photo: null,
  }
}

function tooMany(maxFiles: number): string {
  return maxFiles === 1 ? uploadWords().onlyOne : uploadWords().onlySome(maxFiles)
}
