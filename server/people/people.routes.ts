import type { FastifyInstance } from 'fastify'
import { peopleApi } from '#contract/photos/people.ts'
import { groupRoutes } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import {
  addPerson,
  findPersonOwner,
  listPeople,
  removePerson,
  restorePerson,
  updatePerson,
} from './people.service.ts'
import { requireMemberUser, setRelation } from './relation.service.ts'
import { setTag, tagSeveral } from './tags.service.ts'

export function peopleRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  const ownerOf = ({ personId }: { personId: string }, groupId: string) =>
    findPersonOwner(app, groupId, personId)

  mount(peopleApi.list, ({ actor }) => listPeople(app, actor.groupId))
  mount(peopleApi.add, ({ actor, body }) => addPerson(app, actor, body))
  mount(peopleApi.update, ({ actor, params, body }) => updatePerson(app, actor, params.personId, body), {
    ownerOf,
  })
  mount(
    peopleApi.remove,
    async ({ actor, params }) => {
      await removePerson(app, actor, params.personId)
      return { id: params.personId }
    },
    { ownerOf },
  )
  mount(peopleApi.restore, ({ actor, params }) => restorePerson(app, actor, params.personId), { ownerOf })
  mount(
    peopleApi.setRelation,
    async ({ actor, params, body }) => ({
      person: await setRelation(app, actor, params.memberId, body.relation),
    }),
    { ownerOf: ({ memberId }, groupId) => requireMemberUser(app, groupId, memberId) },
  )
  mount(peopleApi.tag, ({ actor, params }) => setTag(app, actor, params, true))
  mount(peopleApi.untag, ({ actor, params }) => setTag(app, actor, params, false))
  mount(peopleApi.tagSeveral, async ({ actor, params, body }) => ({
    photoIds: await tagSeveral(app, actor, params.personId, body),
  }))
}
