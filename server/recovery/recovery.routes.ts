import type { FastifyInstance } from 'fastify'
import { recoveryApi } from '#contract/recovery.ts'
import { requireSession } from '../family/actor.ts'
import { groupRoutes } from '../family/group-route.ts'
import { tellOfAccount } from '../identity/account-mail.ts'
import { endAllRights } from '../identity/end-rights.ts'
import { passkeySite } from '../identity/passkeys/passkey-site.ts'
import { requireRecentSignIn } from '../identity/passkeys/recent-sign-in.ts'
import { hours } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { rateLimit } from '../platform/http/request/rate-limit.ts'
import { route } from '../platform/http/route.ts'
import { endInvited } from './end-invited.ts'
import { forgetTakenBack, readTakenBack } from './taken-back.service.ts'

export function recoveryRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  route(server, recoveryApi.read, async ({ user }) => ({ takenBack: await readTakenBack(app, user.id) }))
  route(server, recoveryApi.takeBack, async ({ user, body, request }) => {
    const sessionId = requireSession(request)
    const asking = { user, sessionId, ip: request.ip }
    await requireRecentSignIn(app, passkeySite(server, app.config), asking, body)
    // Each time tells all caretakers, and mails the person.
    await rateLimit(app, `taken-back:${user.id}`, { limit: 5, perMs: hours(1) })
    await endAllRights(app, user.id, { keepSession: sessionId, because: 'taken' })
    tellOfAccount(server, app, user.id, 'taken')
    return { takenBack: await readTakenBack(app, user.id) }
  })
  route(server, recoveryApi.finish, async ({ user }) => {
    await forgetTakenBack(app, user.id)
    return { takenBack: null }
  })
  mount(recoveryApi.endInvited, async ({ actor, params }) => {
    await endInvited(app, actor, params.memberId)
    return { id: params.memberId }
  })
}
