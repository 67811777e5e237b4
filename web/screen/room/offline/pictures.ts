import { clear, createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { localState } from './local-state.ts'

// Copies of the pictures, the voices and the films in IndexedDB, which survive an outage, a power cut and a reload. Their keys
// begin with the device's id, so that another pairing finds none of them. The value is the file's
// `Blob`; any other value counts as missing. A view has few items: see `places.ts` of the server.

let opened: UseStore | undefined
/** Where `voice` keeps what she has said. */
export const voicesStore = ['sunporch-screen-voices', 'voices'] as const
let isSyncing = false
let latest: { deviceId: string; items: ScreenItem[] } | null = null
let onLost = () => {}

/** Registers what is called when the network does not let a picture through. */
export function onPictureLost(listener: () => void): void {
  onLost = listener
}

/** Of the songs so many of the newest are kept: each has 10 MB at most. */
const mostSongs = 3
/** Of the films so many of the newest are kept; where the browser does not tell its room, fewer. */
const mostFilms = 12
const mostFilmsUntold = 3
/** Bytes that stay free beside a film: pictures and voices come first. */
const leftFree = 250_000_000

/** H.264 with AAC, the one form of our films. */
const form = 'video/mp4; codecs="avc1.64002A, mp4a.40.2"'

/** Whether the browser knows the form. One that says so may fail all the same. */
export function playsFilms(): boolean {
  return document.createElement('video').canPlayType(form) !== ''
}

/** One that has failed here is fetched when it is tried again, and not before. */
function isPlayable({ deliveryId, film }: ScreenItem): boolean {
  return Boolean(film) && !localState.unplayed.read()?.includes(deliveryId)
}

/** A picture, a voice or a film. */
type KeptFile = { key: string; url: string; type: 'image' | 'audio' | 'video' }

function pictureOf(deviceId: string, { deliveryId, picture }: ScreenItem): KeptFile {
  return { key: `${deviceId}/${deliveryId}${versionOf(picture)}`, url: picture?.url ?? '', type: 'image' }
}

function voiceOf(deviceId: string, { deliveryId, voice }: ScreenItem): KeptFile {
  return { key: `${deviceId}/${deliveryId}/voice${versionOf(voice)}`, url: voice?.url ?? '', type: 'audio' }
}

function filmOf(deviceId: string, { deliveryId, film }: ScreenItem): KeptFile {
  return { key: `${deviceId}/${deliveryId}/film`, url: film?.url ?? '', type: 'video' }
}

/** What was sent plays what its recommendation has now: another recording, or another photo, is another file. */
function versionOf(file: { url: string } | null | undefined): string {
  return /\?.*/.exec(file?.url ?? '')?.[0] ?? ''
}

/** A recommendation with a recording: minutes, and not one. */
export function isSong({ kind, voice }: ScreenItem): boolean {
  return kind === 'content' && voice !== undefined
}

function filesOf(deviceId: string, item: ScreenItem): KeptFile[] {
  return [
    ...(item.picture ? [pictureOf(deviceId, item)] : []),
    ...(item.voice && !isSong(item) ? [voiceOf(deviceId, item)] : []),
  ]
}

/** Downloads missing pictures and voices, then songs, and then films, and deletes those that may not be shown any more. */
export async function syncPictures(deviceId: string, items: ScreenItem[]): Promise<void> {
  latest = { deviceId, items }
  if (isSyncing) return
  isSyncing = true
  while (latest) {
    const { deviceId, items } = latest
    latest = null
    await syncOnce(deviceId, items).catch(() => {})
  }
  isSyncing = false
}

async function syncOnce(deviceId: string, items: ScreenItem[]): Promise<void> {
  // The new ones first, in the order in which they will be shown.
  const unseen = items.filter(({ shownAt }) => shownAt === null).reverse()
  const inOrder = [...unseen, ...items.filter(({ shownAt }) => shownAt !== null)]
  const films = playsFilms()
    ? items.filter(isPlayable).slice(0, tellsRoom() ? mostFilms : mostFilmsUntold)
    : []
  const wanted = [
    ...inOrder.flatMap((item) => filesOf(deviceId, item)),
    ...items
      .filter(isSong)
      .slice(0, mostSongs)
      .map((item) => voiceOf(deviceId, item)),
    ...films.map((item) => filmOf(deviceId, item)),
  ]
  const wantedKeys = new Set(wanted.map(({ key }) => key))
  const storedKeys = new Set(await keys(store()))
  const stale = [...storedKeys].filter((key) => !wantedKeys.has(String(key)))
  if (stale.length > 0) await delMany(stale, store())
  for (const file of wanted) {
    if (latest) return
    if (storedKeys.has(file.key) || !(await hasRoomFor(file))) continue
    // One that the server does not have keeps none of the others away; a lost network, which is a TypeError, does.
    await fetchFile(file).catch((error) => {
      if (error instanceof TypeError) throw error
    })
  }
}

/** From this device, else from the server. Rejects when neither has it. */
export function readPicture(deviceId: string, item: ScreenItem): Promise<Blob> {
  return readFile(pictureOf(deviceId, item))
}

/** The same for the sound of a voice. */
export function readVoice(deviceId: string, item: ScreenItem): Promise<Blob> {
  return readFile(voiceOf(deviceId, item))
}

/** The same for a film. */
export function readFilm(deviceId: string, item: ScreenItem): Promise<Blob> {
  return readFile(filmOf(deviceId, item))
}

/** A song from this device only; null where it is not kept. Another plays while it comes from the server. */
export function readKeptSong(deviceId: string, item: ScreenItem): Promise<Blob | null> {
  return readKept(voiceOf(deviceId, item))
}

async function readFile(file: KeptFile): Promise<Blob> {
  return (await readKept(file)) ?? fetchFile(file)
}

async function readKept({ key }: KeptFile): Promise<Blob | null> {
  const stored = await attempt(() => get<unknown>(key, store()))
  return stored instanceof Blob ? stored : null
}

/** Deletes a copy that is damaged, so that it is downloaded again. */
export async function dropPicture(deviceId: string, item: ScreenItem): Promise<void> {
  await attempt(() => del(pictureOf(deviceId, item).key, store()))
}

/** The same for a film. */
export async function dropFilm(deviceId: string, item: ScreenItem): Promise<void> {
  await attempt(() => del(filmOf(deviceId, item).key, store()))
}

/** Deletes all pictures, voices and films from this device, and what she has said. */
export function removePictures(): void {
  latest = null
  void attempt(() => clear(store()))
  void attempt(() => clear(createStore(...voicesStore)))
}

const downloads = new Map<string, Promise<Blob>>()

/** Joins a download of the same file that is under way. */
function fetchFile(file: KeptFile): Promise<Blob> {
  const { key } = file
  const download = downloads.get(key) ?? downloadFile(file).finally(() => downloads.delete(key))
  downloads.set(key, download)
  return download
}

async function downloadFile(file: KeptFile): Promise<Blob> {
  const blob = await fetchBlob(file).catch((error) => {
    if (error instanceof TypeError) onLost()
    throw error
  })
  if (await hasRoomFor(file)) await attempt(() => set(file.key, blob, store()))
  return blob
}

/** Old browsers do not tell it, nor do others without HTTPS. */
function tellsRoom(): boolean {
  return navigator.storage?.estimate !== undefined
}

/** Films are kept within what the device has room for. */
async function hasRoomFor({ type }: KeptFile): Promise<boolean> {
  if (type !== 'video' || !tellsRoom()) return true
  const { quota = 0, usage = 0 } = (await attempt(() => navigator.storage.estimate())) ?? {}
  return quota - usage > leftFree
}

async function fetchBlob({ url, type }: KeptFile): Promise<Blob> {
  // The server may lead us to the storage, which this device may not reach: then the server sends the bytes itself.
  const led = await fetch(url, { headers: { accept: `${type}/*` } }).catch(() => null)
  const response = led?.ok || led?.redirected === false ? led : await fetch(url)
  if (!response.ok) throw new Error(`refused: ${response.status}`)
  const blob = await response.blob()
  // The page of a network that asks for a sign-in: kept as a film or a voice, it would never play. A picture is dropped by who draws it.
  if (type !== 'image' && !blob.type.startsWith(`${type}/`)) throw new Error('Somebody else has answered')
  return blob
}

function store(): UseStore {
  opened ??= createStore('sunporch-screen', 'pictures')
  return opened
}

/** Undefined where the browser's store is full, broken or not allowed: pictures then come from the server. */
async function attempt<Value>(use: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await use()
  } catch {
    return undefined
  }
}
