import type { Request, Response, ResponseEnvelope } from 'ask-sdk-model'
import type { Chance } from '#server/testing/torture/chance.ts'
import {
  asksForCode,
  type Linked,
  type Slide,
  type Slides,
  skillRequest,
  slidesIn,
  spokenIn,
} from '../world/amazon.ts'
import type { Answer, Link, Network } from '../world/network.ts'
import type { Realm, Scheduler } from '../world/scheduler.ts'
import type { CallPress, Kind, Press } from './tablet.ts'

/** Amazon waits as long as this for an answer, and then says that there was a problem. */
const amazonWaits = 8000
const slideStays = 12_000

/** The buttons of a slide, by the names that their touches and components have. */
const buttons: Record<Kind, string> = { heart: 'heart', thank_you: 'thanks' }
const kinds = ['heart', 'thank_you'] as const

type Heard = { response: Response; readAt: number }

/**
 * The Echo Show in the bedroom, and who uses it. Amazon sends each request once: one without an answer she has been told of, and
 * nobody knows whether it arrived.
 */
export class EchoShow {
  readonly name = 'echo'
  readonly deviceId: string
  readonly #linked: Linked & { isThere: boolean }
  readonly #network: Network
  readonly #link: Link
  readonly #realm: Realm
  #attributes: { ids?: string[]; at?: number } = {}
  #slides: Slides | null = null
  #loaded = new Set<string>()
  #isInUse = false
  /** It has said that it is not connected. */
  asksForCode = false
  /** When our server was asked for the newest slides that it has. */
  contactAt = Number.NEGATIVE_INFINITY
  /** What she was told of, as the answers said it. */
  readonly presses: Press[] = []
  readonly callPresses: CallPress[] = []
  /** Answers, by kind and delivery, that may have been given or taken back without an answer. */
  readonly unsure = new Set<string>()
  /** Deliveries that were on its screen, with their picture. */
  readonly displayed = new Set<string>()

  constructor(network: Network, link: Link, realm: Realm, linked: Linked & { isThere: boolean }) {
    this.#network = network
    this.#link = link
    this.#realm = realm
    this.#linked = linked
    this.deviceId = linked.ourId
  }

  get #scheduler(): Scheduler {
    return this.#network.scheduler
  }

  /** What its slides were made of; none while it is not open. */
  get items(): Slide[] {
    return this.#slides?.slides ?? []
  }

  /** Whether its slide says that the answer was given. */
  shows(deliveryId: string, kind: Kind): boolean {
    const word = this.#slides?.inbox.split(' ').find((one) => one.startsWith(deliveryId)) ?? ''
    return word.split(':').includes(kind === 'heart' ? 'h' : 't')
  }

  /** She opens it, looks at some slides, and touches or says something. */
  async use(chance: Chance): Promise<void> {
    if (this.#isInUse || !this.#linked.isThere) return
    this.#isInUse = true
    await this.open()
    for (let things = 1 + chance.int(3); things > 0; things--) {
      if (this.#slides && chance.int(2) === 0) await this.#turn()
      await this.#doSomething(chance)
    }
    this.#close()
  }

  /** “Alexa, open Sun Porch.” */
  async open(): Promise<void> {
    this.#attributes = {}
    this.#slides = null
    this.#scheduler.say(this.name, 'she opens it')
    await this.#tell({ type: 'LaunchRequest' })
  }

  /** In the end, over a good line: it reports each slide that it has shown. */
  async showAgain(): Promise<void> {
    if (!this.#linked.isThere) return
    await this.open()
    for (const [at, { id }] of this.items.entries()) if (this.displayed.has(id)) await this.#mount(at)
  }

  /** It goes dark. */
  #close(): void {
    this.#slides = null
    this.#isInUse = false
  }

  async #turn(): Promise<void> {
    await this.#wait(slideStays)
    const slides = this.#slides
    if (slides) await this.#mount((slides.at + 1) % slides.slides.length)
  }

  async #doSomething(chance: Chance): Promise<void> {
    await this.#wait(500 + chance.int(4000))
    const kind = chance.pick(kinds)
    switch (chance.int(5)) {
      case 0:
        return this.#sayCall('CallMeIntent')
      case 1:
        return this.#sayCall('CallNotNeededIntent')
      case 2:
        return this.#sayTakeBack()
      case 3:
        return this.#touch(kind)
      default:
        await this.#touch(kind)
        await this.#wait(2500 + chance.int(6000))
        return chance.int(2) === 0 ? this.#touch(kind) : this.#sayTakeBack()
    }
  }

  /** The button says what the answer says. */
  async #touch(kind: Kind): Promise<void> {
    const { current } = this
    if (!current || current.kind === 'call') return
    this.#scheduler.say(this.name, `she touches ${kind} on ${current.title}`)
    const heard = await this.#tell(eventOf(buttons[kind], current.id))
    if (heard) this.#notePresses(heard)
    else this.unsure.add(`${kind} ${current.id}`)
  }

  /** It is about the picture that the conversation is at, also while the slide of a call is on the screen. */
  async #sayTakeBack(): Promise<void> {
    if (!this.#slides) return
    const { ids = [], at = 0 } = this.#attributes
    this.#scheduler.say(this.name, 'she says “take it back”')
    const heard = await this.#tell(intentOf('TakeBackIntent'))
    if (heard) this.#notePresses(heard)
    else for (const kind of kinds) this.unsure.add(`${kind} ${ids[at]}`)
  }

  /** The buttons say how it stands now. */
  #notePresses({ response, readAt }: Heard): void {
    for (const [componentId, label] of labelsIn(response))
      for (const kind of kinds) {
        const [, deliveryId] = componentId.split(`${buttons[kind]}-`)
        if (deliveryId === undefined) continue
        const isTakenBack = !/sent$/i.test(label)
        this.#scheduler.say(this.name, `says that ${kind} is ${isTakenBack ? 'taken back' : 'given'}`)
        this.presses.push({ deliveryId, kind, isTakenBack, at: readAt, by: this.name })
      }
  }

  async #sayCall(name: 'CallMeIntent' | 'CallNotNeededIntent'): Promise<void> {
    const isNeeded = name === 'CallMeIntent'
    this.#scheduler.say(this.name, `she says “${isNeeded ? 'call me' : 'I need no call'}”`)
    const asked = this.#scheduler.now
    const heard = await this.#tell(intentOf(name))
    const said = heard ? spokenIn(heard.response) : ''
    if (heard) this.#scheduler.say(this.name, `says “${said}”`)
    if (/have not asked/.test(said)) return
    const at = heard?.readAt ?? asked
    this.callPresses.push({ isNeeded, callId: undefined, at, by: this.name, isSure: heard !== null })
  }

  /** Null when she was told that there was a problem: then the conversation is over. */
  async #tell(request: Asked): Promise<Heard | null> {
    const heard = await this.#ask(request)
    if (!heard) {
      this.#scheduler.say(this.name, 'says that there was a problem')
      this.#slides = null
    } else await this.#take(heard)
    return heard
  }

  async #ask(request: Asked): Promise<Heard | null> {
    const { attributes, slides } = { attributes: this.#attributes, slides: this.#slides }
    const echo = {
      ...this.#linked,
      attributes,
      document: slides === null ? null : 'sunporch',
      now: this.#scheduler.now,
    }
    const posted = { ...skillRequest({ echo, request }), isSentOnce: true }
    const asking = this.#network.send(this.#link, this.#realm, posted)
    const answer = await Promise.race([asking.catch(() => null), this.#wait(amazonWaits)])
    return answer ? this.#understand(answer) : null
  }

  #understand({ status, body, readAt }: Answer): Heard | null {
    if (status !== 200 || readAt === null) return null
    const { response, sessionAttributes }: ResponseEnvelope = JSON.parse(body)
    this.#attributes = sessionAttributes ?? this.#attributes
    return /something went wrong/.test(spokenIn(response)) ? null : { response, readAt }
  }

  async #take({ response, readAt }: Heard, { isNewest = false } = {}): Promise<void> {
    const document = response.directives?.find(({ type }) => type === 'Alexa.Presentation.APL.RenderDocument')
    if (document || isNewest) this.contactAt = Math.max(this.contactAt, readAt)
    const inbox = labelsIn(response).get('slides')
    if (this.#slides && inbox) this.#slides = { ...this.#slides, inbox }
    if (!document) return
    this.asksForCode ||= asksForCode(document)
    this.#slides = slidesIn(document)
    this.#loaded = new Set()
    if (this.#slides) await this.#mount(this.#slides.at)
  }

  /** A slide comes on, and the document reports it and its picture. */
  async #mount(at: number): Promise<void> {
    const slides = this.#slides
    const slide = slides?.slides[at]
    if (!slides || !slide) return
    this.#slides = { ...slides, at }
    const needsPicture = slide.kind === 'photo' && !this.#loaded.has(slide.id)
    if (!needsPicture) this.#display(slide)
    await this.#report('page', slide.id, [...this.#loaded].map((id) => ` ${id}`).join(''), slides.inbox)
    if (!needsPicture || this.current !== slide) return
    if (!(await this.#load(slide))) return this.#report('failed', slide.id)
    this.#loaded.add(slide.id)
    if (this.current !== slide) return
    this.#display(slide)
    await this.#report('loaded', slide.id, slide.id)
  }

  get current(): Slide | undefined {
    return this.#slides?.slides[this.#slides.at]
  }

  #display({ id, title, kind }: Slide): void {
    if (kind === 'call') return
    this.displayed.add(id)
    this.#scheduler.say(this.name, `shows ${title}`)
  }

  async #load({ imageUrl }: Slide): Promise<boolean> {
    const asking = this.#network.send(this.#link, this.#realm, { method: 'GET', url: imageUrl })
    const answer = await Promise.race([asking.catch(() => null), this.#wait(amazonWaits)])
    return answer?.status === 200 && answer.readAt !== null
  }

  /** One that gets lost is told of to nobody. */
  async #report(...values: string[]): Promise<void> {
    const heard = await this.#ask(eventOf(...values))
    if (heard && this.#slides) await this.#take(heard, { isNewest: values[0] === 'page' })
  }

  #wait(ms: number): Promise<null> {
    return new Promise((resolve) => this.#scheduler.after(this.#realm, ms, () => resolve(null)))
  }
}

type Asked = Partial<Request> & { type: string }

function intentOf(name: string): Asked {
  return { type: 'IntentRequest', intent: { name, confirmationStatus: 'NONE', slots: {} } } as Asked
}

function eventOf(...values: string[]): Asked {
  const source = { type: 'TouchWrapper', handler: 'Press', id: '' }
  const event = { token: 'sunporch', arguments: values, source, components: {} }
  return { type: 'Alexa.Presentation.APL.UserEvent', ...event } as Asked
}

/** What directives set of components of the document, by their ids: the texts of buttons, and the inbox of the slides. */
function labelsIn({ directives = [] }: Response): Map<string, string> {
  const labels = new Map<string, string>()
  for (const directive of directives) {
    if (directive.type !== 'Alexa.Presentation.APL.ExecuteCommands') continue
    for (const command of directive.commands ?? [])
      if (command.type === 'SetValue') labels.set(command.componentId ?? '', String(command.value))
  }
  return labels
}
