import { type Storage, TooLarge } from '#server/platform/storage/storage.ts'
import type { Realm, Scheduler } from './scheduler.ts'

/** The files of one family's server. They outlive the process that wrote them. */
export type Files = Map<string, Buffer>

/** The storage as one process sees it: each step takes a while, and none is done after that process was killed. */
export function storageOn(files: Files, scheduler: Scheduler, realm: Realm): Storage {
  const later = <T>(step: () => T): Promise<T> =>
    new Promise((resolve) => scheduler.after(realm, scheduler.chance.int(60), () => resolve(step())))
  return {
    put: (key, body) => later(() => void files.set(key, body)),
    async receive(key, bytes, limit) {
      const chunks: Uint8Array[] = []
      for await (const chunk of bytes) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      if (body.length > limit) throw new TooLarge()
      return later(() => {
        files.set(key, body)
        return body.length
      })
    },
    get: (key) =>
      later(() => {
        const body = files.get(key)
        return body ? { size: body.length, body } : null
      }),
    read: (key) => later(() => files.get(key) ?? null),
    size: (key) => later(() => files.get(key)?.length ?? null),
    remove: (key) => later(() => void files.delete(key)),
    presignPut: null,
    presignGet: null,
    async check() {},
    async close() {},
  }
}
