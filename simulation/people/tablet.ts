import type { AnswerKind } from '#contract/delivery/delivery-fields.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import type { Connection } from '#web/screen/room/connection/connection.ts'
import { SimulatedBrowser } from '../pages/browser.ts'
import type { OpenPage } from '../pages/built-page.ts'
import type { Link, Network } from '../world/network.ts'
import type { Realm, Scheduler } from '../world/scheduler.ts'

type ScreenPage = typeof import('../pages/screen-page.ts')

export type Press = { deliveryId: string; kind: AnswerKind; at: number }

/** The screen in the room, and who sits before it. */
export class Tablet {
  readonly name: string
  readonly deviceId: string
  readonly #scheduler: Scheduler
  readonly #open: OpenPage<ScreenPage>
  readonly #browser: SimulatedBrowser
  #realm: Realm = { name: 'screen', isOver: true }
  #page: ScreenPage | null = null
  #shown = new Set<string>()
  state: Connection = { state: 'starting' }
  wasClockSet = false
  readonly presses: Press[] = []
  /** Each press of "Pause" or of its end. */
  readonly pauses: { isOn: boolean; at: number }[] = []
  /** Deliveries that were on the screen. */
  readonly displayed = new Set<string>()
  /** When our server was asked for the newest view that the page has received. */
  contactAt = Number.NEGATIVE_INFINITY

  constructor(network: Network, link: Link, open: OpenPage<ScreenPage>, deviceId: string) {
    this.name = link.name
    this.deviceId = deviceId
    this.#scheduler = network.scheduler
    this.#open = open
    this.#browser = new SimulatedBrowser(network, link)
    this.#browser.onAnswer = (url, { status, readAt }) => {
      if (url === '/api/screen' && status === 200) this.contactAt = Math.max(this.contactAt, readAt ?? 0)
    }
  }

  /** What the browser keeps of the family, by its keys. Which way events come by, and how wrong its clock is, is none of it. */
  get kept(): string[] {
    return this.#browser.keptKeys.filter(
      (key) => !['sunporch-live-way', 'sunporch-screen-clock'].includes(key),
    )
  }

  get items(): ScreenItem[] {
    return this.state.state === 'paired' ? this.state.view.items : []
  }

  /** The page is loaded, whatever it was doing. */
  load(): void {
    if (!this.#realm.isOver) this.#scheduler.say(this.name, 'loads its page')
    this.#realm.isOver = true
    const realm = { name: this.name, isOver: false }
    this.#realm = realm
    for (const stream of [...this.#browser.link.streams]) stream.breakOff()
    const page = this.#open(this.#browser, realm)
    this.#page = page
    this.#shown = new Set()
    this.state = page.initialConnection()
    let stop: (() => void) | null = null
    // As in `useConnection`: it listens while the screen is paired.
    const follow = () => {
      if (realm.isOver) return
      if (this.state.state === 'paired' && !stop) {
        const { hear, markOffline, revoke } = connection
        stop = page.listen({ onChange: hear, onLost: markOffline, onRevoked: revoke })
      } else if (this.state.state !== 'paired') {
        stop?.()
        stop = null
      }
    }
    const connection = page.openConnection((change) => {
      if (realm.isOver) return
      const before = this.state.state
      this.state = typeof change === 'function' ? change(this.state) : change
      if (this.state.state !== before) this.#scheduler.say(this.name, `is ${this.state.state}`)
      follow()
    })
    this.#refresh = connection.refresh
    void connection.start()
    follow()
    this.#look(realm)
  }

  #refresh: () => Promise<void> = async () => {}

  online(): void {
    this.#browser.online()
    void this.#refresh()
  }

  setClock(error: number): void {
    this.#browser.clockError = error
    this.wasClockSet = true
  }

  /** Shows the newest item that she has not seen, every few seconds. */
  #look(realm: Realm): void {
    this.#scheduler.after(realm, 1500, () => {
      this.#look(realm)
      const item = this.items.find(({ deliveryId, shownAt }) => !shownAt && !this.#shown.has(deliveryId))
      if (!item) return
      this.#shown.add(item.deliveryId)
      void this.#show(realm, item)
    })
  }

  /** A picture is shown as soon as it is there. One that does not come is tried again when the next item is. */
  async #show(realm: Realm, item: ScreenItem): Promise<void> {
    const { state } = this
    if (state.state !== 'paired') return
    try {
      if (item.picture) await this.#page?.readPicture(state.view.deviceId, item)
    } catch {
      this.#shown.delete(item.deliveryId)
      return
    }
    if (realm.isOver || !this.items.some(({ deliveryId }) => deliveryId === item.deliveryId)) return
    this.displayed.add(item.deliveryId)
    this.#scheduler.say(this.name, `shows ${item.title}`)
    this.#page?.sendReport({ type: 'shown', deliveryId: item.deliveryId })
  }

  /** She presses a button under an item, each once, as the page offers it. */
  press(choose: (items: ScreenItem[]) => ScreenItem | undefined, kind: AnswerKind): void {
    const isGiven = (item: ScreenItem) =>
      item.answers.some((answer) => answer.kind === kind) ||
      this.presses.some((press) => press.deliveryId === item.deliveryId && press.kind === kind)
    const item = choose(this.items.filter((item) => this.displayed.has(item.deliveryId) && !isGiven(item)))
    if (!item) return
    this.#scheduler.say(this.name, `she presses ${kind} on ${item.title}`)
    this.presses.push({ deliveryId: item.deliveryId, kind, at: this.#scheduler.now })
    this.#page?.sendReport({ type: 'answer', deliveryId: item.deliveryId, kind })
  }

  pressPause(isOn: boolean): void {
    if (this.state.state !== 'paired') return
    this.#scheduler.say(this.name, isOn ? 'she presses Pause' : 'she ends the pause')
    this.pauses.push({ isOn, at: this.#scheduler.now })
    const until = isOn ? Date.parse(this.state.view.now) + 12 * 3_600_000 : null
    this.#page?.sendReport({ type: 'pause', until })
  }
}
