import type { EndedRight } from '../../identity/identity-events.ts'
import type { App } from '../../platform/context.ts'
import { endApiTokensOf } from '../api-tokens/api-tokens.service.ts'
import { endInvitationsBy } from '../invitations/invitations.service.ts'
import { endHandOversBy } from '../members/hand-over.service.ts'

/** The family's part of taking an account back: tokens, and invitations and hand-overs that nobody has accepted yet. */
export async function endFamilyRights(app: App, userId: string, ended: EndedRight[]): Promise<void> {
  // The groups before what is in them, as when a group is purged, to avoid deadlocks.
  for (const groupId of await endHandOversBy(app, userId)) ended.push({ kind: 'hand_over', groupId })
  for (const groupId of await endApiTokensOf(app, userId)) ended.push({ kind: 'api_token', groupId })
  for (const groupId of await endInvitationsBy(app, userId)) ended.push({ kind: 'invitation', groupId })
}
