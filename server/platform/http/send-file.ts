import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../errors.ts'
import type { Storage } from '../storage/storage.ts'

type PictureFile = {
  key: string
  contentType: string
  /** Changes when the bytes do. */
  version: string
  cacheControl: string
  /** Another file would have been sent to a browser that accepts other formats. */
  variesByAccept?: boolean
}

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/avif': 'avif' }

/** Sends a picture from the storage, under a file name that reveals nothing. */
export async function sendPicture(
  storage: Storage,
  request: FastifyRequest,
  reply: FastifyReply,
  file: PictureFile,
) {
  const etag = `"${file.version}"`
  reply.headers({
    etag,
    'cache-control': file.cacheControl,
    'content-disposition': `inline; filename="photo.${endings[file.contentType]}"`,
    'content-security-policy': "default-src 'none'",
    ...(file.variesByAccept && { vary: 'accept' }),
  })
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  const stored = await storage.get(file.key)
  if (!stored) throw notFound()
  return reply.type(file.contentType).header('content-length', stored.size).send(stored.stream)
}
