import { SimulatedBrowser } from '../pages/browser.ts'
import type { OpenPage } from '../pages/built-page.ts'
import type { Link, Network } from '../world/network.ts'
import type { Scheduler } from '../world/scheduler.ts'
import { ListTab, type Owner, type Said, type ShoppingPage } from './list-tab.ts'

export type Tick = { name: string; isCompleted: boolean; at: number; by: string }

type Item = ListTab['items'][number]

/** Somebody with the shopping list on a phone, in one tab or in two. */
export class Shopper {
  readonly name: string
  readonly #scheduler: Scheduler
  readonly #open: OpenPage<ShoppingPage>
  readonly #browser: SimulatedBrowser
  readonly #owner: Owner
  readonly #tabs: (ListTab | null)[]
  readonly added: { key: string; name: string }[] = []
  readonly ticks: Tick[] = []
  readonly said: Said[] = []

  constructor(
    network: Network,
    link: Link,
    { open, owner, tabs }: { open: OpenPage<ShoppingPage>; owner: Owner; tabs: number },
  ) {
    this.name = link.name
    this.#scheduler = network.scheduler
    this.#open = open
    this.#owner = owner
    this.#tabs = Array.from({ length: tabs }, () => null)
    this.#browser = new SimulatedBrowser(network, link)
    // The sign-in page finds that the session goes on, and comes back.
    this.#browser.onLeave = (realm) => {
      const place = this.#tabs.findIndex((tab) => tab?.realm === realm)
      if (place >= 0) this.#load(place)
    }
  }

  /** All of the tabs. */
  load(): void {
    for (const place of this.#tabs.keys()) this.#load(place)
  }

  #load(place: number): void {
    const before = this.#tabs[place]
    if (before) {
      this.#scheduler.say(this.name, 'loads the page')
      before.realm.isOver = true
    }
    this.#tabs[place] = new ListTab(this.#browser, this.#open, this.#owner)
  }

  online(): void {
    this.#browser.online()
    for (const tab of this.#tabs) tab?.send()
  }

  #tab(place: number): ListTab {
    const tab = this.#tabs[place % this.#tabs.length]
    if (!tab) throw new Error('The page was not loaded')
    return tab
  }

  /** What is on the list that this person sees in the first tab. */
  get items(): Item[] {
    return this.#tab(0).items
  }

  add(name: string, place: number): void {
    const tab = this.#tab(place)
    const key = tab.page.queueAdd(this.#owner, { name })
    this.#scheduler.say(this.name, `adds ${name}`)
    this.added.push({ key, name })
    tab.send()
  }

  /** Ticks or unticks something as this tab shows it. Returns its name. */
  tick(choose: (items: Item[]) => Item | undefined, place: number): string | undefined {
    const tab = this.#tab(place)
    const item = choose(tab.items)
    if (!item) return undefined
    const isCompleted = !item.isCompleted
    const where = this.#tabs.length > 1 ? ` in tab ${place % this.#tabs.length}` : ''
    this.#scheduler.say(this.name, `${isCompleted ? 'ticks' : 'unticks'} ${item.name}${where}`)
    this.ticks.push({ name: item.name, isCompleted, at: this.#scheduler.now, by: this.name })
    tab.page.queueTick(this.#owner, item, isCompleted)
    tab.send()
    return item.name
  }

  /** Takes note of new toasts. */
  listen(): void {
    for (const tab of this.#tabs) {
      const said = tab?.listen()
      if (!said) continue
      this.said.push({ ...said, at: this.#scheduler.now })
      this.#scheduler.say(this.name, `reads “${said.title}: ${said.description}”`)
    }
  }

  /** Whether something in front of the server has said the words by which the specification knows a session's end. */
  get wasAskedToSignIn(): boolean {
    return this.#browser.link.wasAskedToSignIn
  }

  get waiting(): number {
    return Math.max(...this.#tabs.map((tab) => tab?.page.listChanges(this.#owner.userId).length ?? 0))
  }
}
