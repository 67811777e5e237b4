import type { FastifyInstance, FastifyRequest } from 'fastify'
import { familyApi, type Invited, type Member } from '#contract/family.ts'
import type { User } from '#contract/identity.ts'
import { minutes } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { publicUrl } from '../../platform/http/origin.ts'
import { route } from '../../platform/http/route.ts'
import { countTry } from '../../platform/http/rate-limit.ts'
import { requireGroup } from '../groups/groups.service.ts'
import { publishChange } from '../group-live.ts'
import { acceptHandOver, cancelHandOver, offerHandOver } from './hand-over.service.ts'
import {
  cancelInvitation,
  invitationMail,
  invite,
  readInvitation,
  requirePending,
  resend,
  useInvitation,
} from '../invitations/invitations.service.ts'
import { addMember, leaveGroup, listMembers, removeMember, updateMember } from './members.service.ts'
import { requireMember, requireRight } from '../membership.service.ts'

export function membersRoutes(server: FastifyInstance, app: App): void {
  route(server, familyApi.listMembers, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'group:read')
    return listMembers(app, params.groupId)
  })

  route(server, familyApi.updateMember, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'members:manage')
    return updateMember(app, user, params.groupId, params.memberId, body)
  })

  route(server, familyApi.removeMember, async ({ user, params }) => {
    await requireMember(app, user, params.groupId, 'members:manage')
    await removeMember(app, user, params.groupId, params.memberId)
    return { id: params.memberId }
  })

  route(server, familyApi.leaveGroup, async ({ user, params }) => {
    const member = await requireMember(app, user, params.groupId, 'group:read')
    await leaveGroup(app, user, member)
    return { id: params.groupId }
  })

  invitationRoutes(server, app)
  handOverRoutes(server, app)
}

function invitationRoutes(server: FastifyInstance, app: App): void {
  route(server, familyApi.invite, async ({ user, params, body, request }) => {
    await requireMember(app, user, params.groupId, 'members:invite')
    return mailLink(app, request, user, await invite(app, user, params.groupId, body))
  })

  route(server, familyApi.resendInvitation, async ({ user, params, request }) => {
    const member = await requireMember(app, user, params.groupId, 'group:read')
    const invitation = await requirePending(app, params.groupId, params.invitationId)
    requireRight(member, 'invitations:change', { ownerId: invitation.invited_by })
    return mailLink(app, request, user, await resend(app, user, invitation))
  })

  route(server, familyApi.cancelInvitation, async ({ user, params }) => {
    const member = await requireMember(app, user, params.groupId, 'group:read')
    const invitation = await requirePending(app, params.groupId, params.invitationId)
    requireRight(member, 'invitations:change', { ownerId: invitation.invited_by })
    await cancelInvitation(app, user, invitation)
    return { id: invitation.id }
  })

  route(server, familyApi.readInvitation, async ({ body, request }) => {
    await countTry(app, `invitation:ip:${request.ip}`, { most: 60, perMs: minutes(15) })
    return readInvitation(app, body.token)
  })

  route(server, familyApi.acceptInvitation, async ({ user, body, request }) => {
    await countTry(app, `invitation:ip:${request.ip}`, { most: 60, perMs: minutes(15) })
    return inTransaction(app, async (app) => {
      const { groupId, role } = await useInvitation(app, user, body.token)
      if (role) {
        await addMember(app, groupId, user, role)
        const subject = { kind: 'group', id: groupId, title: '' } as const
        const group = await requireGroup(app, user, groupId)
        await app.familyEvents.changed(app, {
          groupId,
          by: user,
          action: 'member_joined',
          subject: { ...subject, title: group.name },
        })
        publishChange(app, groupId, 'members')
      }
      return requireGroup(app, user, groupId)
    })
  })
}

function handOverRoutes(server: FastifyInstance, app: App): void {
  route(server, familyApi.offerHandOver, async ({ user, params, body }) => {
    await requireMember(app, user, params.groupId, 'group:manage')
    await offerHandOver(app, user, params.groupId, body.memberId)
    return requireGroup(app, user, params.groupId)
  })

  route(server, familyApi.acceptHandOver, async ({ user, params }) => {
    const member = await requireMember(app, user, params.groupId, 'group:read')
    await acceptHandOver(app, user, member)
    return requireGroup(app, user, params.groupId)
  })

  route(server, familyApi.cancelHandOver, async ({ user, params }) => {
    const member = await requireMember(app, user, params.groupId, 'group:read')
    await cancelHandOver(app, user, member)
    return requireGroup(app, user, params.groupId)
  })
}

/** Mails the link, where mails are sent, and shows it this once. */
async function mailLink(
  app: App,
  request: FastifyRequest,
  by: User,
  { member, token }: { member: Member; token: string },
): Promise<Invited> {
  // In the fragment, which is neither sent to servers nor logged by them.
  const link = `${publicUrl(request, app.config)}/invitation#${token}`
  const groupId = (request.params as { groupId: string }).groupId
  const { name } = await requireGroup(app, by, groupId)
  try {
    await app.mailer.send({ to: member.user.email ?? '', ...invitationMail(by, name, member.role, link) })
    return { ...member, link, isMailed: app.config.smtpUrl !== null }
  } catch (error) {
    app.log.error({ err: error }, 'an invitation could not be mailed')
    return { ...member, link, isMailed: false }
  }
}
