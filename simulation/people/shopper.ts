import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { SimulatedBrowser } from '../pages/browser.ts'
import type { OpenPage } from '../pages/built-page.ts'
import type { Link, Network } from '../world/network.ts'
import type { Realm, Scheduler } from '../world/scheduler.ts'

type ShoppingPage = typeof import('../pages/shopping-page.ts')

export type Tick = { name: string; isCompleted: boolean; at: number; by: string }

/** Somebody with the shopping list on a phone. */
export class Shopper {
  readonly name: string
  readonly #scheduler: Scheduler
  readonly #open: OpenPage<ShoppingPage>
  readonly #browser: SimulatedBrowser
  readonly #owner: { userId: string; groupId: string }
  #realm: Realm = { name: 'shopper', isOver: true }
  #page: ShoppingPage | null = null
  #client: ReturnType<ShoppingPage['newClient']> | null = null
  #list: ShoppingItem[] = []
  readonly added: { key: string; name: string }[] = []
  readonly ticks: Tick[] = []
  readonly said: { title: string; description: string; at: number }[] = []
  #lastToast = 0

  constructor(
    network: Network,
    link: Link,
    open: OpenPage<ShoppingPage>,
    owner: { userId: string; groupId: string },
  ) {
    this.name = link.name
    this.#scheduler = network.scheduler
    this.#open = open
    this.#owner = owner
    this.#browser = new SimulatedBrowser(network, link)
    // The sign-in page finds that the session goes on, and comes back.
    this.#browser.onLeave = () => this.load()
  }

  load(): void {
    if (!this.#realm.isOver) this.#scheduler.say(this.name, 'loads the page')
    this.#realm.isOver = true
    const realm = { name: this.name, isOver: false }
    this.#realm = realm
    this.#page = this.#open(this.#browser, realm)
    this.#client = this.#page.newClient()
    this.#lastToast = 0
    this.#keepSending(realm)
    this.#keepReading(realm)
  }

  /** As `Outbox` does: at once, and every few seconds while something waits. */
  #keepSending(realm: Realm): void {
    this.#send()
    this.#scheduler.after(realm, 5000, () => this.#keepSending(realm))
  }

  #keepReading(realm: Realm): void {
    void this.#read(realm)
    this.#scheduler.after(realm, 20_000, () => this.#keepReading(realm))
  }

  /** The list as the server has it now. */
  async #read(realm: Realm): Promise<void> {
    const { network, link } = this.#browser
    const url = `/api/family-groups/${this.#owner.groupId}/shopping`
    const answer = await network.send(link, realm, { method: 'GET', url }).catch(() => null)
    if (answer?.status === 200 && answer.readAt !== null) this.#list = JSON.parse(answer.body).items
  }

  online(): void {
    this.#browser.online()
    this.#send()
  }

  #send(): void {
    const [page, client] = [this.#page, this.#client]
    if (page && client) void page.sendQueue(client, this.#owner.userId)
  }

  /** What is on the list that this person sees. */
  get items() {
    const changes = this.#page?.listChanges(this.#owner.userId) ?? []
    const author = { id: this.#owner.userId, firstName: this.name, lastName: '' }
    return this.#page?.applyChanges(this.#list, changes, author) ?? []
  }

  add(name: string): void {
    const key = this.#page?.queueAdd(this.#owner, { name })
    if (!key) return
    this.#scheduler.say(this.name, `adds ${name}`)
    this.added.push({ key, name })
    this.#send()
  }

  tick(choose: <T>(items: T[]) => T | undefined): void {
    const item = choose(this.items)
    if (!item) return
    const isCompleted = !item.isCompleted
    this.#scheduler.say(this.name, `${isCompleted ? 'ticks' : 'unticks'} ${item.name}`)
    this.ticks.push({ name: item.name, isCompleted, at: this.#scheduler.now, by: this.name })
    this.#page?.queueTick(this.#owner, item, isCompleted)
    this.#send()
  }

  /** Takes note of a new toast. */
  listen(): void {
    const [toast] = this.#page?.listToasts() ?? []
    if (!toast || toast.id === this.#lastToast) return
    this.#lastToast = toast.id
    const { title, description = '' } = toast
    this.said.push({ title, description, at: this.#scheduler.now })
    this.#scheduler.say(this.name, `reads “${title}: ${description}”`)
  }

  /** Whether something in front of the server has said the words by which the specification knows a session's end. */
  get wasAskedToSignIn(): boolean {
    return this.#browser.link.wasAskedToSignIn
  }

  get waiting(): number {
    return this.#page?.listChanges(this.#owner.userId).length ?? 0
  }
}
