import type { Answer, Link, Network } from '../world/network.ts'
import type { Realm } from '../world/scheduler.ts'
import type { SimulatedFile } from './file.ts'

/** As much of `XMLHttpRequest` as uploads use. */
export function xhrOf(network: Network, link: Link, realm: Realm) {
  return class SimulatedRequest {
    status = 0
    statusText = ''
    responseText = ''
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null }
    readonly #abort = new AbortController()
    readonly #request = { method: 'GET', url: '', contentType: '' }

    open(method: string, url: string): void {
      Object.assign(this.#request, { method, url })
    }
    setRequestHeader(name: string, value: string): void {
      if (name.toLowerCase() === 'content-type') this.#request.contentType = value
    }
    getResponseHeader(): null {
      return null
    }
    getAllResponseHeaders(): string {
      return ''
    }
    abort(): void {
      this.#abort.abort()
    }
    send(file: SimulatedFile): void {
      const { signal } = this.#abort
      const sent = network.send(link, realm, { ...this.#request, body: file.content }, signal)
      sent.then(
        ({ status, body }: Answer) => {
          if (realm.isOver || signal.aborted) return
          this.upload.onprogress?.({ lengthComputable: true, loaded: file.size, total: file.size })
          Object.assign(this, { status, responseText: body, response: body })
          this.onload?.()
        },
        () => {
          if (!realm.isOver && !signal.aborted) this.onerror?.()
        },
      )
    }
  }
}
