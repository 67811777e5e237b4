import type { Readable } from 'node:stream'

/**
 * Where bytes are kept: a folder, or an S3 bucket. Keys are like `pictures/<id>/w320.webp`. What a
 * promise has resolved is durable and whole; nothing half is ever seen under a key.
 */
export type Storage = {
  put(key: string, body: Buffer): Promise<void>
  /**
   * Keeps what comes until its end and says how many bytes. Throws `TooLarge` as soon as the limit is
   * passed, and whatever `bytes` throws; nothing is left behind then.
   */
  receive(key: string, bytes: AsyncIterable<Uint8Array>, limit: number): Promise<number>
  get(key: string): Promise<{ size: number; stream: Readable } | null>
  read(key: string): Promise<Buffer | null>
  size(key: string): Promise<number | null>
  /** Quiet when there is nothing. */
  remove(key: string): Promise<void>
  /** An address that takes exactly this many bytes of this type; null: bytes come through us. */
  presignPut:
    | ((
        key: string,
        file: { contentType: string; size: number; expiresInSeconds: number },
      ) => Promise<string>)
    | null
  /** An address that answers with the bytes, under the headers that are asked for. */
  presignGet: ((key: string, terms: ReadTerms) => Promise<string>) | null
  /** Throws when the storage cannot be used. */
  check(): Promise<void>
  close(): Promise<void>
}

type ReadTerms = {
  expiresInSeconds: number
  contentType?: string
  contentDisposition?: string
  cacheControl?: string
}

/** More bytes came than are wanted. */
export class TooLarge extends Error {}

const key = /^[a-z0-9-]+(\/[a-z0-9-]+(\.[a-z0-9]+)*)*$/

/** Keys are made by us; this is the last wall against one that is not. */
export function checkedKey(given: string): string {
  if (!key.test(given)) throw new Error('This is no key of the storage')
  return given
}
