import { type Chance, chanceOf } from '#server/testing/torture/chance.ts'

/** What timers belong to: a page or a server. Its timers end with it. */
export type Realm = { name: string; isOver: boolean }

type Event = { at: number; order: number; realm: Realm; run: () => unknown; isCancelled: boolean }

// Those of the process, before `installGlobals` replaces them.
const realImmediate = globalThis.setImmediate

/** Everything that happens in a simulation waits here for its turn: the only clock, and the only source of chance. */
export class Scheduler {
  now: number
  readonly seed: number
  readonly chance: Chance
  readonly trace: string[] = []
  /** Looks at the invariants. Throws where one is broken. */
  check: () => void = () => {}
  readonly #start: number
  #events: Event[] = []
  #count = 0

  constructor(seed: number, start: number) {
    this.seed = seed
    this.now = start
    this.#start = start
    this.chance = chanceOf(seed)
  }

  /** Chance of its own for one thing, so that leaving out another thing does not change it. */
  chanceFor(name: string): Chance {
    let hash = this.seed ^ 0x9e3779b9
    for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
    const own = chanceOf(hash)
    own.int(2)
    return own
  }

  /**
   * Runs `run` after so many whole milliseconds, as timers do, unless its realm has ended by then; nothing else happens
   * before its promise is settled. Returns what cancels it.
   */
  after(realm: Realm, ms: number, run: () => void | Promise<void>): () => void {
    const event = {
      at: this.now + Math.max(Math.trunc(ms), 0),
      order: this.#count++,
      realm,
      run,
      isCancelled: false,
    }
    push(this.#events, event)
    return () => {
      event.isCancelled = true
    }
  }

  say(who: string, what: string): void {
    this.trace.push(`${((this.now - this.#start) / 1000).toFixed(3).padStart(9)} s  ${who.padEnd(9)} ${what}`)
  }

  /** Lets everything happen that is due until then. */
  async runUntil(at: number): Promise<void> {
    for (let [event] = this.#events; event && event.at <= at; [event] = this.#events) {
      pop(this.#events)
      if (event.isCancelled || event.realm.isOver) continue
      this.now = event.at
      await event.run()
      await this.#settle()
      this.check()
    }
    this.now = at
  }

  /**
   * Gives promises and streams of the process their turns. How many is left to chance: the next event may come between
   * two awaits of the same function.
   */
  async #settle(): Promise<void> {
    const turns = 1 + this.chance.int(4)
    for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => realImmediate(resolve))
  }
}

// A binary heap: the earliest event is the first.

function isBefore(a: Event, b: Event): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order)
}

function push(heap: Event[], event: Event): void {
  let index = heap.push(event) - 1
  while (index > 0) {
    const parent = (index - 1) >> 1
    if (!isBefore(event, heap[parent] as Event)) break
    heap[index] = heap[parent] as Event
    index = parent
  }
  heap[index] = event
}

function pop(heap: Event[]): void {
  const last = heap.pop() as Event
  if (heap.length === 0) return
  let index = 0
  for (;;) {
    const left = 2 * index + 1
    if (left >= heap.length) break
    const right = left + 1
    const child = right < heap.length && isBefore(heap[right] as Event, heap[left] as Event) ? right : left
    if (!isBefore(heap[child] as Event, last)) break
    heap[index] = heap[child] as Event
    index = child
  }
  heap[index] = last
}
