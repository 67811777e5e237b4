import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { languageOf } from '../../platform/http/request/language.ts'
import { networkOf } from '../../platform/http/request/network-of.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { type Ending, endMails, readEnding, restartMails } from './unsubscribe.service.ts'
import { sendDone, sendGone, sendQuestion, sendRestarted } from './unsubscribe-page.ts'
import { readToken, type Subscription } from './unsubscribe-token.ts'

/**
 * The link in a mail that ends such mails, for somebody who is not signed in. GET only asks, because mail programs and
 * virus scanners open links by themselves; POST ends them. Mailboxes with a button of their own make the same POST
 * (RFC 8058), with a body that says nothing.
 */
export function unsubscribeRoutes(server: FastifyInstance, app: App): void {
  // A mailbox that shows the button on its own page may call from there. Another site gains nothing by it: no cookie
  // decides here, only the token, which it would have to know.
  const config = { access: 'public', takesForeignPosts: true } as const

  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, body),
    )
    scope.get('/unsubscribe/:token', { config }, (request, reply) =>
      answer(app, request, reply, async (ending) => sendQuestion(reply, ending)),
    )
    scope.post('/unsubscribe/:token', { config }, (request, reply) =>
      answer(app, request, reply, async (ending) => {
        await endMails(app, ending)
        return sendDone(reply, ending)
      }),
    )
    scope.post('/unsubscribe/:token/undo', { config }, (request, reply) =>
      answer(app, request, reply, async (ending) => {
        await restartMails(app, ending, new URLSearchParams(String(request.body ?? '')).get('pace'))
        return sendRestarted(reply, ending)
      }),
    )
  })
}

async function answer(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  act: (ending: Ending) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { token } = request.params as { token: string }
  const subscription: Subscription | null = readToken(app, token)
  await rateLimit(app, callerOf(request, subscription), { limit: 60, perMs: minutes(15) })
  const ending = subscription && (await readEnding(app, subscription, token))
  return ending
    ? act(ending)
    : sendGone(reply, { language: languageOf(request), wasOurs: subscription !== null })
}

/** A mailbox ends the mails of all its people from a few addresses of its own: a link that is right counts for itself. */
function callerOf(request: FastifyRequest, subscription: Subscription | null): string {
  if (subscription === null) return `unsubscribe:ip:${networkOf(request)}`
  return `unsubscribe:${subscription.userId}:${subscription.groupId}`
}
