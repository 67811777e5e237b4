import type { Page } from '@playwright/test'

/** What a page would let be heard: each chime once, and what is read with its language and volume. */
export type Heard = { chimes: number; read: { text: string; lang: string; volume: number }[]; stops: number }

/**
 * Puts recording sounds into the page before it is opened. As in Chrome: before the first touch the audio stays
 * suspended and speech fails, the state changes later than the call, and the voices come late.
 */
export async function recordSounds(page: Page, languages: string[]): Promise<void> {
  await page.addInitScript((languages) => {
    const heard = { chimes: 0, read: [] as object[], stops: 0 }
    Object.assign(window, { heard })
    // The browser's own `userActivation` counts what a test evaluates as a touch.
    let isTouched = false
    const wasTouched = () => isTouched
    for (const touch of ['pointerup', 'keydown'])
      window.addEventListener(touch, ({ isTrusted }) => (isTouched ||= isTrusted), true)
    const later = (run: () => void) => queueMicrotask(() => queueMicrotask(run))

    class FakeContext extends EventTarget {
      state = 'suspended'
      currentTime = 0
      destination = {}
      constructor() {
        super()
        if (wasTouched()) later(() => this.#run())
      }
      resume() {
        if (!wasTouched()) return new Promise(() => {})
        return new Promise<void>((resolve) =>
          later(() => {
            this.#run()
            resolve()
          }),
        )
      }
      #run() {
        this.state = 'running'
        this.dispatchEvent(new Event('statechange'))
      }
      createGain() {
        const ramp = () => {}
        const gain = {
          setValueAtTime: ramp,
          linearRampToValueAtTime: ramp,
          exponentialRampToValueAtTime: ramp,
        }
        return { gain, connect: () => {} }
      }
      createOscillator() {
        const frequency = { value: 0 }
        // The lowest note of a chime begins at once.
        const start = (at: number) => at === 0 && frequency.value < 700 && heard.chimes++
        return { frequency, start, stop: () => {}, connect: () => {} }
      }
    }

    class FakeUtterance {
      lang = ''
      rate = 1
      volume = 1
      voice = null
      onend = () => {}
      onerror = () => {}
      text: string
      constructor(text: string) {
        this.text = text
      }
    }

    const synthesis = Object.assign(new EventTarget(), {
      voices: [] as object[],
      queue: [] as FakeUtterance[],
      speaking: false,
      getVoices: () => synthesis.voices,
      speak(utterance: FakeUtterance) {
        if (!wasTouched()) return later(() => utterance.onerror())
        if (utterance.text === '') return later(() => utterance.onend())
        synthesis.queue.push(utterance)
        const { text, lang, volume } = utterance
        heard.read.push({ text, lang, volume })
      },
      cancel() {
        if (synthesis.queue.length > 0) heard.stops++
        for (const utterance of synthesis.queue.splice(0)) later(() => utterance.onerror())
      },
    })
    window.addEventListener('load', () => {
      synthesis.voices = languages.map((lang) => ({ lang, localService: true, default: false }))
      synthesis.dispatchEvent(new Event('voiceschanged'))
    })
    Object.defineProperties(window, {
      AudioContext: { value: FakeContext },
      SpeechSynthesisUtterance: { value: FakeUtterance },
      speechSynthesis: { value: synthesis },
    })
  }, languages)
}

export function heardBy(page: Page): Promise<Heard> {
  return page.evaluate(() => (window as Window & { heard?: Heard }).heard as Heard)
}
