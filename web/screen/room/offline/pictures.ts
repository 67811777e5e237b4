import type { ScreenItem } from '#contract/screen-view.ts'

// Copies of the pictures in IndexedDB, which survive an outage, a power cut and a reload. Their keys
// begin with the device's id, so that another pairing finds none of them.

let isSyncing = false
let latest: { deviceId: string; items: ScreenItem[] } | null = null

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
  const storedKeys = new Set((await inStore('readonly', (store) => store.getAllKeys())).map(String))
  for (const key of storedKeys) {
    if (!wantedKeys.has(key)) await inStore('readwrite', (store) => store.delete(key))
  }
  // The new ones first, in the order in which they will be shown.
  const unseen = wanted.filter(({ shownAt }) => shownAt === null).reverse()
  for (const item of [...unseen, ...wanted.filter(({ shownAt }) => shownAt !== null)]) {
    if (latest) return
    if (!storedKeys.has(keyOf(deviceId, item))) await fetchPicture(deviceId, item)
  }
}

/** From this device, else from the server. Rejects when neither has it. */
export async function readPicture(deviceId: string, item: ScreenItem): Promise<Blob> {
  const key = keyOf(deviceId, item)
  const stored = await inStore<Blob | undefined>('readonly', (store) => store.get(key)).catch(() => undefined)
  return stored ?? fetchPicture(deviceId, item)
}

/** Deletes all pictures from this device. */
export function removePictures(): void {
  latest = null
  inStore('readwrite', (store) => store.clear()).catch(() => {})
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
  const response = await fetch(item.picture?.url ?? '')
  if (!response.ok) throw new Error(`the picture was refused: ${response.status}`)
  const blob = await response.blob()
  await inStore('readwrite', (store) => store.put(blob, key)).catch(() => {})
  return blob
}

function keyOf(deviceId: string, { deliveryId }: ScreenItem): string {
  return `${deviceId}/${deliveryId}`
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await opened()
  const transaction = database.transaction('pictures', mode)
  return settled(use(transaction.objectStore('pictures')))
}

let opening: Promise<IDBDatabase> | undefined

function opened(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('sunporch-screen', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('pictures')
    settled(request).then(resolve, reject)
  }).catch((error) => {
    opening = undefined
    throw error
  })
  return opening
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
