import type { Actor } from '../../family/actor.ts'
import type { App } from '../../platform/context.ts'
import { requireRoomBesideKept } from '../storage/group-quota.ts'
import { notThere, readOrRefuse } from './claim-upload.ts'
import { readMp3, type SoundLimits, UnplayableSound } from './mp3.ts'
import { readUpload } from './read-upload.ts'

type Kept = {
  /** Of the file in the storage. */
  key: string
  limits: SoundLimits
  /** What the person reads instead. */
  refusals: SoundRefusals
}

export type SoundRefusals = Record<UnplayableSound['reason'], string>

export type StoredSound = { bytes: number; duration: number }

/** Keeps what plays of the upload, and nothing else. In the line of the pictures, because all of it is read into memory. */
export async function storeSound(
  app: App,
  actor: Actor,
  objectId: string,
  { key, limits, refusals }: Kept,
): Promise<StoredSound> {
  const upload = await readUpload(app, actor.user, objectId)
  if (!upload) throw notThere()
  const { bytes, duration } = await readOrRefuse(
    app,
    objectId,
    () => readMp3(upload, limits),
    (error) => (error instanceof UnplayableSound ? refusals[error.reason] : undefined),
  )
  await requireRoomBesideKept(app, actor.groupId, { bytes: bytes.length, photos: 0 })
  const release = app.disk.reserve(bytes.length)
  try {
    await app.storage.put(key, bytes)
  } finally {
    release()
  }
  return { bytes: bytes.length, duration }
}
