import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/context.ts'
import { privateCache } from '../../platform/http/answer/private-cache.ts'
import { sendFile } from '../../platform/http/answer/send-file.ts'
import { chooseFile } from './picture-files.ts'

type Pictured = {
  object_id: string
  /** What its row says. */
  variants: number
}

/** Sends the picture: `?w=` in pixels chooses the smallest file that is at least as wide. `keyOf`: where a file is stored. */
export function sendPicture(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { object_id, variants }: Pictured,
  keyOf: (objectId: string, name: string) => string,
) {
  const width = Number((request.query as { w?: unknown }).w)
  const { name, contentType, isBest } = chooseFile({ width, accept: request.headers.accept, variants })
  return sendFile(app, request, reply, {
    key: keyOf(object_id, name),
    contentType,
    version: `${object_id}-${name}`,
    cacheControl: privateCache(request, app.config, { isFinal: isBest }),
    variesByAccept: true,
    mayLeave: true,
  })
}
