import { createStore, delMany, get, getMany, keys, set, setMany, type UseStore } from 'idb-keyval'
import * as z from 'zod/mini'
import { uploadGoals } from '../batch/upload-item.ts'

// Pictures that were chosen to be sent, in a database of their own, from then until they are in the gallery or discarded.
// Two entries for each: its bytes, which are written once, and what is known of it, which changes.

/** What is known of a picture. A later release that changes the shape counts `version` up. */
const KeptPicture = z.object({
  version: z.literal(1),
  id: z.string(),
  /** The pictures that were chosen together. */
  batchId: z.string(),
  personId: z.string(),
  group: z.object({ id: z.string(), name: z.string() }),
  name: z.string(),
  caption: z.string(),
  goal: z.enum(uploadGoals),
  /** Of the bytes that the server has; null before. */
  objectPath: z.nullable(z.string()),
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
export async function changeKept(picture: KeptPicture): Promise<void> {
  const key = keyOf(picture, 'about')
  if (await get(key, store())) await set(key, picture, store())
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

/** Null where the bytes are missing. The file is read when it is uploaded, and takes no memory until then. */
export async function readKeptFile(picture: KeptPicture): Promise<File | null> {
  const bytes = await get<Blob>(keyOf(picture, 'bytes'), store())
  return bytes ? new File([bytes], picture.name, { type: bytes.type }) : null
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
