import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { reportLostFile } from '../../storage/lost-file.ts'
import type { Range } from '../../storage/storage.ts'
import { leadToBucket, leadToNginx } from './lead-away.ts'

type StoredFile = {
  key: string
  contentType: string
  /** Changes when the bytes do. */
  version: string
  cacheControl: string
  /** Another file would have been sent to a browser that accepts other formats. */
  variesByAccept?: boolean
  /**
   * Whether the bytes may come from elsewhere, where the server is set up so. `checked`: only when the storage has them.
   * Small files that browsers keep for long are sent from here, and so is what an Echo gets.
   */
  mayLeave?: boolean | 'checked'
}

const names: Record<string, string> = {
  'image/jpeg': 'photo.jpg',
  'image/webp': 'photo.webp',
  'image/avif': 'photo.avif',
  'audio/mpeg': 'voice.mp3',
  'video/mp4': 'video.mp4',
}

/** Sends a picture, a sound or a film from the storage, or the part of it that is asked for, under a file name that reveals nothing. */
export async function sendFile(app: App, request: FastifyRequest, reply: FastifyReply, file: StoredFile) {
  const etag = `"${file.version}"`
  reply.headers({
    etag,
    'cache-control': file.cacheControl,
    'content-disposition': `inline; filename="${names[file.contentType]}"`,
    'content-security-policy': "default-src 'none'",
    'accept-ranges': 'bytes',
    ...(file.variesByAccept && { vary: 'accept' }),
  })
  const { 'if-none-match': known, 'if-range': of = etag, range = '' } = request.headers
  if (known === etag) return reply.status(304).send()
  if (file.mayLeave && (await leadAway(app, request, reply, file))) return reply
  reply.type(file.contentType)
  // The rest of another version would not fit what the browser has.
  if (range && of === etag) return sendPart(app, reply, file.key, range)
  const stored = await app.storage.get(file.key)
  if (!stored) throw await lost(app, reply, file.key)
  return reply.header('content-length', stored.size).send(stored.body)
}

/** Whether the bytes come from elsewhere. */
async function leadAway(app: App, request: FastifyRequest, reply: FastifyReply, file: StoredFile) {
  const { from } = app.config.pictures
  if (from === 'server') return false
  const isChecked = from === 'nginx' || file.mayLeave === 'checked'
  if (isChecked && (await app.storage.size(file.key)) === null) throw await lost(app, reply, file.key)
  return leadToNginx(app, reply, file) ?? leadToBucket(app, request, reply, file)
}

/** Several parts at once are answered with the whole file, as HTTP allows. */
async function sendPart(app: App, reply: FastifyReply, key: string, header: string) {
  const size = await app.storage.size(key)
  if (size === null) throw await lost(app, reply, key)
  const range = parseRange(header, size)
  if (range === 'none')
    return keepNowhere(reply).status(416).header('content-range', `bytes */${size}`).send()
  const stored = await app.storage.get(key, range)
  if (!stored) throw await lost(app, reply, key)
  if (!range) return reply.header('content-length', size).send(stored.body)
  const { start, end } = range
  return reply
    .status(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
    .send(stored.body)
}

async function lost(app: App, reply: FastifyReply, key: string): Promise<Error> {
  await reportLostFile(app, key)
  keepNowhere(reply)
  return notFound()
}

/** No browser may keep the answer in the place of the file. */
function keepNowhere(reply: FastifyReply): FastifyReply {
  return reply.removeHeader('etag').header('cache-control', 'no-store')
}

/** Null for a header that is to be ignored; `none` where the file has no such bytes. */
function parseRange(header: string, size: number): Range | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (!first && !last) return null
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (first && last && Number(last) < Number(first)) return null
  return start > end ? 'none' : { start, end }
}
