import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { manifestFile, manifestPath } from '#contract/pages/app-manifest.ts'
import { languages } from '#contract/platform/languages.ts'
import { languageOf } from './request/language.ts'

export const builtWeb = resolve(import.meta.dirname, '../../../dist/web')

/** Files for installing the app and for its notices, and the skill's icons for Amazon. */
const publicFiles = [
  'favicon.svg',
  'apple-touch-icon.png',
  'badge-96.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'alexa-icon-108.png',
  'alexa-icon-450.png',
  'alexa-widget.png',
]

/** The app's service worker, and what stands at the addresses of the two that it had before. */
const workers = ['app-worker.js', 'share-worker.js', 'shopping-worker.js']

/** Scripts, styles and fonts, whose names change with their content, so that they are cached for ever; and `publicFiles`. */
export async function assetRoutes(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: builtWeb,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })
  server.get('/assets/*', { config: { access: 'public' } }, (request, reply) => {
    const { '*': name } = request.params as { '*': string }
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.sendFile(`assets/${name}`)
  })
  for (const name of publicFiles) {
    server.get(`/${name}`, { config: { access: 'public' } }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').sendFile(name),
    )
  }
  // A page that the server writes in a language names it. One that is the same for everybody does not: then it is the browser's.
  server.get(manifestPath, { config: { access: 'public' } }, (request, reply) => {
    const { lang } = request.query as { lang?: unknown }
    const named = languages.find((language) => language === lang)
    return reply
      .headers({ 'cache-control': 'public, max-age=86400', vary: 'accept-language' })
      .sendFile(manifestFile(named ?? languageOf(request)))
  })
  for (const name of workers) {
    server.get(`/${name}`, { config: { access: 'public' } }, (_request, reply) =>
      reply
        .headers({
          // Asked for each time, so that a new release is noticed.
          'cache-control': 'no-cache',
          'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
        })
        .sendFile(name),
    )
  }
}
