import { recordChange } from '../activity/record-change.ts'
import { isInMemory } from '../family/in-memory.ts'
import { minutes } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { lockRow } from '../platform/db/lock.ts'
import type { DueWork } from '../platform/work/due.ts'
import { forEachRow } from '../platform/work/each-row.ts'
import { rowQueue } from '../platform/work/row-queue.ts'
import { isKindHour, nextKindHour } from './kind-hour.ts'
import { hasOpenScreen, planQuestion, questionName, setQuestion } from './question.ts'
import type { RoomRow } from './room.tables.ts'
import { saveRoom } from './rooms.ts'

/** The rooms whose question is due. */
const queue = rowQueue({ table: 'rooms', key: 'family_group_id', leaseMs: minutes(1), limit: 50 })

export const roomQuestion: DueWork = {
  name: questionName,
  async runBatch(app, now) {
    const leased = await queue.claim(app, now)
    await forEachRow(app, leased, ask, {
      failure: 'a family was not asked about its screen',
      ids: ({ family_group_id }) => ({ groupId: family_group_id }),
    })
    return leased.length
  },
  nextAt: queue.nextAt,
}

/** Asks and plans the next question, both or neither. */
async function ask(app: App, leased: RoomRow): Promise<void> {
  const groupId = leased.family_group_id
  const room = await lockRow(app, 'rooms', { family_group_id: groupId, due_at: leased.due_at })
  if (!room) return
  const group = await app.db
    .selectFrom('family_groups')
    .where('id', '=', groupId)
    .select(['time_zone', 'removed_at', 'in_memory_at'])
    .executeTakeFirstOrThrow()
  // A group that is brought back, or is not in memory any more, is asked then.
  if (group.removed_at !== null || isInMemory(group)) return saveRoom(app, room, { due_at: null })
  // The next screen that is opened plans it anew.
  if (!(await hasOpenScreen(app, groupId))) return setQuestion(app, room, null)
  const now = app.clock.now()
  // The server was away at the hour, or the loved one has moved to another zone.
  if (!isKindHour(now, group.time_zone)) return setQuestion(app, room, nextKindHour(now, group.time_zone))
  await saveRoom(app, room, { asked_at: now })
  await planQuestion(app, { ...room, asked_at: now })
  const subject = { kind: 'room', id: null, title: null } as const
  await recordChange(app, { groupId, by: null, action: 'room_question', subject })
}
