import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import type { SimulatedBrowser } from '../pages/browser.ts'
import type { OpenPage } from '../pages/built-page.ts'
import type { Realm } from '../world/scheduler.ts'

export type ShoppingPage = typeof import('../pages/shopping-page.ts')
export type Owner = { userId: string; groupId: string }
export type Said = { title: string; description: string; at: number }

/** The shopping list in one tab of somebody's browser, from when it is loaded until it is loaded again. */
export class ListTab {
  readonly #browser: SimulatedBrowser
  readonly #owner: Owner
  readonly realm: Realm
  readonly page: ShoppingPage
  readonly #client: ReturnType<ShoppingPage['newClient']>
  #list: ShoppingItem[] = []
  #lastToast = 0

  constructor(browser: SimulatedBrowser, open: OpenPage<ShoppingPage>, owner: Owner) {
    this.#browser = browser
    this.#owner = owner
    this.realm = { name: browser.link.name, isOver: false }
    this.page = open(browser, this.realm)
    this.#client = this.page.newClient()
    this.#keepSending()
    this.#keepReading()
  }

  /** As `Outbox` does: at once, and every few seconds while something waits. */
  #keepSending(): void {
    this.send()
    this.#browser.network.scheduler.after(this.realm, 5000, () => this.#keepSending())
  }

  #keepReading(): void {
    void this.#read()
    this.#browser.network.scheduler.after(this.realm, 20_000, () => this.#keepReading())
  }

  /** The list as the server has it now. */
  async #read(): Promise<void> {
    const { network, link } = this.#browser
    const url = `/api/family-groups/${this.#owner.groupId}/shopping`
    const answer = await network.send(link, this.realm, { method: 'GET', url }).catch(() => null)
    if (answer?.status === 200 && answer.readAt !== null) this.#list = JSON.parse(answer.body).items
  }

  send(): void {
    void this.page.sendQueue(this.#client, this.#owner.userId)
  }

  /** What is on the list that this person sees. */
  get items() {
    const changes = this.page.listChanges(this.#owner.userId)
    const author = { id: this.#owner.userId, firstName: this.realm.name, lastName: '' }
    return this.page.applyChanges(this.#list, changes, author)
  }

  /** What a new toast says; null when there is none. */
  listen(): { title: string; description: string } | null {
    const [toast] = this.page.listToasts()
    if (!toast || toast.id === this.#lastToast) return null
    this.#lastToast = toast.id
    const { title, description = '' } = toast
    return { title, description }
  }
}
