import type { Realm, Scheduler } from '../world/scheduler.ts'

/** Its keys are its own properties, as in a browser. */
export class SimulatedStorage {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (Reflect.get(this, key) as string) : null
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, String(value))
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

/** What the pages that are open in one browser have in common. A page that is loaded anew leaves its place to the next. */
export class Tabs {
  readonly #scheduler: Scheduler
  readonly #storage = new SimulatedStorage()
  #open: { realm: Realm; window: EventTarget }[] = []
  /** Who has a lock, by its name. */
  readonly #holders = new Map<string, Realm>()

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler
  }

  get keptKeys(): string[] {
    return Object.keys(this.#storage)
  }

  open(realm: Realm, window: EventTarget): void {
    this.#open = [...this.#others(realm), { realm, window }]
  }

  /** Tells all pages. */
  dispatch(type: string): void {
    for (const { window } of [...this.#open]) window.dispatchEvent(new Event(type))
  }

  /** The storage as one page has it: the others hear a little later what it has changed. */
  storageFor(realm: Realm): Storage {
    const storage = this.#storage
    const changing = {
      setItem: (key: string, value: string) => {
        storage.setItem(key, value)
        this.#tellOthers(realm, key)
      },
      removeItem: (key: string) => {
        storage.removeItem(key)
        this.#tellOthers(realm, key)
      },
    }
    return new Proxy(storage, {
      get: (target, name) => Reflect.get(name in changing ? changing : target, name),
    }) as unknown as Storage
  }

  /** One page after the other. A page that ends while it has the lock gives it back. */
  async withLock<T>(realm: Realm, name: string, run: () => Promise<T>): Promise<T> {
    for (let holder = this.#holders.get(name); holder && !holder.isOver; holder = this.#holders.get(name))
      await new Promise<void>((resolve) => this.#scheduler.after(realm, 100, resolve))
    this.#holders.set(name, realm)
    try {
      return await run()
    } finally {
      if (this.#holders.get(name) === realm) this.#holders.delete(name)
    }
  }

  #others(realm: Realm) {
    return this.#open.filter((page) => page.realm !== realm && !page.realm.isOver)
  }

  #tellOthers(realm: Realm, key: string): void {
    for (const other of this.#others(realm))
      this.#scheduler.after(other.realm, 1 + this.#scheduler.chance.int(100), () => {
        other.window.dispatchEvent(Object.assign(new Event('storage'), { key }))
      })
  }
}
