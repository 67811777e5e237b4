import { createHash } from 'node:crypto'
import { createTarPacker, type TarPackController } from 'modern-tar'

/** A file of a backup: `size` in bytes. */
export type Entry = { name: string; size: number; bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/** The name of the last file: what `sha256sum -c` reads. Without it a backup is not complete. */
export const sumsName = 'SHA256SUMS'

/** SHA-256 of each file in hexadecimal, by name. */
export type Sums = Map<string, string>

/** The entries as a tar file, with their checksums at its end. `sums` may know files that are stored elsewhere. */
export function packed(entries: AsyncIterable<Entry>, sums: Sums): ReadableStream<Uint8Array> {
  const { readable, controller } = createTarPacker()
  addAll(controller, entries, sums).catch((error) => controller.error(error))
  return readable
}

async function addAll(controller: TarPackController, entries: AsyncIterable<Entry>, sums: Sums) {
  for await (const { name, size, bytes } of entries) {
    const hash = createHash('sha256')
    await add(controller, { name, size }, hashed(bytes, hash))
    sums.set(name, hash.digest('hex'))
  }
  const text = Buffer.from([...sums].map(([name, sum]) => `${sum}  ${name}\n`).join(''))
  await add(controller, { name: sumsName, size: text.length }, [text])
  controller.finalize()
}

async function add(
  controller: TarPackController,
  header: { name: string; size: number },
  bytes: Entry['bytes'],
): Promise<void> {
  const writer = controller.add({ ...header, mode: 0o600 }).getWriter()
  for await (const chunk of bytes) await writer.write(chunk)
  await writer.close()
}

async function* hashed(bytes: Entry['bytes'], hash: ReturnType<typeof createHash>) {
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
}

export function parseSums(text: string): Sums {
  const lines = text.split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

export function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
