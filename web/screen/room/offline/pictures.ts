import { clear, createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval'
import type { ScreenItem } from '#contract/screen/screen-view.ts'

// Copies of the pictures in IndexedDB, which survive an outage, a power cut and a reload. Their keys
// begin with the device's id, so that another pairing finds none of them. The value is the picture's
// `Blob`; any other value counts as missing.

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

/** Downloads missing pictures, and deletes those that may not be shown any more. */
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
  const wanted = items.filter(({ picture }) => picture !== null)
  const wantedKeys = new Set(wanted.map((item) => keyOf(deviceId, item)))
  const storedKeys = new Set(await keys(store()))
  const stale = [...storedKeys].filter((key) => !wantedKeys.has(String(key)))
  if (stale.length > 0) await delMany(stale, store())
  // The new ones first, in the order in which they will be shown.
  const unseen = wanted.filter(({ shownAt }) => shownAt === null).reverse()
  for (const item of [...unseen, ...wanted.filter(({ shownAt }) => shownAt !== null)]) {
    if (latest) return
    if (storedKeys.has(keyOf(deviceId, item))) continue
    // One that the server does not have keeps none of the others away; a lost network, which is a TypeError, does.
    await fetchPicture(deviceId, item).catch((error) => {
      if (error instanceof TypeError) throw error
    })
  }
}

/** From this device, else from the server. Rejects when neither has it. */
export async function readPicture(deviceId: string, item: ScreenItem): Promise<Blob> {
  const key = keyOf(deviceId, item)
  const stored = await attempt(() => get<unknown>(key, store()))
  return stored instanceof Blob ? stored : fetchPicture(deviceId, item)
}

/** Deletes a copy that is damaged, so that it is downloaded again. */
export async function dropPicture(deviceId: string, item: ScreenItem): Promise<void> {
  await attempt(() => del(keyOf(deviceId, item), store()))
}

/** Deletes all pictures from this device, and what she has said. */
export function removePictures(): void {
  latest = null
  void attempt(() => clear(store()))
  void attempt(() => clear(createStore(...voicesStore)))
}

const downloads = new Map<string, Promise<Blob>>()

/** Joins a download of the same picture that is under way. */
function fetchPicture(deviceId: string, item: ScreenItem): Promise<Blob> {
  const key = keyOf(deviceId, item)
  const download = downloads.get(key) ?? downloadPicture(key, item).finally(() => downloads.delete(key))
  downloads.set(key, download)
  return download
}

async function downloadPicture(key: string, item: ScreenItem): Promise<Blob> {
  const blob = await fetchBlob(item.picture?.url ?? '').catch((error) => {
    if (error instanceof TypeError) onLost()
    throw error
  })
  await attempt(() => set(key, blob, store()))
  return blob
}

async function fetchBlob(url: string): Promise<Blob> {
  // The server may lead us to the storage, which this device may not reach: then the server sends the bytes itself.
  const led = await fetch(url, { headers: { accept: 'image/*' } }).catch(() => null)
  const response = led?.ok || led?.redirected === false ? led : await fetch(url)
  if (!response.ok) throw new Error(`refused: ${response.status}`)
  return response.blob()
}

function keyOf(deviceId: string, { deliveryId }: ScreenItem): string {
  return `${deviceId}/${deliveryId}`
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
