/** Milliseconds: the first wait, which doubles with each try that follows a failure, up to the longest. */
export type Waits = { first: number; longest: number }

const usualWaits: Waits = { first: 2000, longest: 5 * 60_000 }

/** Tries again by itself, less and less often. Each wait is cut by chance, so that not all browsers come at once. */
export class Retries {
  readonly #retry: () => void
  readonly #waits: Waits
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0

  constructor(retry: () => void, waits = usualWaits) {
    this.#retry = retry
    this.#waits = waits
  }

  /** Something has failed. A try that is planned already stays as it is. */
  plan(): void {
    if (this.#timer !== undefined) return
    const wait = Math.min(this.#waits.first * 2 ** this.#tries, this.#waits.longest)
    this.#timer = setTimeout(() => this.now(), wait * (0.5 + Math.random() / 2))
    this.#tries++
  }

  now(): void {
    this.stop()
    this.#retry()
  }

  /** Something has worked: the next failure is the first again. */
  reset(): void {
    this.#tries = 0
  }

  /** Nothing planned. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
