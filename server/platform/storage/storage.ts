import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/**
 * Stores bytes in a folder or an S3 bucket. Keys are like `pictures/<id>/w320.webp`. A write is durable when
 * its promise resolves, and readers never see a partial file.
 */
export type Storage = {
  put(key: string, body: Buffer): Promise<void>
  /**
   * Stores a stream and returns the number of bytes. Throws `TooLarge` as soon as the limit is passed, and
   * every error of `bytes`; then nothing is stored. `length` where it is known: without it a bucket has all bytes in memory.
   */
  receive(key: string, bytes: AsyncIterable<Uint8Array>, limit: number, length?: number): Promise<number>
  /** `size` is the whole file's; the body has only the bytes of the range, where one is given. */
  get(key: string, range?: Range | null): Promise<{ size: number; body: Body } | null>
  read(key: string): Promise<Buffer | null>
  size(key: string): Promise<number | null>
  /** Does nothing when there is no such key. */
  remove(key: string): Promise<void>
  /** An address that accepts exactly this many bytes of this type; null: bytes are uploaded through the server. */
  presignPut:
    | ((
        key: string,
        file: { contentType: string; size: number; expiresInSeconds: number },
      ) => Promise<string>)
    | null
  /** An address at which a browser reads the file for the next two to three minutes; null: only the server reads it. */
  presignGet: ((key: string, answer: SignedAnswer) => Promise<string>) | null
  /** Throws when the storage cannot be used, or when a folder's disk is full. */
  check(): Promise<void>
  close(): Promise<void>
}

/** The headers with which the store answers: whoever has the address cannot change them. */
export type SignedAnswer = { contentType: string; contentDisposition: string; cacheControl: string }

/** A small file is read at once: a stream would cost several times as much as the reading. */
export type Body = Buffer | Readable

/** What reads, and changes nothing. */
export type StorageReader = Pick<Storage, 'get' | 'read' | 'size'>

/** Bytes from `start` to `end`, both included. The file must have them. */
export type Range = { start: number; end: number }

export async function bytesOf(body: Body): Promise<Buffer> {
  return Buffer.isBuffer(body) ? body : buffer(body)
}

/** The stream is longer than the limit. */
export class TooLarge extends Error {}

const key = /^[a-z0-9-]+(\/[a-z0-9-]+(\.[a-z0-9]+)*)*$/

/** Only the server makes keys. This check is the last defence against a forged one. */
export function checkedKey(given: string): string {
  if (!isKey(given)) throw new Error('This is no key of the storage')
  return given
}

export function isKey(given: string): boolean {
  return key.test(given)
}
