import { Readable } from 'node:stream'
import { type Clock, seconds } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'
import { fairQueue, type Turn } from '../platform/work/fair-queue.ts'

/** Of one person, over all their families. A phone may ask again before it has given up. */
const mostAtOnce = 2

/** Somebody may download slowly, for days: whether they still may is asked again as often as this. */
const askedEvery = seconds(1)

type Download = {
  turn: Turn
  open: () => ReadableStream<Uint8Array>
  /** Throws when the session has ended, or the right to download. */
  requireStill: () => Promise<unknown>
}

export type ExportLine = (download: Download) => Readable

/**
 * Reads exports piece by piece, as fast as they are downloaded, and families take turns with the pieces: a large one, or many, hold
 * up another by some pieces. It breaks off when the person may not download any more, and the browser sees that the file is not
 * whole. Throws 429 for a person's third at once.
 */
export function exportLine(clock: Clock): ExportLine {
  const pieces = fairQueue({ limit: 4, mostOfOwner: Infinity, most: Infinity, refuse: tooManyExports })
  const open = new Map<string, number>()

  function count(owner: string, more: 1 | -1): void {
    const left = (open.get(owner) ?? 0) + more
    if (left > 0) open.set(owner, left)
    else open.delete(owner)
  }

  return ({ turn, open: start, requireStill }) => {
    const [owner] = turn
    if ((open.get(owner) ?? 0) >= mostAtOnce) throw tooManyExports()
    count(owner, 1)
    const reader = start().getReader()
    let askedAt = clock.now()
    const read = async () => {
      const piece = await pieces.run(turn, () => reader.read(), { isStarted: true })
      if (Math.abs(clock.now() - askedAt) < askedEvery) return piece
      askedAt = clock.now()
      await requireStill()
      return piece
    }
    const inTurns = Readable.from(piecesOf(read), { objectMode: false })
    return inTurns.once('close', () => {
      count(owner, -1)
      // Who goes away in the middle leaves the rest unread.
      reader.cancel().catch(() => {})
    })
  }
}

async function* piecesOf(read: () => Promise<{ done: boolean; value?: Uint8Array }>) {
  for (;;) {
    const { done, value } = await read()
    if (done) return
    yield value
  }
}

function tooManyExports(): AppError {
  const sentence =
    'Two copies of your families are being downloaded already. Please wait until one of them is done.'
  return new AppError('too_many', 429, sentence, { retryAfterSeconds: 60 })
}
