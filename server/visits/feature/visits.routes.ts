import type { FastifyInstance } from 'fastify'
import { visitsApi } from '#contract/visits/visits.ts'
import { groupRoute } from '../../family/group-route.ts'
import type { App } from '../../platform/context.ts'
import { listVisits } from '../list-visits.ts'
import {
  addVisit,
  findVisitOwner,
  removeVisit,
  restoreVisit,
  skipVisit,
  updateVisit,
} from '../visits.service.ts'

export function visitsRoutes(server: FastifyInstance, app: App): void {
  const ownerOf = ({ visitId }: { visitId: string }, groupId: string) => findVisitOwner(app, groupId, visitId)
  groupRoute(server, app, visitsApi.list, ({ actor, query }) => listVisits(app, actor.groupId, query.days))
  groupRoute(server, app, visitsApi.add, ({ actor, body }) => addVisit(app, actor, body))
  groupRoute(
    server,
    app,
    visitsApi.update,
    ({ actor, params, body }) => updateVisit(app, actor, params.visitId, body),
    { ownerOf },
  )
  groupRoute(
    server,
    app,
    visitsApi.remove,
    async ({ actor, params }) => {
      await removeVisit(app, actor, params.visitId)
      return { id: params.visitId }
    },
    { ownerOf },
  )
  groupRoute(
    server,
    app,
    visitsApi.restore,
    ({ actor, params }) => restoreVisit(app, actor, params.visitId),
    { ownerOf },
  )
  groupRoute(server, app, visitsApi.skip, ({ actor, params }) => skipVisit(app, actor, params, true), {
    ownerOf,
  })
  groupRoute(server, app, visitsApi.unskip, ({ actor, params }) => skipVisit(app, actor, params, false), {
    ownerOf,
  })
}
