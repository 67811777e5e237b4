import type * as z from 'zod/mini'
import type { Choices, ChoicesChange } from '#contract/notices/choices.ts'
import type { Actor } from '../../family/actor.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { choicesOf, findListener, type Listener, lockNotices } from '../listeners.ts'
import { readMailTo } from '../mail-address.ts'
import { moveMessages } from '../messages/moved-messages.ts'
import type { NoticeChoicesRow, NoticePersonRow } from '../notices.tables.ts'

type Person = Pick<Actor, 'groupId'> & { user: { id: string } }

export async function readChoices(app: App, { user, groupId }: Person): Promise<z.input<typeof Choices>> {
  const listener = await requireListener(app, user.id, groupId)
  return { ...choicesOf(listener), times: listener.times, mailTo: await readMailTo(app, user.id) }
}

/** Changes what is set. Messages that are collecting follow the new choice: with new times those of all groups. */
export async function updateChoices(
  app: App,
  actor: Person,
  change: z.output<typeof ChoicesChange>,
): Promise<z.input<typeof Choices>> {
  const { user, groupId } = actor
  return inTransaction(app, async (app) => {
    const groupIds = change.times ? await listGroupIds(app, user.id) : [groupId]
    await lockNotices(app, ...groupIds)
    await saveChoices(app, { user_id: user.id, family_group_id: groupId }, change)
    if (change.times) await saveTimes(app, user.id, change.times)
    await requireListener(app, user.id, groupId)
    for (const id of groupIds) await moveMessagesOf(app, user.id, id)
    return readChoices(app, actor)
  })
}

async function listGroupIds(app: App, userId: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('members')
    .where('user_id', '=', userId)
    .select('family_group_id')
    .execute()
  return rows.map(({ family_group_id }) => family_group_id)
}

/** What collects for somebody who is no active member is dropped when it closes. */
async function moveMessagesOf(app: App, userId: string, groupId: string): Promise<void> {
  const found = await findListener(app, userId, groupId)
  if (found) await moveMessages(app, found.listener, groupId)
}

async function requireListener(app: App, userId: string, groupId: string): Promise<Listener> {
  const found = await findListener(app, userId, groupId)
  if (!found) throw notFound()
  return found.listener
}

type Change = z.output<typeof ChoicesChange>

async function saveChoices(
  app: App,
  key: Pick<NoticeChoicesRow, 'user_id' | 'family_group_id'>,
  { push, mail, digestAt, calls }: Change,
): Promise<void> {
  const columns = defined({ push, mail, digest_at: digestAt, calls })
  if (Object.keys(columns).length === 0) return
  const none = { push: null, mail: null, digest_at: null, calls: null }
  await app.db
    .insertInto('notice_choices')
    .values({ ...key, ...none, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'family_group_id']).doUpdateSet(columns))
    .execute()
}

async function saveTimes(app: App, userId: string, times: NonNullable<Change['times']>): Promise<void> {
  const { timeZone, quietHours, callsInQuietHours } = times
  const columns = defined({
    time_zone: timeZone,
    ...(quietHours !== undefined && {
      quiet_from: quietHours?.from ?? null,
      quiet_until: quietHours?.until ?? null,
    }),
    ...(callsInQuietHours !== undefined && {
      calls_in_quiet_at: callsInQuietHours ? app.clock.now() : null,
    }),
  })
  if (Object.keys(columns).length === 0) return
  await app.db
    .insertInto('notice_people')
    .values({ ...nobody, ...columns, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

const nobody: Omit<NoticePersonRow, 'user_id'> = {
  time_zone: null,
  quiet_from: null,
  quiet_until: null,
  calls_in_quiet_at: null,
  mail_failed_at: null,
  mail_failure: null,
  mail_failed_address: null,
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function defined<T extends object>(columns: T): Defined<T> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Defined<T>
}
