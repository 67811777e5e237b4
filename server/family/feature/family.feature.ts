import type { Feature } from '../../platform/feature.ts'
import { apiTokensRoutes } from '../api-tokens/api-tokens.routes.ts'
import { endApiTokensOf } from '../api-tokens/api-tokens.service.ts'
import { invitationsRoutes } from '../invitations/invitations.routes.ts'
import { findInvitation } from '../invitations/invitations.service.ts'
import { groupsRoutes } from './groups.routes.ts'
import { membersRoutes } from './members.routes.ts'
import { endFamilyRights } from './rights-ended.ts'

export const family = {
  routes(server, app) {
    groupsRoutes(server, app)
    membersRoutes(server, app)
    invitationsRoutes(server, app)
    apiTokensRoutes(server, app)
  },
  groupTables: ['members', 'invitations', 'api_tokens', 'secret_calls'],
  rows: { invitations: 'invitations', secret_calls: 'tokens, keys and webhooks' },
  on: { passwordChanged: endApiTokensOf, rightsEnded: endFamilyRights },
  binds: () => ({ findInvitation, presence: new Map() }),
} satisfies Feature
