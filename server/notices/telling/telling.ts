import { topicOf } from '#contract/notices/topics.ts'
import type { ActivityRow } from '../../activity/activity.tables.ts'
import { tellingName, untold } from '../../activity/untold.ts'
import { noteAsked } from '../../delivery/answers/standing-call.ts'
import { publishToPerson } from '../../family/group-live.ts'
import { days } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { DueWork } from '../../platform/work/due.ts'
import { isAtRest } from '../at-rest.ts'
import { endsOfCalls } from '../ends-of-calls.ts'
import { type Audience, findAudience, lockNotices } from '../listeners.ts'
import { listAskedNow } from '../messages/asked-now.ts'
import type { News } from '../news.ts'
import { type Facts, findFacts, listRecipients } from './audience.ts'
import { writeNotices } from './write-notices.ts'

/** What was recorded longer ago, because the server did not run, stands in the bell only. */
const isNewFor = days(1)

/** Tells people of what was recorded: from each activity to the notices of those who hear of it, once. */
export const telling: DueWork = {
  name: tellingName,
  concurrency: 8,
  async runBatch(app, now) {
    const rows = await untold.claim(app, now)
    for (const row of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await tellOrLeave(app, row)
    return rows.length
  },
  nextAt: untold.nextAt,
}

/** What fails is tried again when its lease ends, until it is too old to be news. */
async function tellOrLeave(app: App, row: ActivityRow): Promise<void> {
  try {
    await inTransaction(app, (app) => tellOne(app, row))
  } catch (error) {
    app.log.error({ err: error, activityId: row.id }, 'nobody could be told of a change')
    if (isOld(app, row)) await untold.settle(app, row, { tell_at: null })
  }
}

async function tellOne(app: App, row: ActivityRow): Promise<void> {
  await lockNotices(app, row.family_group_id)
  if (!(await untold.settle(app, row, { tell_at: null }))) return
  const topic = topicOf(row.action, row.subject_kind)
  const audience = await findAudience(app, row.family_group_id)
  if (!topic || !audience || isAtRest(audience.group, topic)) return
  const facts = await findFacts(app, row)
  const recipients = await listRecipients(app, row, { topic, facts, audience })
  const reached = isOld(app, row) ? recipients.map(({ listener }) => ({ listener, ways: [] })) : recipients
  const news: News = {
    groupId: row.family_group_id,
    source: `activity:${row.id}`,
    topic,
    action: row.action,
    userIds: [],
    actor: actorOf(row, audience),
    subject: subjectOf(row, topic, facts, audience),
    photoId: facts.photoId,
    clipId: facts.clipId,
    callId: row.call_id,
    since: row.since_at,
  }
  await writeNotices(app, news, row.created_at, reached)
  if (topic === 'calls' && row.call_id !== null && !endsOfCalls.includes(row.action))
    await noteAsked(app, { callId: row.call_id, groupId: news.groupId, userIds: listAskedNow(app, reached) })
  // The open calls of all groups stand above every page of every member.
  if (topic === 'calls') for (const { userId } of audience.listeners) publishToPerson(app, userId, 'notices')
}

function isOld(app: App, { created_at }: ActivityRow): boolean {
  return created_at <= app.clock.now() - isNewFor
}

/** These are recorded by a device, but the loved one did nothing. */
const byNobody = ['device_connected', 'device_unlinked']

function actorOf(row: ActivityRow, { group }: Audience): News['actor'] {
  if (row.user_id !== null) return { kind: 'person', id: row.user_id, name: row.actor_name }
  if (row.device_id === null || byNobody.includes(row.action)) return null
  return { kind: 'device', id: row.device_id, name: group.lovedOneName }
}

/** Of a call the subject is who was asked by name, of a role the person, so that the sentence can say "you". */
function subjectOf(row: ActivityRow, topic: string, facts: Facts, audience: Audience): News['subject'] {
  if (topic === 'calls') return { kind: 'call_me', id: facts.authorId, title: null }
  if (row.subject_kind === null) return null
  const person = audience.listeners.find(({ memberId }) => memberId === row.subject_id)
  const id = row.subject_kind === 'member' && person ? person.userId : row.subject_id
  return { kind: row.subject_kind, id, title: row.subject_title, seconds: row.subject_seconds }
}
