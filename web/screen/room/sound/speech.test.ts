import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isReading } from '../playlist/reading.ts'
import { readAloud, stopReading, whatIsRead } from './speech.ts'

type Utterance = SpeechSynthesisUtterance

/** As in Chrome: voices come late, an utterance ends or fails later, and `cancel` fails what was spoken. */
class Synthesis extends EventTarget {
  voices: Partial<SpeechSynthesisVoice>[] = [{ lang: 'de-DE', localService: true, default: false }]
  queue: Utterance[] = []
  getVoices() {
    return this.voices
  }
  speak(utterance: Utterance) {
    this.queue.push(utterance)
  }
  cancel() {
    for (const utterance of this.queue.splice(0)) utterance.onerror?.({} as SpeechSynthesisErrorEvent)
  }
  end() {
    const utterance = this.queue.shift()
    utterance?.onend?.({} as SpeechSynthesisEvent)
  }
}

let synthesis: Synthesis
const spoken = () => synthesis.queue.map(({ text, lang, rate, volume }) => ({ text, lang, rate, volume }))

beforeEach(() => {
  vi.useFakeTimers()
  synthesis = new Synthesis()
  class FakeUtterance {
    text: string
    constructor(text: string) {
      this.text = text
    }
  }
  vi.stubGlobal('window', { speechSynthesis: synthesis })
  vi.stubGlobal('speechSynthesis', synthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
})
afterEach(() => {
  stopReading()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a text is read slowly, in the voice of the language and as loud as the family has set', () => {
  readAloud('a', 'Ein Bild von Anna.', 'de', 60)
  expect(spoken()).toEqual([{ text: 'Ein Bild von Anna.', lang: 'de-DE', rate: 0.9, volume: 0.6 }])
  expect(whatIsRead()).toBe('a')
  synthesis.end()
  expect(whatIsRead()).toBeNull()
})

test('a browser that cannot read aloud reads nothing, and so nothing waits for its end', () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('speechSynthesis', undefined)
  readAloud('a', 'Ein Bild von Anna.', 'de', 60)
  expect(whatIsRead()).toBeNull()
  expect(isReading('a')).toBe(false)
  stopReading()
})

test('it waits for voices that come late', () => {
  const { voices } = synthesis
  synthesis.voices = []
  readAloud('a', 'Ein Bild von Anna.', 'de', 60)
  expect(spoken()).toEqual([])
  synthesis.voices = voices
  synthesis.dispatchEvent(new Event('voiceschanged'))
  synthesis.dispatchEvent(new Event('voiceschanged'))
  expect(spoken().map(({ lang }) => lang)).toEqual(['de-DE'])
})

test('a browser that never brings voices reads in its own voice of the language', () => {
  synthesis.voices = []
  readAloud('a', 'Ein Bild von Anna.', 'de', 60)
  vi.advanceTimersByTime(2000)
  expect(spoken().map(({ lang }) => lang)).toEqual(['de'])
})

test('nothing is read in a voice of another language', () => {
  readAloud('a', 'Zdjęcie', 'pl', 60)
  expect(spoken()).toEqual([])
  expect(whatIsRead()).toBeNull()
})

test('what is stopped while its voice is awaited is never read', () => {
  synthesis.voices = []
  readAloud('a', 'Ein Bild von Anna.', 'de', 60)
  stopReading()
  vi.advanceTimersByTime(10_000)
  expect(spoken()).toEqual([])
})

test('a new text ends the one before', () => {
  readAloud('a', 'Eins.', 'de', 60)
  readAloud('b', 'Zwei.', 'de', 60)
  expect(spoken().map(({ text }) => text)).toEqual(['Zwei.'])
  expect(whatIsRead()).toBe('b')
})

test('a long text is read sentence by sentence, and ends with the last', () => {
  const sentence = 'Dein blauer Mantel ist noch in der Reinigung, ich bringe ihn am Montag mit. '
  readAloud('a', sentence.repeat(3).trim(), 'de', 60)
  expect(synthesis.queue).toHaveLength(3)
  synthesis.end()
  synthesis.end()
  expect(whatIsRead()).toBe('a')
  synthesis.end()
  expect(whatIsRead()).toBeNull()
})

test('a browser that never tells the end does not keep a text for ever', () => {
  readAloud('a', 'Ein Bild von Anna.', 'de', 60)
  vi.advanceTimersByTime(60_000)
  expect(whatIsRead()).toBeNull()
})
