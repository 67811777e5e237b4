import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { takenBackWithin } from '#contract/delivery/taken-back.ts'
import type { herVoiceApi } from '#contract/screen/her-voice.ts'
import { herVoicePaths } from '#contract/screen/her-voice-paths.ts'
import { ApiError, callAt, isFinalRefusal } from '../../../platform/server/api.ts'
import { tellRoom } from '../connection/refusals.ts'
import type { PendingVoice, Said } from '../offline/kept-schemas.ts'
import { localState } from '../offline/local-state.ts'
import { voicesStore } from '../offline/pictures.ts'
import { isTimeKnown, serverNow, stampNow, trueTime } from '../time/server-clock.ts'

// What she has said, until the server has it: the sounds in IndexedDB, and which ones in localStorage. Apart from the other reports,
// because half a megabyte over a poor network takes a minute, and "Call me" is not to wait behind it.

/** Milliseconds. */
const timeout = 120_000
/** Also where the browser cannot store them. */
const here = new Map<string, Blob>()
let onItsWay: string | null = null
let opened: UseStore | undefined
let lostIn: ((press: string) => boolean) | null = null

/** Keeps what she has said, and sends it: now, or when there is a connection. */
export async function keepVoice(
  sound: Blob,
  { deliveryId, name }: Pick<PendingVoice, 'deliveryId'> & Pick<Said, 'name'>,
): Promise<Said> {
  const stamp = stampNow()
  const press = `${stamp.visit}:${stamp.tick}`
  here.set(press, sound)
  await inStore((store) => set(press, sound, store))
  localState.voices.write([...pending(), { press, deliveryId, stamp }])
  const said = { press, at: stamp.at, deliveryId, name }
  localState.said.write(said)
  void sendVoices()
  return said
}

/** She takes it back: its sound is forgotten, and the server is told, which may have it although we had no answer. */
export function takeVoiceBack(press: string): void {
  removeSound(press)
  const others = pending().filter((voice) => voice.press !== press)
  localState.voices.write([...others, { press, deliveryId: null, isTakenBack: true, stamp: stampNow() }])
  localState.said.remove()
  void sendVoices()
}

/** What she has said last on this screen, if it answers this delivery and can still be taken back. */
export function lastSaid(deliveryId: string | null): Said | null {
  const said = localState.said.read()
  return said && said.deliveryId === deliveryId && said.at > serverNow() - takenBackWithin ? said : null
}

export function isWaiting(press: string): boolean {
  return pending().some((voice) => voice.press === press)
}

/** `tell` is called with what was refused for good, and says whether it has told her. Returns the function that ends it. */
export function onVoiceLost(tell: (press: string) => boolean): () => void {
  lostIn = tell
  return () => {
    lostIn = null
  }
}

/** Sends what is pending, oldest first. Call it repeatedly. */
export async function sendVoices(): Promise<void> {
  if (onItsWay !== null || !isTimeKnown()) return
  for (let [first] = pending(); first; [first] = pending()) {
    onItsWay = first.press
    const isDone = await trySending(first)
    onItsWay = null
    if (!isDone) return
    forget(first)
  }
}

/** True when it is done with: the server has it, or refused it for good. */
async function trySending(voice: PendingVoice): Promise<boolean> {
  try {
    const { press } = voice.isTakenBack ? await sendTakenBack(voice) : await sendSound(voice)
    // A proxy may answer 200 in our server's place.
    return press === voice.press
  } catch (error) {
    // What she took back is tried again until the server knows of it.
    const isFull = !voice.isTakenBack && error instanceof ApiError && error.code === 'storage_full'
    if (!isFull && !isFinalRefusal(error) && !(error instanceof SoundLost)) return false
    if (!voice.isTakenBack) tellLost(voice.press)
    return true
  }
}

function tellLost(press: string): void {
  const waiting = pending().filter((voice) => voice.press === press)
  // A second tab of this screen has sent it meanwhile, or she has taken it back.
  if (waiting.length === 0 || waiting.some(({ isTakenBack }) => isTakenBack)) return
  if (localState.said.read()?.press === press) localState.said.remove()
  if (!lostIn?.(press)) tellRoom('voiceRefused')
}

/** The browser has thrown it away. */
class SoundLost extends Error {}

function sendTakenBack({ press, stamp }: PendingVoice) {
  const body = { press, pressedAt: trueTime(stamp) }
  return callAt<(typeof herVoiceApi)['takeBack']>(herVoicePaths.takeBack, { body })
}

async function sendSound({ press, deliveryId, stamp }: PendingVoice): Promise<{ press: string }> {
  const sound = here.get(press) ?? (await inStore((store) => get<unknown>(press, store)))
  if (!(sound instanceof Blob)) throw new SoundLost()
  const query = new URLSearchParams({ press, spokenAt: trueTime(stamp), ...(deliveryId && { deliveryId }) })
  const { method, path } = herVoicePaths.send
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeout)
  try {
    const response = await fetch(`${path}?${query}`, {
      method,
      body: sound,
      headers: { 'Content-Type': 'audio/mpeg' },
      credentials: 'include',
      signal: controller.signal,
    })
    const text = await response.text()
    if (!response.ok) throw new ApiError(response.status, response.statusText, text)
    return JSON.parse(text)
  } finally {
    clearTimeout(timer)
  }
}

/** A second tab of this screen may have removed it already, and the next one must stay. */
function forget({ press, isTakenBack }: PendingVoice): void {
  const isIt = (voice: PendingVoice) => voice.press === press && voice.isTakenBack === isTakenBack
  localState.voices.write(pending().filter((voice) => !isIt(voice)))
  if (!isTakenBack) removeSound(press)
}

function removeSound(press: string): void {
  here.delete(press)
  void inStore((store) => del(press, store))
}

function pending(): PendingVoice[] {
  return localState.voices.read() ?? []
}

/** Undefined where the browser has no IndexedDB, or refuses it. */
async function inStore<Result>(use: (store: UseStore) => Promise<Result>): Promise<Result | undefined> {
  try {
    opened ??= createStore(...voicesStore)
    return await use(opened)
  } catch {
    return undefined
  }
}
