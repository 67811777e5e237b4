import type { UploadItem } from './upload-item.ts'

export type BatchState = {
  items: UploadItem[]
  /** Files that were chosen and are not in the list, with the reason. */
  refused: { id: string; name: string; sentence: string }[]
  /** One caption for all, or null where each picture has its own. */
  sharedCaption: string | null
}

/** What is known of the pictures that were chosen together, for those who show it. Lives outside of React. */
export class BatchStore {
  readonly #listeners = new Set<() => void>()
  #state: BatchState = { items: [], refused: [], sharedCaption: '' }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  readonly state = () => this.#state

  find(id: string): UploadItem | undefined {
    return this.#state.items.find((item) => item.id === id)
  }

  idsOf(matches: (item: UploadItem) => boolean): string[] {
    return this.#state.items.filter(matches).map(({ id }) => id)
  }

  update(id: string, change: Partial<UploadItem>): void {
    this.set({ items: this.#state.items.map((item) => (item.id === id ? { ...item, ...change } : item)) })
  }

  set(change: Partial<BatchState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
