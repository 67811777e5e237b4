import type { HandlerInput } from 'ask-sdk-core'
import type { Directive } from 'ask-sdk-model'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { listMembers } from '../../family/members/members.service.ts'
import { listPeople } from '../../people/people.service.ts'
import { listVisitsForScreen } from '../../visits/screen-visits.ts'
import { nameType } from '../language/samples/intents.ts'
import { shortened } from '../language/text/words.ts'
import { type RequestContext, slotOf } from './request-context.ts'

// The names that she may say. Amazon forgets them half an hour after the session.

/** Amazon's limits for one answer. */
const mostNames = 100
const longestName = 140

/** So that Alexa understands the family's own names in "when does Ben come". Null where there are none. */
export async function familyNames(context: RequestContext): Promise<Directive | null> {
  const names = await listNames(context)
  if (names.size === 0) return null
  const values = [...names].map(([name, relations], index) => ({
    id: `name${index}`,
    name: { value: name, ...(relations.length > 0 && { synonyms: relations }) },
  }))
  return {
    type: 'Dialog.UpdateDynamicEntities',
    updateBehavior: 'REPLACE',
    types: [{ name: nameType, values }],
  }
}

/** Each name once, with what else she may call that person: "my grandson". */
async function listNames({ app, echo, words }: RequestContext): Promise<Map<string, string[]>> {
  const groupId = echo.family_group_id
  const group = await requireGroupRow(app, groupId)
  const people = (await listPeople(app, groupId)).map(({ name, relation }) => ({ name, relation }))
  const members = (await listMembers(app, groupId)).map(({ user }) => ({
    name: user.firstName,
    relation: null,
  }))
  const visitors = (await listVisitsForScreen(app, group)).map(({ who }) => ({ name: who, relation: null }))
  const found = new Map<string, string[]>()
  for (const { name, relation } of [...people, ...members, ...visitors]) {
    const known = shortened(name ?? '', longestName)
    if (!known || found.size >= mostNames) continue
    const own = relation ? [shortened(words.ownRelation(relation), longestName)] : []
    found.set(known, found.get(known) ?? own)
  }
  return found
}

type Resolution = { authority: string; status: { code: string }; values?: { value: { name: string } }[] }

/** Whom she has named: by the family's own name where Alexa has found it, else as it was heard. */
export function personOf(input: HandlerInput): string | null {
  const { request } = input.requestEnvelope
  const slot = request.type === 'IntentRequest' ? request.intent.slots?.person : undefined
  const found: Resolution[] = slot?.resolutions?.resolutionsPerAuthority ?? []
  const own = found.find(
    ({ authority, status }) => authority.includes('.dynamic.') && status.code === 'ER_SUCCESS_MATCH',
  )
  return own?.values?.[0]?.value.name ?? slotOf(input, 'person')
}
