import { useCallback, useSyncExternalStore } from 'react'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { sendReport, soundOf } from '../connection/outbox.ts'
import { isSong, readKeptSong, readVoice } from '../offline/pictures.ts'
import { noteReading } from '../playlist/reading.ts'
import { stopReading } from './speech.ts'

/**
 * `ready`: it can be heard by a touch. `blocked`: the browser refuses sounds until somebody touches the screen. `failed`:
 * the sound could not be had.
 */
export type VoiceState = { is: 'ready' | 'playing' | 'blocked' | 'failed'; part: number; wasHeard: boolean }

type Playing = {
  deviceId: string
  item: ScreenItem
  volume: number
  /** She has pressed for it. */
  isAsked?: boolean
}

const ready: VoiceState = { is: 'ready', part: 0, wasHeard: false }
/** A few samples of silence. */
const silence =
  'data:audio/wav;base64,UklGRiwAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQgAAACAgICAgICAgA=='
/** Milliseconds without a sound, after which one that has not ended is given up. A song may wait for the network many times. */
const patience = 15_000
/** Milliseconds between two looks whether a sound can be had again. */
const lookEvery = 10_000

/** One for all voices and songs: on iPads each element wants a touch of its own before it may play by itself. */
let audio: HTMLAudioElement | undefined
let current: string | null = null
/** Which sound of the delivery plays, or was played last. */
let played: string | undefined
let looks: ReturnType<typeof setInterval> | undefined
let watchdog: ReturnType<typeof setTimeout> | undefined
/**
 * By the delivery: the sounds of what is on the screen, held in memory for a touch. A browser plays nothing that a touch has to
 * wait for. The address is null until the sound is here.
 */
const held = new Map<string, { url: string | null }>()
const states = new Map<string, VoiceState>()
const listeners = new Set<() => void>()
const silenced = new Set<() => void>()

/** Makes a voice ready to be played at once, also without a connection. Returns what ends and lets go of it. */
export function holdVoice(deviceId: string, item: ScreenItem): () => void {
  const { deliveryId } = item
  const sound: { url: string | null } = { url: null }
  held.set(deliveryId, sound)
  // What it said of an earlier try may be true no longer.
  if (states.get(deliveryId)?.is === 'failed') set(deliveryId, { is: 'ready' })
  load(deviceId, item)
  return () => {
    stopVoice(deliveryId)
    if (sound.url) URL.revokeObjectURL(sound.url)
    if (held.get(deliveryId) === sound) held.delete(deliveryId)
  }
}

function load(deviceId: string, item: ScreenItem): void {
  const sound = held.get(item.deliveryId)
  if (!sound || sound.url) return
  const read = isSong(item) ? readKeptSong : readVoice
  read(deviceId, item).then(
    (blob) => {
      const isWanted = held.get(item.deliveryId) === sound && !sound.url
      if (blob && isWanted) sound.url = URL.createObjectURL(blob)
    },
    // It is tried again by a press.
    () => {},
  )
}

/** Plays it from its beginning, and nothing else any more. `volume` in percent. */
export function playVoice({ deviceId, item, volume, isAsked = false }: Playing): void {
  const { deliveryId, voice } = item
  if (!voice) return
  stopReading()
  stopVoice()
  current = deliveryId
  played = soundOf(item)
  noteReading(deliveryId, { isAsked })
  set(deliveryId, { is: 'playing', part: 0 })
  const element = theElement()
  element.src = held.get(deliveryId)?.url ?? voice.url
  element.volume = volume / 100
  const watch = () => {
    clearTimeout(watchdog)
    if (current === deliveryId) watchdog = setTimeout(() => fail(deliveryId, item), patience)
  }
  watch()
  element.ontimeupdate = watch
  element.onerror = () => fail(deliveryId, item)
  element.play().catch((error) => {
    // A newer one has taken its place.
    if (current !== deliveryId || error?.name === 'AbortError') return
    if (error?.name === 'NotAllowedError') end(deliveryId, 'blocked')
    else fail(deliveryId, item)
  })
  load(deviceId, item)
}

/**
 * It cannot be heard just now. Where the server cannot be reached, that is true until it can be: then it is ready to be tried again.
 */
function fail(deliveryId: string, { voice }: ScreenItem): void {
  if (current !== deliveryId || !voice) return
  end(deliveryId, 'failed')
  const isThere = () =>
    fetch(voice.url, { headers: { range: 'bytes=0-1' } }).then(
      ({ ok }) => ok,
      () => false,
    )
  clearInterval(looks)
  const isFailed = () => states.get(deliveryId)?.is === 'failed'
  void isThere().then((isBroken) => {
    if (isBroken || !isFailed()) return
    looks = setInterval(async () => {
      const isOver = !isFailed() || !held.has(deliveryId)
      if (!isOver && !(await isThere())) return
      clearInterval(looks)
      if (isFailed()) set(deliveryId, { is: 'ready' })
    }, lookEvery)
  })
}

/** Registers what falls silent with the voices: a film with its sound. Returns what ends that. */
export function whenSilenced(listener: () => void): () => void {
  silenced.add(listener)
  return () => silenced.delete(listener)
}

/** Without a delivery, whatever is heard. */
export function stopVoice(deliveryId?: string): void {
  if (deliveryId === undefined) for (const listener of silenced) listener()
  if (deliveryId !== undefined && current !== deliveryId) return
  if (current !== null) end(current, 'ready')
}

/** To be called in a touch: from then on voices may play by themselves. */
export function unlockVoices(): void {
  if (current !== null || audio?.dataset.unlocked) return
  const element = theElement()
  element.src = silence
  element.play().then(
    () => {
      element.dataset.unlocked = 'true'
    },
    () => {},
  )
}

export function useVoice(deliveryId: string): VoiceState {
  const read = useCallback(() => states.get(deliveryId) ?? ready, [deliveryId])
  return useSyncExternalStore(listen, read)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function theElement(): HTMLAudioElement {
  if (audio) return audio
  audio = new Audio()
  audio.preload = 'auto'
  audio.addEventListener('timeupdate', () => {
    const { currentTime = 0, duration = 0 } = audio ?? {}
    if (current !== null && duration > 0) set(current, { part: Math.min(1, currentTime / duration) })
  })
  audio.addEventListener('ended', () => {
    if (current === null) return
    sendReport({ type: 'heard', deliveryId: current, sound: played })
    set(current, { wasHeard: true })
    end(current, 'ready')
  })
  return audio
}

function end(deliveryId: string, is: VoiceState['is']): void {
  if (current !== deliveryId) return
  clearTimeout(watchdog)
  current = null
  noteReading(null)
  audio?.pause()
  set(deliveryId, { is, part: 0 })
}

function set(deliveryId: string, change: Partial<VoiceState>): void {
  states.set(deliveryId, { ...ready, ...states.get(deliveryId), ...change })
  for (const listener of [...listeners]) listener()
}
