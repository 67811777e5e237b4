import type { Language } from '#contract/platform/languages.ts'
import { noteReading } from '../playlist/reading.ts'
import { pickVoice, whenVoicesAreThere } from './voices.ts'

/** Characters. Some voices fall silent in the middle of a longer text. */
const maxPart = 160

type Reading = { key: string; utterances: SpeechSynthesisUtterance[] }

let current: Reading | null = null
let watchdog: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Whether this browser can read aloud at all. */
export function canRead(): boolean {
  return typeof window.speechSynthesis === 'object' && window.speechSynthesis !== null
}

/** The key of what is being read; null while nothing is. */
export function whatIsRead(): string | null {
  return current?.key ?? null
}

/** Calls the listener when another thing is read, or nothing any more. Returns the function that ends it. */
export function onReadingChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Reads the text aloud, and nothing else any more. Silent when the browser has voices, but none of the language:
 * another voice would read what nobody understands. Does nothing where the browser cannot read. `volume` in percent.
 */
export function readAloud(key: string, text: string, language: Language, volume: number): void {
  stopReading()
  if (!canRead()) return
  const reading: Reading = { key, utterances: [] }
  setCurrent(reading)
  whenVoicesAreThere((voices) => {
    if (current !== reading) return
    const voice = pickVoice(voices, language)
    if (!voice && voices.length > 0) return finish(reading)
    for (const part of partsOf(text)) {
      const utterance = new SpeechSynthesisUtterance(part)
      utterance.voice = voice
      utterance.lang = voice?.lang ?? language
      utterance.rate = 0.9
      utterance.volume = volume / 100
      utterance.onerror = () => finish(reading)
      // Kept here: without a reference some browsers forget an utterance before its end.
      reading.utterances.push(utterance)
    }
    const last = reading.utterances[reading.utterances.length - 1]
    if (last) last.onend = () => finish(reading)
    for (const utterance of reading.utterances) speechSynthesis.speak(utterance)
    // The end is not always told.
    watchdog = setTimeout(() => current === reading && stopReading(), 10_000 + text.length * 200)
  })
}

export function stopReading(): void {
  if (!current) return
  finish(current)
  speechSynthesis.cancel()
}

function finish(reading: Reading): void {
  if (current === reading) setCurrent(null)
}

function setCurrent(reading: Reading | null): void {
  clearTimeout(watchdog)
  current = reading
  noteReading(reading?.key ?? null)
  for (const listener of [...listeners]) listener()
}

/** A long text sentence by sentence. */
function partsOf(text: string): string[] {
  if (text.length <= maxPart) return [text]
  return text.match(/[^.!?…]+[.!?…]*\s*/g) ?? [text]
}
