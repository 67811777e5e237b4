import type { LimitFunction } from 'p-limit'
import { type Photo, photoLimits, type photosApi } from '#contract/photos/photos.ts'
import type { CallInput } from '#contract/platform/endpoint.ts'
import { type PartAddress, percentArrived } from '../transfer/put-in-parts.ts'
import type { Upload } from '../transfer/upload.ts'
import { uploadWords } from '../words/upload-words.ts'
import type { BatchStore } from './batch-store.ts'
import { isGone, problemOf } from './problem.ts'
import { Retries, type Waits } from './retries.ts'
import { isPassing } from './upload-item.ts'

/** What is done with each picture. Every step may be repeated, and makes no second photo and no second delivery. */
export type UploadWork = {
  /** Makes it smaller where it is too large. Throws `UnfitPicture`. */
  fit(file: File): Promise<Upload>
  /** Stores the bytes and returns the object's path. `percent` is 0 to 100. What was cut goes on at its address. */
  put(
    upload: Upload,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
    parts: { address: PartAddress | null; onAddress: (address: PartAddress) => void },
  ): Promise<string>
  /** Nobody wants the file any more that goes to this address. */
  cancel(address: PartAddress): void
  /**
   * Makes the photo and sends it if wanted, as one; the same object again answers the same photo, as it is now. `signal`:
   * makes no photo any more; a call that is made already ends as it does.
   */
  add(photo: NonNullable<CallInput<typeof photosApi.add>['body']>, signal: AbortSignal): Promise<Photo>
}

export type RunOptions = {
  work: UploadWork
  /** All batches share it, so that no more than two pictures go at a time. */
  limit: LimitFunction
  /**
   * A picture was not added or not sent; not called for files that can never work. What goes on by itself may fail many
   * times: each thing that is said of it is told once.
   */
  onFailed?: (error: unknown, sentence: string) => void
  /** Between the tries that come by themselves. */
  waits?: Waits
}

/** The way of each picture from the chosen file into the gallery, and its next try when it has failed. */
export class Runs {
  readonly #store: BatchStore
  readonly #options: RunOptions
  readonly #files = new Map<string, File>()
  readonly #fitted = new Map<string, Promise<Upload>>()
  readonly #running = new Map<string, AbortController>()
  /** What the person has been told of which picture. */
  readonly #told = new Set<string>()
  readonly #retries: Retries
  #isFrozen = false

  constructor(store: BatchStore, options: RunOptions) {
    this.#store = store
    this.#options = options
    this.#retries = new Retries(() => this.#goOn(), options.waits)
  }

  take(id: string, file: File): void {
    this.#files.set(id, file)
  }

  /** What is uploaded of it, as far as is known; null once it is in the gallery. */
  bytesOf(id: string): Blob | null {
    return this.#files.get(id) ?? null
  }

  enqueue(id: string): void {
    const percent = percentArrived(this.#store.find(id)?.address)
    this.#store.update(id, { step: 'waiting', percent, problem: null })
    void this.#options.limit(() => this.#run(id))
  }

  /** See `UploadBatch`. */
  hurry(): void {
    this.#retries.hurry()
  }

  abort(id: string): void {
    this.#running.get(id)?.abort()
  }

  forget(id: string): void {
    this.abort(id)
    const { address, step } = this.#store.find(id) ?? {}
    // What is claimed just now closes its address itself.
    if (address && step !== 'complete' && step !== 'postprocessing' && !this.#isFrozen)
      this.#options.work.cancel(address)
    this.#freeBytes(id)
  }

  stop(): void {
    this.#retries.stop()
  }

  /** Nothing begins any more, and nothing is said of what ends. */
  freeze(): void {
    this.#isFrozen = true
    this.#retries.stop()
    for (const controller of this.#running.values()) controller.abort()
  }

  #goOn(): void {
    if (this.#isFrozen) return
    for (const id of this.#store.idsOf(isPassing)) this.enqueue(id)
  }

  async #run(id: string): Promise<void> {
    // It was paused or taken out while it waited, or begun by an earlier turn.
    if (this.#isFrozen || this.#store.find(id)?.step !== 'waiting' || this.#running.has(id)) return
    const controller = new AbortController()
    this.#running.set(id, controller)
    let failure = uploadWords().uploadFailed
    try {
      const isStored = this.#store.find(id)?.objectPath !== null
      if (!isStored) await this.#upload(id, controller.signal)
      failure = uploadWords().addFailed
      controller.signal.throwIfAborted()
      const photo = await this.#claim(id, controller.signal).catch(async (error) => {
        if (!isStored || !isGone(error)) throw error
        // The server keeps bytes that nobody claims for an hour.
        this.#store.update(id, { address: null })
        await this.#upload(id, controller.signal)
        return this.#claim(id, controller.signal)
      })
      this.#store.update(id, { step: 'complete', photo })
      this.#freeBytes(id)
      this.#retries.reset()
    } catch (error) {
      if (!controller.signal.aborted) this.#fail(id, error, failure)
    } finally {
      this.#running.delete(id)
      // It was paused and started again before its first turn had ended.
      if (controller.signal.aborted && this.#store.find(id)?.step === 'waiting') this.enqueue(id)
    }
  }

  async #upload(id: string, signal: AbortSignal): Promise<void> {
    const upload = await this.fit(id)
    signal.throwIfAborted()
    this.#store.update(id, { step: 'uploading' })
    const onProgress = (percent: number) => {
      if (!signal.aborted) this.#store.update(id, { percent })
    }
    const objectPath = await this.#options.work.put(upload, signal, onProgress, {
      address: this.#store.find(id)?.address ?? null,
      onAddress: (address) => this.#noteArrived(id, address),
    })
    signal.throwIfAborted()
    this.#store.update(id, { objectPath })
  }

  #noteArrived(id: string, address: PartAddress): void {
    // Part by part it arrives, also on a line that is cut again and again.
    if (address.arrived > (this.#store.find(id)?.address?.arrived ?? 0)) this.#retries.reset()
    this.#store.update(id, { address })
  }

  #claim(id: string, signal: AbortSignal): Promise<Photo> {
    const item = this.#store.find(id)
    if (!item?.objectPath) throw new Error('The picture was taken out')
    this.#store.update(id, { step: 'postprocessing', percent: 100 })
    const { objectPath, focalPoint, goal } = item
    const photo = { objectPath, ...this.#captionOf(id), ...(focalPoint && { focalPoint }) }
    return this.#options.work.add({ ...photo, isSent: goal === 'send' }, signal)
  }

  fit(id: string): Promise<Upload> {
    const earlier = this.#fitted.get(id)
    if (earlier) return earlier
    const file = this.#files.get(id)
    if (!file) throw new Error('The picture was taken out')
    if (file.size > photoLimits.bytes) this.#store.update(id, { step: 'preprocessing' })
    const fitting = this.#options.work.fit(file)
    this.#fitted.set(id, fitting)
    void fitting.then(
      ({ data }) => {
        if (data !== file && this.#files.has(id))
          this.#files.set(id, new File([data], file.name, { type: data.type }))
        this.#store.update(id, { size: data.size, isSmaller: data !== file })
        if (this.#store.find(id)?.step === 'preprocessing') this.#store.update(id, { step: 'waiting' })
      },
      (error) => {
        // A later try begins here.
        this.#fitted.delete(id)
        this.#fail(id, error, uploadWords().uploadFailed)
      },
    )
    return fitting
  }

  #fail(id: string, error: unknown, otherwise: string): void {
    const item = this.#store.find(id)
    if (this.#isFrozen || !item || item.problem) return
    const problem = problemOf(error, otherwise)
    // The next try uploads bytes again that are gone.
    this.#store.update(id, {
      step: 'error',
      problem,
      ...(isGone(error) && { objectPath: null, address: null }),
    })
    if (problem.kind === 'passing') this.#retries.plan()
    const telling = [id, problem.kind, problem.sentence].join(' ')
    if (problem.kind === 'refused' || this.#told.has(telling)) return
    this.#told.add(telling)
    this.#options.onFailed?.(error, problem.sentence)
  }

  /** What was made smaller is in memory until then. */
  #freeBytes(id: string): void {
    this.#files.delete(id)
    this.#fitted.delete(id)
  }

  #captionOf(id: string): { caption?: string } {
    const caption = (this.#store.state().sharedCaption ?? this.#store.find(id)?.caption ?? '').trim()
    return caption ? { caption } : {}
  }
}
