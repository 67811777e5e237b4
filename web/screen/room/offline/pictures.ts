import type { ScreenItem } from '#contract/screen.ts'

// Local copies of the pictures, in a database of this browser's: they outlive the network, the power
// and the page. Each is kept under its device, so that another pairing finds none of them.

let isKeeping = false
let wanted: { deviceId: string; items: ScreenItem[] } | null = null

/** Fetches what is missing, and removes what may not be shown any more. */
export async function keepPictures(deviceId: string, items: ScreenItem[]): Promise<void> {
  wanted = { deviceId, items }
  if (isKeeping) return
  isKeeping = true
  while (wanted) {
    const { deviceId, items } = wanted
    wanted = null
    await bringUpToDate(deviceId, items).catch(() => {})
  }
  isKeeping = false
}

async function bringUpToDate(deviceId: string, items: ScreenItem[]): Promise<void> {
  const due = items.filter(({ picture }) => picture !== null)
  const names = new Set(due.map((item) => nameOf(deviceId, item)))
  const present = new Set((await inStore('readonly', (store) => store.getAllKeys())).map(String))
  for (const name of present) {
    if (!names.has(name)) await inStore('readwrite', (store) => store.delete(name))
  }
  // What is still to be shown comes first, in the order in which it will be.
  const unseen = due.filter(({ shownAt }) => shownAt === null).reverse()
  for (const item of [...unseen, ...due.filter(({ shownAt }) => shownAt !== null)]) {
    if (wanted) return
    if (!present.has(nameOf(deviceId, item))) await fetchPicture(deviceId, item)
  }
}

/** From this device, else from the server. Throws when neither has it. */
export async function readPicture(deviceId: string, item: ScreenItem): Promise<Blob> {
  const name = nameOf(deviceId, item)
  const local = await inStore<Blob | undefined>('readonly', (store) => store.get(name)).catch(() => undefined)
  return local ?? fetchPicture(deviceId, item)
}

/** Nothing of the family's is left on this device. */
export function forgetPictures(): void {
  wanted = null
  inStore('readwrite', (store) => store.clear()).catch(() => {})
}

const underWay = new Map<string, Promise<Blob>>()

/** Once, when it is asked for twice. */
function fetchPicture(deviceId: string, item: ScreenItem): Promise<Blob> {
  const name = nameOf(deviceId, item)
  const running = underWay.get(name) ?? fetchOnce(name, item).finally(() => underWay.delete(name))
  underWay.set(name, running)
  return running
}

async function fetchOnce(name: string, item: ScreenItem): Promise<Blob> {
  const response = await fetch(item.picture?.url ?? '')
  if (!response.ok) throw new Error(`the picture was refused: ${response.status}`)
  const blob = await response.blob()
  await inStore('readwrite', (store) => store.put(blob, name)).catch(() => {})
  return blob
}

function nameOf(deviceId: string, { deliveryId }: ScreenItem): string {
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
