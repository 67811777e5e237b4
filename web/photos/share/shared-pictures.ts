import { sharedCache } from '../../platform/app/app-worker.ts'

/** How many are taken from one share. */
export const mostShared = 50

/** Milliseconds. Pictures that nobody has fetched by then were forgotten. */
const keptFor = 24 * 3_600_000

const header = { name: 'x-name', at: 'x-at' } as const

/**
 * Keeps what another app has shared until the page takes it, also while nobody is signed in. Throws when the browser
 * has no room; then none is kept.
 */
export async function keepShared(files: File[]): Promise<void> {
  const cache = await caches.open(sharedCache)
  const at = Date.now()
  try {
    for (const [index, file] of files.slice(0, mostShared).entries()) {
      const headers = {
        'content-type': file.type || 'application/octet-stream',
        [header.name]: encodeURIComponent(file.name),
        [header.at]: String(at),
      }
      await cache.put(`/share/${at}-${String(index).padStart(3, '0')}`, new Response(file, { headers }))
    }
  } catch (error) {
    await caches.delete(sharedCache)
    throw error
  }
}

/** In the order in which they were shared. */
export async function readShared(): Promise<File[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(sharedCache)
  const files: File[] = []
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    if (!response) continue
    if (Date.now() - Number(response.headers.get(header.at)) > keptFor) await cache.delete(request)
    else files.push(await fileOf(response))
  }
  return files
}

export async function forgetShared(): Promise<void> {
  await globalThis.caches?.delete(sharedCache)
}

async function fileOf(response: Response): Promise<File> {
  const name = decodeURIComponent(response.headers.get(header.name) ?? 'picture')
  return new File([await response.blob()], name, { type: response.headers.get('content-type') ?? '' })
}
