import { uploadsApi } from '#contract/photos/photos.ts'
import type { CallInput } from '#contract/platform/endpoint.ts'
import { call } from '../../../platform/server/api.ts'

/** Frees at the server what it has of a file that nobody wants any more. Without an answer it does so by itself, later. */
export function cancelUpload(token: string): void {
  void call(uploadsApi.cancel, { params: { token } }).catch(() => {})
}

/** The objects of this page's pictures. Our server gives each once: one that comes again is an old answer of a cache. */
const known = new Set<string>()

export function noteObject(objectPath: string): void {
  known.add(objectPath)
}

/**
 * An address from our server: a page that asks for a sign-in has none. With that of another picture, the bytes of one would
 * stand under the words of the other.
 */
export async function startUpload(body: CallInput<typeof uploadsApi.start>['body'], signal: AbortSignal) {
  const target = uploadsApi.start.response.safeParse(await call(uploadsApi.start, { body }, signal))
  if (!target.success || !target.data.objectPath.startsWith('/objects/') || known.has(target.data.objectPath))
    throw new Error('Somebody else has answered')
  noteObject(target.data.objectPath)
  return target.data
}
