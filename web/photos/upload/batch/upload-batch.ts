import type { LimitFunction } from 'p-limit'
import { type Photo, photoLimits } from '#contract/photos/photos.ts'
import { ApiError } from '../../../platform/server/api.ts'
import { newUuid } from '../../../platform/uuid.ts'
import { refusalOf } from '../transfer/check-file.ts'
import type { Upload } from '../transfer/upload.ts'
import { problemOf } from './problem.ts'
import { canPause, canRetry, isUnfinished, type UploadGoal, type UploadItem } from './upload-item.ts'

/** What is done with each picture. Every step may be repeated, and makes no second photo and no second delivery. */
export type UploadWork = {
  /** Makes it smaller where it is too large. Throws `UnfitPicture`. */
  fit(file: File): Promise<Upload>
  /** Stores the bytes and returns the object's path. `percent` is 0 to 100. */
  put(upload: Upload, signal: AbortSignal, onProgress: (percent: number) => void): Promise<string>
  /** Makes the photo and sends it if wanted, as one; the same object again answers the same photo, as it is now. */
  add(photo: { objectPath: string; caption?: string; isSent: boolean }): Promise<Photo>
}

export type BatchState = {
  items: UploadItem[]
  /** Files that were chosen and are not in the list, with the reason. */
  refused: { id: string; name: string; sentence: string }[]
  /** One caption for all, or null where each picture has its own. */
  sharedCaption: string | null
}

type BatchOptions = {
  work: UploadWork
  /** All batches share it, so that no more than two pictures go at a time. */
  limit: LimitFunction
  /** How many pictures it takes. */
  maxFiles?: number
  /** A picture was not added or not sent; not called for files that can never work. */
  onFailed?: (error: unknown, sentence: string) => void
}

const uploadFailed = 'Upload failed. Please try again.'
const addFailed = 'Failed to upload photo. Please try again.'

/** A picture that was chosen before the page was left. */
export type RestoredPicture = {
  id: string
  file: File
  caption: string
  goal: UploadGoal
  objectPath: string | null
  /** Why the server never takes it. */
  refusal: string | null
  /** Or waits until somebody says so. */
  isGoingOn: boolean
}

/** The pictures that were chosen together, and their way into the gallery. Lives outside of React. */
export class UploadBatch {
  readonly #options: BatchOptions
  readonly #listeners = new Set<() => void>()
  readonly #files = new Map<string, File>()
  readonly #fitted = new Map<string, Promise<Upload>>()
  readonly #running = new Map<string, AbortController>()
  #state: BatchState = { items: [], refused: [], sharedCaption: '' }

  constructor(options: BatchOptions) {
    this.#options = options
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  readonly state = () => this.#state

  /** Adds the files that can be pictures; says of each other one why it is not there. */
  add(files: File[]): void {
    const { maxFiles = 1 } = this.#options
    // A file that never works makes room for another one.
    for (const { id, problem } of this.#state.items) if (problem?.kind === 'refused') this.#drop(id)
    const refused: BatchState['refused'] = []
    for (const file of files) {
      const sentence = refusalOf(file) ?? (this.#state.items.length >= maxFiles ? tooMany(maxFiles) : null)
      if (sentence) refused.push({ id: newUuid(), name: file.name, sentence })
      else this.#addFile(file)
    }
    this.#set({ refused })
  }

  restore(pictures: RestoredPicture[]): void {
    const captions = new Set(pictures.map(({ caption }) => caption))
    const [shared = ''] = captions
    const items = pictures.map(({ file, refusal, isGoingOn, ...picture }): UploadItem => {
      this.#files.set(picture.id, file)
      const problem = refusal === null ? null : ({ kind: 'refused', sentence: refusal } as const)
      return { ...itemOf(file), ...picture, step: problem ? 'error' : 'paused', problem, isKept: true }
    })
    this.#set({ items, sharedCaption: captions.size > 1 ? null : shared })
    for (const { id, refusal, isGoingOn } of pictures) if (isGoingOn && refusal === null) this.#enqueue(id)
  }

  noteKept(id: string): void {
    this.#update(id, { isKept: true })
  }

  /** What is uploaded of it, as far as is known. */
  bytesOf(id: string): Blob | null {
    return this.#files.get(id) ?? null
  }

  setSharedCaption(sharedCaption: string | null): void {
    this.#set({ sharedCaption })
  }

  /** Each picture begins with the words that were for all; back again, the words of the first are for all. */
  setOwnCaptions(isOn: boolean): void {
    const { items, sharedCaption } = this.#state
    if (isOn) {
      const caption = sharedCaption ?? ''
      const withCaption = items.map((item) => (item.caption ? item : { ...item, caption }))
      this.#set({ sharedCaption: null, items: withCaption })
    } else this.#set({ sharedCaption: items[0]?.caption ?? '' })
  }

  setCaption(id: string, caption: string): void {
    this.#update(id, { caption })
  }

  /** Begins with every picture that was only chosen so far. */
  start(goal: UploadGoal): void {
    for (const { id, goal: begun, problem } of this.#state.items) {
      if (begun !== null || problem) continue
      this.#update(id, { goal })
      this.#enqueue(id)
    }
  }

  pause(ids = this.#ids(canPause)): void {
    for (const id of ids) {
      this.#update(id, { step: 'paused', percent: 0 })
      this.#running.get(id)?.abort()
    }
  }

  resume(ids = this.#ids(({ step }) => step === 'paused')): void {
    for (const id of ids) this.#enqueue(id)
  }

  retry(ids = this.#ids(canRetry)): void {
    for (const id of ids) this.#enqueue(id)
  }

  /** For pictures that failed only because there was no connection. */
  retryConnection(): void {
    this.retry(this.#ids(({ problem }) => problem?.kind === 'connection'))
  }

  /** Takes pictures out of the list. Those that are in the gallery stay there. */
  remove(ids: string[]): void {
    for (const id of ids) this.#drop(id)
    this.#set({ refused: [] })
  }

  /** Takes out what is not in the gallery. */
  cancel(): void {
    this.remove(this.#ids((item) => isUnfinished(item) && item.step !== 'postprocessing'))
  }

  /** Frees what the browser holds for it. */
  close(): void {
    for (const { id } of this.#state.items) this.#drop(id)
  }

  #addFile(file: File): void {
    const item = { ...itemOf(file), id: newUuid() }
    this.#files.set(item.id, file)
    this.#set({ items: [...this.#state.items, item] })
    // At once, so that a picture that cannot be made smaller is refused before somebody writes a caption.
    if (file.size > photoLimits.bytes) void this.#fit(item.id).catch(() => {})
  }

  #drop(id: string): void {
    const item = this.#find(id)
    if (!item) return
    this.#running.get(id)?.abort()
    URL.revokeObjectURL(item.preview)
    for (const map of [this.#files, this.#fitted]) map.delete(id)
    this.#set({ items: this.#state.items.filter((item) => item.id !== id) })
  }

  #enqueue(id: string): void {
    this.#update(id, { step: 'waiting', percent: 0, problem: null })
    void this.#options.limit(() => this.#run(id))
  }

  async #run(id: string): Promise<void> {
    // It was paused or taken out while it waited, or begun by an earlier turn.
    if (this.#find(id)?.step !== 'waiting' || this.#running.has(id)) return
    const controller = new AbortController()
    this.#running.set(id, controller)
    let failure = uploadFailed
    try {
      const isStored = this.#find(id)?.objectPath !== null
      if (!isStored) await this.#upload(id, controller.signal)
      failure = addFailed
      const photo = await this.#claim(id).catch(async (error) => {
        if (!isStored || !isGone(error)) throw error
        // The server keeps bytes that nobody claims for an hour.
        await this.#upload(id, controller.signal)
        return this.#claim(id)
      })
      this.#update(id, { step: 'complete', photo })
    } catch (error) {
      if (!controller.signal.aborted) this.#fail(id, error, failure)
    } finally {
      this.#running.delete(id)
      // It was paused and started again before its first turn had ended.
      if (controller.signal.aborted && this.#find(id)?.step === 'waiting') this.#enqueue(id)
    }
  }

  async #upload(id: string, signal: AbortSignal): Promise<void> {
    const upload = await this.#fit(id)
    signal.throwIfAborted()
    this.#update(id, { step: 'uploading' })
    const objectPath = await this.#options.work.put(upload, signal, (percent) => {
      if (!signal.aborted) this.#update(id, { percent })
    })
    signal.throwIfAborted()
    this.#update(id, { objectPath })
  }

  #claim(id: string): Promise<Photo> {
    const item = this.#find(id)
    if (!item?.objectPath) throw new Error('The picture was taken out')
    this.#update(id, { step: 'postprocessing', percent: 100 })
    const { objectPath, goal } = item
    return this.#options.work.add({ objectPath, ...this.#captionOf(id), isSent: goal === 'send' })
  }

  #fit(id: string): Promise<Upload> {
    const earlier = this.#fitted.get(id)
    if (earlier) return earlier
    const file = this.#files.get(id)
    if (!file) throw new Error('The picture was taken out')
    if (file.size > photoLimits.bytes) this.#update(id, { step: 'preprocessing' })
    const fitting = this.#options.work.fit(file)
    this.#fitted.set(id, fitting)
    void fitting.then(
      ({ data }) => {
        if (data !== file && this.#files.has(id))
          this.#files.set(id, new File([data], file.name, { type: data.type }))
        this.#update(id, { size: data.size, isSmaller: data !== file })
        if (this.#find(id)?.step === 'preprocessing') this.#update(id, { step: 'waiting' })
      },
      (error) => this.#fail(id, error, uploadFailed),
    )
    return fitting
  }

  #fail(id: string, error: unknown, otherwise: string): void {
    const item = this.#find(id)
    if (!item || item.problem) return
    const problem = problemOf(error, otherwise)
    this.#update(id, { step: 'error', problem })
    // The next try uploads them again.
    if (problem.kind === 'failed' && otherwise === addFailed && isGone(error))
      this.#update(id, { objectPath: null })
    if (problem.kind !== 'refused') this.#options.onFailed?.(error, problem.sentence)
  }

  #captionOf(id: string): { caption?: string } {
    const caption = (this.#state.sharedCaption ?? this.#find(id)?.caption ?? '').trim()
    return caption ? { caption } : {}
  }

  #find(id: string): UploadItem | undefined {
    return this.#state.items.find((item) => item.id === id)
  }

  #ids(matches: (item: UploadItem) => boolean): string[] {
    return this.#state.items.filter(matches).map(({ id }) => id)
  }

  #update(id: string, change: Partial<UploadItem>): void {
    this.#set({ items: this.#state.items.map((item) => (item.id === id ? { ...item, ...change } : item)) })
  }

  #set(change: Partial<BatchState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
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
    goal: null,
    step: 'waiting',
    percent: 0,
    problem: null,
    objectPath: null,
    isKept: false,
    photo: null,
  }
}

function tooMany(maxFiles: number): string {
  return maxFiles === 1
    ? 'One picture at a time, so this one was left out.'
    : `${maxFiles} pictures at a time, so this one was left out.`
}

/** The server does not have the bytes, or not any more. */
function isGone(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'not_found' || error.issues.some(({ path }) => path === 'objectPath'))
  )
}
