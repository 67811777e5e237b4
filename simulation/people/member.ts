import type { Answer, Link, Network } from '../world/network.ts'

/** Somebody of the family at the app. What gets no answer of the server they try again, as people do. */
export class Member {
  readonly name: string
  readonly network: Network
  readonly link: Link

  constructor(name: string, network: Network, link: Link) {
    this.name = name
    this.network = network
    this.link = link
  }

  /** The answer of our server; null when none has come. */
  async call(method: string, url: string, body?: object): Promise<Answer | null> {
    const request = { method, url, body: body && JSON.stringify(body) }
    try {
      const answer = await this.network.send(this.link, this.network.wire, request)
      return answer.readAt === null ? null : answer
    } catch {
      return null
    }
  }

  /** Does something until it is answered: again after each failure, for at most 8 s. */
  async insist(what: string, method: string, url: string, body?: object): Promise<Answer | null> {
    const { scheduler } = this.network
    const end = scheduler.now + 8000
    scheduler.say(this.name, what)
    for (;;) {
      const answer = await this.#within(3000, () => this.call(method, url, body))
      if (answer || scheduler.now + 1000 > end) {
        scheduler.say(this.name, `${what}: ${answer ? answer.status : 'no answer'}`)
        return answer
      }
      await new Promise<void>((resolve) => scheduler.after(this.network.wire, 1000, resolve))
    }
  }

  #within<T>(ms: number, run: () => Promise<T>): Promise<T | null> {
    return new Promise((resolve) => {
      this.network.scheduler.after(this.network.wire, ms, () => resolve(null))
      void run().then(resolve)
    })
  }
}
