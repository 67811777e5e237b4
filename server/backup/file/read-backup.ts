import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { checkedKey } from '../../platform/storage/storage.ts'
import { BackupTrouble, fileTrouble } from '../trouble.ts'
import { About, aboutName, besideName, databaseNames, filesPrefix, secretKeyName } from './about.ts'
import { parseSums, type Sums, sumsName } from './archive.ts'
import { listReleased } from './released.ts'
import { magic, unseal } from './seal.ts'

/** Gets each file but the list of checksums, and its size. It must read all bytes. */
export type Visit = (name: string, bytes: AsyncIterable<Uint8Array>, size: number) => Promise<void>

type Source = {
  file: string
  passphrase: string | null
  /** Whether it is used without those pictures that are damaged. */
  withoutDamaged?: boolean
}

export type ReadBackup = {
  about: About
  /** Names of damaged pictures. */
  damaged: Set<string>
}

/**
 * Reads a backup from its beginning to its end, with the pictures that are kept beside it. Throws `BackupTrouble` when
 * anything is missing, added or changed; by then `visit` has seen a part of it, also of damaged pictures.
 */
export async function readBackup(
  { file, passphrase, withoutDamaged = false }: Source,
  visit: Visit,
): Promise<ReadBackup> {
  const found: Sums = new Map()
  const texts = new Map<string, string>()
  try {
    const entries = streamOf(await bytesOf({ file, passphrase })).pipeThrough(
      createTarDecoder({ strict: true }),
    )
    for await (const entry of entries) await readEntry(entry, { found, texts, visit })
    const about = aboutIn(texts.get(aboutName) ?? '')
    const wanted = parseSums(texts.get(sumsName) ?? '')
    if (about.pictures === 'beside') await readBeside(file, { wanted, found, visit })
    return { about, damaged: compare(wanted, found, withoutDamaged) }
  } catch (error) {
    throw error instanceof Outside ? error.cause : unusable(error, file)
  }
}

/** What failed is not the backup, but what was to be done with it. */
class Outside extends Error {}

/** The checksums in a backup, whose files are not compared with them. Throws when its end is missing or damaged. */
export async function readSums(file: string): Promise<Sums> {
  const entries = streamOf(await bytesOf({ file, passphrase: null })).pipeThrough(
    createTarDecoder({ strict: true }),
  )
  let text = ''
  for await (const { header, body } of entries) {
    if (header.name === sumsName) text = await new Response(body).text()
    else await body.pipeTo(new WritableStream())
  }
  if (!/^([0-9a-f]{64} {2}[^\n]+\n)+$/.test(text)) throw new BackupTrouble('Its end is missing.')
  return parseSums(text)
}

export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file).catch((error) => {
    throw fileTrouble(error, file, 'read')
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0)
    return bytesRead === magic.length && buffer.equals(magic)
  } catch (error) {
    throw fileTrouble(error, file, 'read')
  } finally {
    await handle.close()
  }
}

async function bytesOf({ file, passphrase }: Source): Promise<AsyncIterable<Uint8Array>> {
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 })
  if (!(await isSealed(file))) return bytes
  if (passphrase === null) throw new BackupTrouble('It is sealed, and its passphrase is needed.')
  return unseal(bytes, passphrase)
}

/** `ReadableStream.from` is not in the types of browsers, which the decoder of tar files has. */
function streamOf(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

type Reading = { found: Sums; texts: Map<string, string>; visit: Visit }

async function readEntry(
  { header: { name, type, size }, body }: ParsedTarEntry,
  { found, texts, visit }: Reading,
): Promise<void> {
  if (type !== 'file' || !isKnown(name) || found.has(name) || texts.has(sumsName))
    throw new BackupTrouble(`It has a file ${JSON.stringify(name)} that no backup has.`)
  const chunks: Uint8Array[] = []
  const isText = name === aboutName || name === sumsName
  const sum = await watch(body, isText ? collect : (bytes) => visit(name, bytes, size))
  if (isText) texts.set(name, Buffer.concat(chunks).toString())
  if (name !== sumsName) found.set(name, sum)

  async function collect(bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) chunks.push(chunk)
  }
}

/** Returns the checksum of what was read. */
async function watch(
  bytes: AsyncIterable<Uint8Array>,
  work: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256')
  let broken: unknown = null
  async function* watched() {
    try {
      for await (const chunk of bytes) {
        hash.update(chunk)
        yield chunk
      }
    } catch (error) {
      broken = error
      throw error
    }
  }
  try {
    await work(watched())
    return hash.digest('hex')
  } catch (error) {
    throw broken ?? new Outside('', { cause: error })
  }
}

const plainNames = new Set([aboutName, sumsName, secretKeyName, ...Object.values(databaseNames)])

/** A forged file can name nothing outside of the data folder. */
function isKnown(name: string): boolean {
  return plainNames.has(name) || isPicture(name)
}

function isPicture(name: string): boolean {
  return name.startsWith(filesPrefix) && Boolean(checkedKey(name.slice(filesPrefix.length)))
}

async function readBeside(
  file: string,
  { wanted, found, visit }: { wanted: Sums; found: Sums; visit: Visit },
): Promise<void> {
  const folder = join(dirname(file), besideName)
  const released = await listReleased(folder)
  if (!existsSync(folder))
    throw new BackupTrouble(
      `The pictures of a daily backup are in the folder "${besideName}" beside it. Put ${folder} there, too.`,
    )
  for (const name of wanted.keys()) {
    if (found.has(name) || !isPicture(name)) continue
    const path = join(folder, name.slice(filesPrefix.length))
    // As if its photo had been deleted while the backup was made.
    if (!existsSync(path) && released.has(name)) wanted.delete(name)
    else found.set(name, await sumOfKept(path, (bytes) => visit(name, bytes, 0)))
  }
}

/** No checksum of a file that cannot be read. */
async function sumOfKept(
  path: string,
  work: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<string> {
  try {
    return await watch(createReadStream(path), work)
  } catch (error) {
    if (error instanceof Outside) throw error
    return ''
  }
}

function aboutIn(text: string): About {
  const json = text === '' ? null : JSON.parse(text)
  const parsed = About.safeParse(json)
  if (parsed.success) return parsed.data
  if (typeof json?.format === 'number' && json.format > 1)
    throw new BackupTrouble('It was made by a newer release. Install that one, or a newer one.')
  throw new BackupTrouble('It does not say what it is.')
}

function compare(wanted: Sums, found: Sums, withoutDamaged: boolean): Set<string> {
  if (wanted.size === 0) throw new BackupTrouble('Its end is missing.')
  const damaged = [...wanted].filter(([name, sum]) => found.get(name) !== sum).map(([name]) => name)
  const [first] = damaged
  const areOnlyPictures = damaged.every(isPicture)
  if (first && !(withoutDamaged && areOnlyPictures)) {
    const others = damaged.length > 1 ? `, and ${damaged.length - 1} more,` : ''
    const wayOut = areOnlyPictures ? ' To restore everything else, add --without-damaged.' : ''
    throw new BackupTrouble(`${first}${others} is missing, or not what it was.${wayOut}`)
  }
  for (const name of found.keys())
    if (!wanted.has(name)) throw new BackupTrouble(`${name} does not belong to it.`)
  return new Set(damaged)
}

function unusable(error: unknown, file: string): BackupTrouble {
  const why = error instanceof Error ? error.message.replace(/\.?$/, '.') : String(error)
  return new BackupTrouble(`The backup ${file} cannot be used. ${why}`, { cause: error })
}
