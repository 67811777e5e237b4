import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type InvitedMember, invitationsApi } from '#contract/family/invitations.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { keepInvitation } from '../../identity/invitation-cookie.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { wishedLanguage } from '../../platform/http/request/language.ts'
import { networkOf } from '../../platform/http/request/network-of.ts'
import { linkOrigin } from '../../platform/http/request/own-address.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { route } from '../../platform/http/route.ts'
import { post } from '../../platform/mail/post.ts'
import type { Actor } from '../actor.ts'
import { groupRoutes } from '../group-route.ts'
import { requireGroup } from '../groups/groups.service.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { invitationMail } from './invitation-mail.ts'
import {
  cancelInvitation,
  invite,
  type MadeInvitation,
  readInvitation,
  requirePending,
  resend,
} from './invitations.service.ts'

export function invitationsRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  const ownerOf = async ({ invitationId }: { invitationId: string }, groupId: string) =>
    (await requirePending(app, groupId, invitationId)).invited_by

  mount(invitationsApi.invite, async ({ actor, body, request }) =>
    mailLink(app, request, actor, await invite(app, actor, body)),
  )
  mount(
    invitationsApi.resendInvitation,
    async ({ actor, params, request }) =>
      mailLink(app, request, actor, await resend(app, actor, params.invitationId)),
    { ownerOf },
  )
  mount(
    invitationsApi.cancelInvitation,
    async ({ actor, params }) => {
      await cancelInvitation(app, actor, params.invitationId)
      return { id: params.invitationId }
    },
    { ownerOf },
  )
  linkRoutes(server, app)
}

/** What the person who got the link calls. */
function linkRoutes(server: FastifyInstance, app: App): void {
  route(server, invitationsApi.readInvitation, async ({ body, request, reply }) => {
    await limitGuesses(app, request)
    const invitation = await readInvitation(app, body.token)
    if (invitation.state === 'open') keepInvitation(app, request, reply, body.token)
    return invitation
  })
  route(server, invitationsApi.acceptInvitation, async ({ user, body, request }) => {
    await limitGuesses(app, request)
    return acceptInvitation(app, user, { token: body.token, language: wishedLanguage(request) })
  })
}

function limitGuesses(app: App, request: FastifyRequest): Promise<void> {
  return rateLimit(app, `invitation:ip:${networkOf(request)}`, { limit: 60, perMs: minutes(15) })
}

/** Mails the link where mails are sent. The answer shows it once; afterwards only its hash is known. */
async function mailLink(
  app: App,
  request: FastifyRequest,
  { user, groupId }: Actor,
  { member, language, token, mailedToken }: MadeInvitation,
): Promise<InvitedMember> {
  // In the fragment, which browsers do not send to servers, so no log has it.
  const linkTo = (token: string) =>
    `${linkOrigin(request.server, app.config)}${pagePaths.invitation}#${token}`
  const link = linkTo(token)
  const sendsMail = app.config.smtpUrl !== null
  const { name } = await requireGroup(app, user, groupId)
  try {
    const mail = {
      to: member.user.email ?? '',
      ...invitationMail(language, user, { groupName: name, role: member.role }, linkTo(mailedToken)),
    }
    const isMailed = await post(app, 'invitation', mail)
    return { ...member, link, sendsMail, isMailed, hadManyMails: false }
  } catch (error) {
    const hadManyMails = error instanceof AppError && error.code === 'too_many'
    if (!hadManyMails) app.log.error({ err: error }, 'an invitation could not be mailed')
    return { ...member, link, sendsMail, isMailed: false, hadManyMails }
  }
}
