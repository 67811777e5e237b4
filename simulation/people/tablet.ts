import { canBeTakenBack } from '#contract/delivery/taken-back.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import type { Connection } from '#web/screen/room/connection/connection.ts'
import { SimulatedBrowser } from '../pages/browser.ts'
import type { OpenPage } from '../pages/built-page.ts'
import type { Link, Network } from '../world/network.ts'
import type { Realm, Scheduler } from '../world/scheduler.ts'

type ScreenPage = typeof import('../pages/screen-page.ts')

/** The answers that have a button under an item. */
export type Kind = 'heart' | 'thank_you'

export type Press = { deliveryId: string; kind: Kind; isTakenBack: boolean; at: number; by: string }

/** Of "Call me", or of "Not needed": then with the call that the screen told of, if it had heard of one. */
export type CallPress = {
  isNeeded: boolean
  callId: string | undefined
  at: number
  by: string
  /** Whether it arrives for sure. */
  isSure: boolean
}

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
  readonly callPresses: CallPress[] = []
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

  /** The answers of this kind that the screen shows with the item, as the stage does: with what is pending. */
  #shownAnswers({ deliveryId }: ScreenItem, kind: Kind): { kind: string; at: string }[] {
    if (!this.#page || this.state.state !== 'paired') return []
    const { items } = this.#page.withReports(this.state.view)
    const shown = items.find((item) => item.deliveryId === deliveryId)
    return shown?.answers.filter((answer) => answer.kind === kind) ?? []
  }

  /** She presses a button under an item: it gives the answer, or takes back a new one. Returns the delivery. */
  press(choose: (items: ScreenItem[]) => ScreenItem | undefined, kind: Kind): string | undefined {
    const page = this.#page
    const item = choose(this.items.filter(({ deliveryId }) => this.displayed.has(deliveryId)))
    if (!item || !page) return undefined
    const given = this.#shownAnswers(item, kind)
    const isTakenBack = canBeTakenBack(given, kind, page.serverNow())
    if (given.length > 0 && !isTakenBack) return undefined
    const { deliveryId, title } = item
    this.#scheduler.say(this.name, `she ${isTakenBack ? 'takes back' : 'presses'} ${kind} on ${title}`)
    this.presses.push({ deliveryId, kind, isTakenBack, at: this.#scheduler.now, by: this.name })
    page.sendReport({ type: 'answer', deliveryId, kind, ...(isTakenBack && { isTakenBack }) })
    return deliveryId
  }

  /** She presses "Call me", or "Not needed" where a call stands. */
  pressCall(): void {
    const page = this.#page
    if (!page || this.state.state !== 'paired') return
    const standing = page.standingCall(this.state.view, page.serverNow())
    const isNeeded = standing === null
    const callId = standing?.call?.callId
    this.#scheduler.say(this.name, `she presses “${isNeeded ? 'Call me' : 'Not needed'}”`)
    this.callPresses.push({ isNeeded, callId, at: this.#scheduler.now, by: this.name, isSure: true })
    const about = this.items.find(({ deliveryId }) => this.displayed.has(deliveryId))
    const deliveryId = isNeeded ? (about?.deliveryId ?? null) : null
    page.sendReport({ type: 'call', isNeeded, deliveryId, callId })
  }

  pressPause(isOn: boolean): void {
    if (this.state.state !== 'paired') return
    this.#scheduler.say(this.name, isOn ? 'she presses Pause' : 'she ends the pause')
    this.pauses.push({ isOn, at: this.#scheduler.now })
    const until = isOn ? Date.parse(this.state.view.now) + 12 * 3_600_000 : null
    this.#page?.sendReport({ type: 'pause', until })
  }
}
