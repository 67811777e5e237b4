import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../context.ts'
import { checkLater } from '../../storage/check-later.ts'
import { apiTokenOf } from '../request/api-token.ts'

/** Seconds for which a browser or a CDN may keep what the bucket has answered. See `signedFor`. */
const keptFor = 120
/** Seconds for which a browser may go to a signed address again without asking here. */
const ledFor = 60

/** Where nginx has the folder of the pictures. Only nginx itself can be led there: `internal`, in docs/nginx-pictures.conf. */
const folderOfNginx = '/stored-pictures/'

type Leading = { key: string; contentType: string; cacheControl: string }

/**
 * Leads an `<img>` or a screen to a signed address of a picture in the bucket; false where the server sends the bytes itself. What says
 * in `Accept` that it wants a picture can follow. Everything else gets the bytes from here: `fetch` would need CORS, and a
 * program might show its token to the bucket.
 */
export async function leadToBucket(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, contentType, cacheControl }: Leading,
): Promise<boolean> {
  const { from, cdn } = app.config.pictures
  const isPicture = [contentType, request.headers.accept ?? ''].every((type) => type.startsWith('image/'))
  if (from !== 'bucket' || !app.storage.presignGet) return false
  if (request.method !== 'GET' || !isPicture || apiTokenOf(request) !== null) return false
  const signed = await app.storage.presignGet(key, {
    contentType,
    contentDisposition: String(reply.getHeader('content-disposition')),
    cacheControl: `${cdn ? 'public' : 'private'}, max-age=${keptFor}`,
  })
  const { origin, href } = new URL(signed)
  // An entity tag would let a browser keep the address beyond its life.
  reply.removeHeader('etag').header('vary', 'accept')
  const isAskedEachTime = cacheControl.includes('no-cache')
  reply.header('cache-control', isAskedEachTime ? cacheControl : `private, max-age=${ledFor}`)
  reply.redirect(cdn ? href.replace(origin, cdn) : href)
  checkLater(app, key)
  return true
}

/** Lets nginx send the file, as its `X-Accel-Redirect` says. It answers ranges and entity tags by itself. */
export function leadToNginx(
  app: App,
  reply: FastifyReply,
  { key, contentType }: Leading,
): FastifyReply | null {
  if (app.config.pictures.from !== 'nginx') return null
  return reply
    .removeHeader('etag')
    .header('x-accel-redirect', folderOfNginx + key)
    .type(contentType)
    .send()
}
