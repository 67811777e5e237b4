/** Milliseconds: the first wait, which doubles with each try that follows a failure, up to the longest. */
export type Waits = { first: number; longest: number }

const usualWaits: Waits = { first: 2000, longest: 5 * 60_000 }

/** Tries again by itself, less and less often. Each wait is cut by chance, so that not all browsers come at once. */
export class Retries {
  readonly #retry: () => void
  readonly #waits: Waits
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0
  #hurries = 0
  #nextHurry = 0

  constructor(retry: () => void, waits = usualWaits) {
    this.#retry = retry
    this.#waits = waits
  }

  /** Something has failed. A try that is planned already stays as it is. */
  plan(): void {
    if (this.#timer !== undefined) return
    const wait = this.#waitAfter(this.#tries++)
    this.#timer = setTimeout(() => this.#tryNow(), wait * (0.5 + Math.random() / 2))
  }

  /**
   * The connection may be back, so what is planned is tried at once. This is also heard while the server refuses, and then as
   * often as the network likes, so it counts less and less often.
   */
  hurry(): void {
    if (this.#timer === undefined || performance.now() < this.#nextHurry) return
    this.#nextHurry = performance.now() + this.#waitAfter(this.#hurries++)
    this.#tryNow()
  }

  /** Something has worked: the next failure is the first again. */
  reset(): void {
    this.#tries = 0
    this.#hurries = 0
    this.#nextHurry = 0
  }

  /** Nothing planned. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
  #tryNow(): void {
    this.stop()
    this.#retry()
  }

  #waitAfter(failures: number): number {
    return Math.min(this.#waits.first * 2 ** failures, this.#waits.longest)
  }
}
