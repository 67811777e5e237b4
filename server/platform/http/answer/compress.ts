import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Characters from which a text is compressed: a shorter one goes in one packet anyway. */
const worthIt = 1400
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const encodings = {
  br: (text: string) => promisify(brotliCompress)(text, quality),
  gzip: (text: string) => promisify(gzip)(text, { level: 6 }),
}

/** Compresses pages and long answers. What was built is compressed already, and pictures cannot be. */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthIt || reply.hasHeader('content-encoding'))
      return payload
    if (!/^(application\/json|text\/html)/.test(String(reply.getHeader('content-type')))) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = mayCompress(request) ? encodingOf(request) : null
    if (!encoding) return payload
    reply.header('content-encoding', encoding)
    reply.removeHeader('content-length')
    return encodings[encoding](payload)
  })
}

/**
 * The length of a compressed answer tells about its content. Another site that could make a person's browser ask again
 * and again for answers with a text of its choice would learn from that (BREACH), so it gets none.
 */
function mayCompress({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'] ?? 'same-origin'
  return site === 'same-origin' || site === 'none'
}

function encodingOf({ headers }: FastifyRequest): keyof typeof encodings | null {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .flatMap((one) => (/;\s*q=0(\.0*)?\s*$/.test(one) ? [] : [one.split(';')[0]?.trim()]))
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}
