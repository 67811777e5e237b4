import type { FastifyInstance } from 'fastify'
import { visitsApi } from '#contract/visits/visits.ts'
import { groupRoutes } from '../../family/group-route.ts'
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
  const mount = groupRoutes(server, app)
  const ownerOf = ({ visitId }: { visitId: string }, groupId: string) => findVisitOwner(app, groupId, visitId)
  mount(visitsApi.list, ({ actor, query }) => listVisits(app, actor.groupId, query.days))
  mount(visitsApi.add, ({ actor, body }) => addVisit(app, actor, body))
  mount(visitsApi.update, ({ actor, params, body }) => updateVisit(app, actor, params.visitId, body), {
    ownerOf,
  })
  mount(
    visitsApi.remove,
    async ({ actor, params }) => {
      await removeVisit(app, actor, params.visitId)
      return { id: params.visitId }
    },
    { ownerOf },
  )
  mount(visitsApi.restore, ({ actor, params }) => restoreVisit(app, actor, params.visitId), { ownerOf })
  mount(visitsApi.skip, ({ actor, params }) => skipVisit(app, actor, params, true), {
    ownerOf,
  })
  mount(visitsApi.unskip, ({ actor, params }) => skipVisit(app, actor, params, false), {
    ownerOf,
  })
}
