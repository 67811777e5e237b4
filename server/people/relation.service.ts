import type { KnownPerson } from '#contract/photos/people.ts'
import { peopleLimits } from '#contract/photos/people.ts'
import type { Actor } from '../family/actor.ts'
import { requireMemberById } from '../family/members/members.service.ts'
import { nameOf } from '../identity/user.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import {
  findPersonOfUser,
  insertPerson,
  listPeople,
  lockPeople,
  readPerson,
  writePerson,
} from './people.service.ts'

/** The account of a member; 404 for who was only invited. */
export async function requireMemberUser(app: App, groupId: string, memberId: string): Promise<string> {
  return (await requireMemberById(app, groupId, memberId)).user_id
}

/**
 * Says who a member is to the loved one, and adds them to the people whom she knows. A person of the same name
 * without another account and without another relation is taken for the member: they were tagged before they joined. Null when there was
 * nothing to take back.
 */
export function setRelation(
  app: App,
  actor: Actor,
  memberId: string,
  relation: string | null,
): Promise<KnownPerson | null> {
  const { groupId } = actor
  return inTransaction(app, async (app) => {
    await lockPeople(app, groupId)
    const member = await requireMemberById(app, groupId, memberId)
    const userId = member.user_id
    const linked = await findPersonOfUser(app, groupId, userId)
    if (linked) {
      if (linked.relation !== relation)
        await writePerson(app, actor, linked, { name: linked.name, relation, userId })
      return readPerson(app, groupId, linked.id)
    }
    if (relation === null) return null
    const people = await listPeople(app, groupId)
    const name = (member.first_name || nameOf(member)).slice(0, peopleLimits.name)
    const [meant, another] = people.filter((person) => isMeant(person, name, relation))
    if (meant && !another) {
      await writePerson(app, actor, meant, { name: meant.name, relation, userId })
      return readPerson(app, groupId, meant.id)
    }
    return readPerson(app, groupId, await insertPerson(app, actor, { name, relation, userId }, people.length))
  })
}

function isMeant(person: KnownPerson, name: string, relation: string): boolean {
  const hasName = person.name.toLowerCase() === name.toLowerCase()
  const fits = person.relation === null || person.relation.toLowerCase() === relation.toLowerCase()
  return person.userId === null && hasName && fits
}
