import type { FamilyGroup } from '#contract/family/groups.ts'
import type { UploadGoal, UploadItem } from '#web/photos/upload/batch/upload-item.ts'
import { SimulatedBrowser } from '../pages/browser.ts'
import type { OpenPage } from '../pages/built-page.ts'
import { SimulatedFile } from '../pages/file.ts'
import type { Link, Network } from '../world/network.ts'
import type { Realm, Scheduler } from '../world/scheduler.ts'
import type { Pictures } from '../world/template.ts'

type UploadPage = typeof import('../pages/upload-page.ts')

export type Picture = {
  /** Its caption too, by which it is found. */
  name: string
  goal: UploadGoal
  size: keyof Pictures
  /** The page ended before the browser had stored it, and had asked before it did. */
  mayBeLost: boolean
  wasTakenOut: boolean
}

type Owner = { userId: string; group: FamilyGroup; files: Pictures }

/** Bytes and milliseconds of what was sent before. */
const slowLine = [300_000, 6000] as const

/** Somebody who chooses pictures on a computer. */
export class Photographer {
  readonly name = 'laptop'
  readonly #scheduler: Scheduler
  readonly #open: OpenPage<UploadPage>
  readonly #browser: SimulatedBrowser
  readonly #owner: Owner
  #realm: Realm = { name: 'laptop', isOver: true }
  #page: UploadPage | null = null
  #resume: () => void = () => {}
  #client: ReturnType<UploadPage['newClient']> | null = null
  #lastToast = 0
  readonly pictures: Picture[] = []
  readonly said: string[] = []

  constructor(network: Network, link: Link, open: OpenPage<UploadPage>, owner: Owner) {
    this.#scheduler = network.scheduler
    this.#open = open
    this.#owner = owner
    this.#browser = new SimulatedBrowser(network, link)
    this.#browser.onLeave = () => this.load()
  }

  load(): void {
    for (const { id, name, step, goal, isKept } of this.items)
      if (step !== 'complete' && !isKept && goal !== null) this.#find(name, id).mayBeLost = true
    if (!this.#realm.isOver) this.#scheduler.say(this.name, 'loads the page')
    this.#realm.isOver = true
    const realm = { name: this.name, isOver: false }
    this.#realm = realm
    const page = this.#open(this.#browser, realm)
    this.#page = page
    // It knows that its line is slow: a large picture goes in parts.
    page.noteSent(...slowLine)
    const client = page.newClient()
    this.#client = client
    this.#lastToast = 0
    // As `useResume` does.
    const { userId: personId } = this.#owner
    const resume = () => void page.resumeKept({ personId, client, onUnreached: () => retries.plan() })
    const retries = new page.Retries(resume)
    this.#resume = resume
    resume()
    this.#keepClosing(realm)
  }

  /** As `Uploads` does: what is done is closed. */
  #keepClosing(realm: Realm): void {
    for (const open of [...this.#batches])
      if (open.batch.state().items.every(({ step }) => step === 'complete')) this.#page?.closeBatch(open)
    this.#scheduler.after(realm, 1000, () => this.#keepClosing(realm))
  }

  get #batches() {
    return this.#page?.openBatches().batches ?? []
  }

  get items(): UploadItem[] {
    return this.#batches.flatMap(({ batch }) => batch.state().items)
  }

  #find(name: string, id: string): Picture {
    const found = this.pictures.find((picture) => picture.name === name)
    if (!found) throw new Error(`The page uploads ${name} (${id}), which nobody has chosen`)
    return found
  }

  /** Chooses some pictures, and presses the button. */
  choose(chosen: Pick<Picture, 'name' | 'size'>[], goal: UploadGoal): void {
    if (!this.#page) this.load()
    const [page, client] = [this.#page, this.#client]
    if (!page || !client) return
    const { group, userId: personId, files: pictures } = this.#owner
    const files = chosen.map(
      ({ name, size }) => new SimulatedFile([new Uint8Array(pictures[size])], name, { type: 'image/png' }),
    )
    page.openBatch(goal === 'send' ? 'send' : 'add', files, { group, personId, client })
    const opened = page.openBatches().batches.at(-1)
    if (!opened) throw new Error('No batch was opened')
    opened.batch.setOwnCaptions(true)
    for (const { id, name } of opened.batch.state().items) opened.batch.setCaption(id, name)
    for (const { name, size } of chosen)
      this.pictures.push({ name, goal, size, mayBeLost: false, wasTakenOut: false })
    opened.batch.start(goal)
    this.#scheduler.say(
      this.name,
      `${goal}s ${chosen.map(({ name, size }) => `${name} (${size})`).join(', ')}`,
    )
  }

  /** Takes one out that is not in the gallery. */
  takeOut(choose: <T>(items: T[]) => T | undefined): void {
    const item = choose(this.items.filter(({ step }) => step !== 'complete'))
    if (!item) return
    this.#scheduler.say(this.name, `takes ${item.name} out`)
    this.#find(item.name, item.id).wasTakenOut = true
    for (const { batch } of this.#batches) batch.remove([item.id])
  }

  /** Presses "Pause", "Go on" or "Try again". */
  press(button: 'pause' | 'resume' | 'retry'): void {
    if (this.#batches.length > 0) this.#scheduler.say(this.name, `presses ${button}`)
    for (const { batch } of this.#batches) batch[button]()
  }

  /** Sees what was not sent yet, and presses what is offered. */
  goOn(): void {
    for (const button of ['resume', 'retry'] as const) this.press(button)
  }

  online(): void {
    this.#browser.online()
    this.#resume()
    for (const { batch } of this.#batches) batch.hurry()
  }

  /** Takes note of a new toast. */
  listen(): void {
    const [toast] = this.#page?.listToasts() ?? []
    if (!toast || toast.id === this.#lastToast) return
    this.#lastToast = toast.id
    const sentence = `${toast.title}: ${toast.description}`
    this.said.push(sentence)
    this.#scheduler.say(this.name, `reads “${sentence}”`)
  }
}
