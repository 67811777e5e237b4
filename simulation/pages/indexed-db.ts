import type { Realm, Scheduler } from '../world/scheduler.ts'

/** The entries of a database with one store, by their keys as JSON. They outlive the page. */
export type Entries = Map<string, unknown>

type Asked = { result: unknown; onsuccess: (() => void) | null; answer: (entries: Entries) => unknown }

/**
 * As much of IndexedDB as the pages use: one store in each database, whose keys are given. A transaction happens all at once.
 * When its page ends before, it may still happen, as in a browser, or not.
 */
export class SimulatedIndexedDb {
  readonly #databases = new Map<string, Entries>()
  readonly #browser: Realm = { name: 'browser', isOver: false }

  /** What a page uses. */
  globalFor(scheduler: Scheduler, realm: Realm) {
    return {
      open: (name: string) => {
        const entries = this.#databases.getOrInsertComputed(name, () => new Map())
        const request = {
          result: {
            createObjectStore() {},
            transaction: () => this.#transaction(scheduler, realm, entries),
          },
          onupgradeneeded: null as (() => void) | null,
          onsuccess: null as (() => void) | null,
        }
        scheduler.after(realm, 1 + scheduler.chance.int(5), () => {
          request.onupgradeneeded?.()
          request.onsuccess?.()
        })
        return request
      },
    }
  }

  #transaction(scheduler: Scheduler, realm: Realm, entries: Entries) {
    const asked: Asked[] = []
    const ask = (answer: Asked['answer']) => {
      const request: Asked = { result: undefined, onsuccess: null, answer }
      asked.push(request)
      return request
    }
    const transaction = { oncomplete: null as (() => void) | null, objectStore: () => store }
    const store = {
      transaction,
      get: (key: unknown) => ask((entries) => entries.get(JSON.stringify(key))),
      getKey: (key: unknown) => ask((entries) => (entries.has(JSON.stringify(key)) ? key : undefined)),
      getAllKeys: () => ask((entries) => [...entries.keys()].toSorted().map((key) => JSON.parse(key))),
      put: (value: unknown, key: unknown) => ask((entries) => void entries.set(JSON.stringify(key), value)),
      clear: () => ask((entries) => entries.clear()),
      delete: (key: unknown) => ask((entries) => void entries.delete(JSON.stringify(key))),
    }
    const owner = scheduler.chance.int(2) === 0 ? realm : this.#browser
    scheduler.after(owner, 1 + scheduler.chance.int(20), () => {
      // Those that listeners ask for belong to it, too.
      for (const request of asked) {
        request.result = request.answer(entries)
        if (!realm.isOver) request.onsuccess?.()
      }
      if (!realm.isOver) transaction.oncomplete?.()
    })
    return transaction
  }
}
