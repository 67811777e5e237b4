// Runs on the browser's audio thread, whose globals TypeScript's library does not know.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void

/** Samples in one message: about 43 ms, a few frames of a level that moves. */
const chunkLength = 2048

/** Hands on what the microphone gives, as mono samples. */
class Capture extends AudioWorkletProcessor {
  #chunk = new Float32Array(chunkLength)
  #filled = 0

  process([channels = []]: Float32Array[][]): boolean {
    const length = channels[0]?.length ?? 0
    for (let i = 0; i < length; i++) {
      let sum = 0
      for (const channel of channels) sum += channel[i] ?? 0
      this.#add(sum / channels.length)
    }
    return true
  }

  #add(sample: number): void {
    this.#chunk[this.#filled++] = sample
    if (this.#filled < chunkLength) return
    this.port.postMessage(this.#chunk, [this.#chunk.buffer])
    this.#chunk = new Float32Array(chunkLength)
    this.#filled = 0
  }
}

registerProcessor('capture', Capture)
