import {
  createStore,
  delMany,
  get,
  getMany,
  keys,
  promisifyRequest,
  setMany,
  type UseStore,
} from 'idb-keyval'
import * as z from 'zod/mini'
import { FocalPoint } from '#contract/photos/focal-point.ts'
import { uploadGoals } from '../batch/upload-item.ts'
import { PartAddress } from '../transfer/put-in-parts.ts'

// Pictures that were chosen to be sent, in a database of their own, from then until they are in the gallery or discarded.
// Two entries for each: its bytes, which are written once, and what is known of it, which changes.

/** A release that changes the shape counts it up. */
const version = 1

/** What is known of a picture. */
const KeptPicture = z.object({
  version: z.literal(version),
  id: z.string(),
  /** The pictures that were chosen together. */
  batchId: z.string(),
  personId: z.string(),
  group: z.object({ id: z.string(), name: z.string() }),
  name: z.string(),
  caption: z.string(),
  /** Not there in what an earlier release has kept. */
  focalPoint: z.optional(z.nullable(FocalPoint)),
  goal: z.enum(uploadGoals),
  /** Of the bytes that the server has; null before. */
  objectPath: z.nullable(z.string()),
  /** Where bytes go on that were cut. Earlier releases have none. */
  address: z.optional(PartAddress),
  isPaused: z.boolean(),
  /** Why the server never takes it, as a sentence. */
  refusal: z.nullable(z.string()),
  /** Epoch milliseconds. */
  chosenAt: z.number(),
  /** Among those that were chosen together. */
  place: z.number(),
})
export type KeptPicture = z.infer<typeof KeptPicture>

type Key = [personId: string, batchId: string, id: string, part: 'about' | 'bytes']

/** Milliseconds after which a picture is forgotten that nobody came back for. */
const keptFor = 30 * 24 * 3_600_000

/** Rejects where the browser has no room, or stores nothing. */
export function keepPicture(picture: KeptPicture, bytes: Blob): Promise<void> {
  const entries: [IDBValidKey, unknown][] = [
    [keyOf(picture, 'about'), picture],
    [keyOf(picture, 'bytes'), bytes],
  ]
  return setMany(entries, store())
}

/** Does nothing where the picture was discarded meanwhile, in another tab or with the sign-out. */
export function changeKept(picture: KeptPicture): Promise<void> {
  const key = keyOf(picture, 'about')
  // One transaction: a discard cannot come in between, and be undone.
  return store()('readwrite', (chosen) => {
    const asked = chosen.getKey(key)
    asked.onsuccess = () => {
      if (asked.result !== undefined) chosen.put(picture, key)
    }
    return promisifyRequest(chosen.transaction)
  })
}

export function forgetPicture(picture: Pick<KeptPicture, 'personId' | 'batchId' | 'id'>): Promise<void> {
  return delMany([keyOf(picture, 'about'), keyOf(picture, 'bytes')], store())
}

/** The pictures of the person, in the order in which they were chosen. Forgets the old ones of everybody. */
export async function listKept(personId: string): Promise<KeptPicture[]> {
  const known = (await keys<Key>(store())).filter(([, , , part]) => part === 'about')
  const kept = (await getMany<unknown>(known, store())).flatMap(
    (value) => KeptPicture.safeParse(value).data ?? [],
  )
  const old = kept.filter(({ chosenAt }) => chosenAt < Date.now() - keptFor)
  await Promise.all(old.map(forgetPicture))
  return kept
    .filter((picture) => picture.personId === personId && !old.includes(picture))
    .toSorted((one, other) => one.chosenAt - other.chosenAt || one.place - other.place)
}

/**
 * Removes what no release can go on with, and returns the names of the person's pictures among it: an empty text for
 * each whose name is not known. What a newer release has stored stays for it.
 */
export async function sweepKept(personId: string): Promise<string[]> {
  const all = await keys<Key>(store())
  const about = all.filter(([, , , part]) => part === 'about')
  const values = await getMany<unknown>(about, store())
  const usable = about.filter((_, index) => {
    const value = values[index]
    // Without a value it was removed after its key was read: it is in the gallery, or was discarded.
    return value === undefined || KeptPicture.safeParse(value).success || isNewer(value)
  })
  const idOf = ([owner, batch, id]: Key) => JSON.stringify([owner, batch, id])
  const usableIds = new Set(usable.map(idOf))
  const rubbish = all.filter((key) => !usableIds.has(idOf(key)))
  if (rubbish.length === 0) return []
  await delMany(rubbish, store())
  const names = new Map(rubbish.filter(([owner]) => owner === personId).map((key) => [idOf(key), '']))
  for (const [index, key] of about.entries())
    if (names.has(idOf(key))) names.set(idOf(key), nameIn(values[index]))
  return [...names.values()]
}

function isNewer(value: unknown): boolean {
  return Number(Object(value).version) > version
}

function nameIn(value: unknown): string {
  const { name } = Object(value)
  return typeof name === 'string' ? name : ''
}

/** Empty where the bytes are missing. The file is read when it is uploaded, and takes no memory until then. */
export async function readKeptFile(picture: KeptPicture): Promise<File> {
  const bytes = await get<Blob>(keyOf(picture, 'bytes'), store())
  return new File(bytes ? [bytes] : [], picture.name, { type: bytes?.type ?? '' })
}

export async function forgetPerson(personId: string): Promise<void> {
  const theirs = (await keys<Key>(store())).filter(([owner]) => owner === personId)
  await delMany(theirs, store())
}

function keyOf(
  { personId, batchId, id }: Pick<KeptPicture, 'personId' | 'batchId' | 'id'>,
  part: Key[3],
): Key {
  return [personId, batchId, id, part]
}

/** Milliseconds. Now and then a browser's store does not answer at all. */
const longestWait = 3000

/** What the store answers; `otherwise` where it fails, or has not answered in time. */
export function answerOr<Answer>(asked: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  const late = new Promise<Answer>((resolve) => setTimeout(resolve, longestWait, otherwise))
  return Promise.race([asked.catch(() => otherwise), late])
}

let opened: UseStore | undefined

function store(): UseStore {
  opened ??= createStore('sunporch-pictures', 'chosen')
  return opened
}
