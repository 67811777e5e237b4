import type { FastifyInstance, FastifyReply } from 'fastify'
import { screenStreams } from '#contract/screen/screen-streams.ts'
import { findSignedIn } from '#server/identity/session.service.ts'
import type { App } from '#server/platform/context.ts'
import { ownCookies } from '../own-cookies.ts'
import { readFace } from '../pictures/read-picture.ts'
import { deviceCookie, type Family, tabletCookie } from '../year/family.ts'
import { members, password, visitors } from '../year/people.ts'
import { besidePage, welcomePage } from './pages.ts'

type Visitor = (typeof visitors)[number]

/**
 * The demo's own pages: signing in by one press, and the app beside the screen. They are part of the demo's process only;
 * the server does not know them. Returns when a real browser was last the screen, in epoch milliseconds.
 */
export function demoRoutes(
  server: FastifyInstance,
  app: App,
  { tablet }: { tablet: Pick<Family['tablet'], 'browser'> },
): () => boolean {
  const config = { access: 'public' } as const
  let openScreens = 0

  ownCookies(server)
  server.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(screenStreams.live) && !request.cookies[tabletCookie]) {
      openScreens++
      reply.raw.once('close', () => openScreens--)
    }
    if (request.url === '/' && !(await findSignedIn(app, request))) return reply.redirect('/demo', 303)
  })
  // The page with the app beside the screen shows both in frames.
  server.addHook('onSend', async (_request, reply, payload) => {
    const policy = reply.getHeader('content-security-policy')
    if (typeof policy === 'string')
      reply.header(
        'content-security-policy',
        policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      )
    return payload
  })

  server.get('/demo', { config }, async (_request, reply) => send(reply, welcomePage()))
  server.get<{ Params: { who: Visitor } }>('/demo/faces/:who', { config }, async ({ params }, reply) => {
    if (!visitors.includes(params.who)) return reply.callNotFound()
    return reply.type('image/jpeg').send(await readFace(params.who))
  })
  // A link on another site must sign nobody in: only the form of our own page does, and a typed address leads to it.
  server.get('/demo/as/:who', { config }, async (_request, reply) => reply.redirect('/demo', 303))
  void server.register(async (scope) => {
    // The forms have no fields, but browsers send their content type.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null))
    scope.post<{ Params: { who: Visitor }; Querystring: { beside?: string } }>(
      '/demo/as/:who',
      { config },
      async ({ params, query, headers }, reply) => {
        if (!visitors.includes(params.who)) return reply.callNotFound()
        const { email } = members[params.who]
        const signedIn = await server.inject({
          method: 'POST',
          url: '/api/auth/sign-in',
          headers: Object.fromEntries(
            ['host', 'cookie', 'user-agent'].flatMap((name) =>
              headers[name] ? [[name, headers[name]]] : [],
            ),
          ),
          payload: { email, password },
        })
        if (signedIn.statusCode !== 200) return reply.status(signedIn.statusCode).send(signedIn.body)
        reply.header('set-cookie', signedIn.headers['set-cookie'] ?? [])
        return reply.redirect(query.beside === undefined ? '/' : `/demo/beside?as=${params.who}`, 303)
      },
    )
  })
  server.get('/demo/screen', { config }, async (_request, reply) => {
    reply.setCookie(deviceCookie, tablet.browser.cookies.get(deviceCookie) ?? '', {
      path: '/api/screen',
      httpOnly: true,
      sameSite: 'strict',
    })
    return reply.redirect('/screen', 303)
  })
  server.get<{ Querystring: { as?: Visitor } }>('/demo/beside', { config }, async ({ query }, reply) =>
    send(reply, besidePage(visitors.find((who) => who === query.as) ?? 'anna')),
  )
  return () => openScreens > 0
}

function send(reply: FastifyReply, { html, policy }: { html: string; policy: string }) {
  return (
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      // The forms' requests say where they come from. Without it a browser sends "Origin: null" over plain http.
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(html)
  )
}
