import { lockDevice } from '../../../delivery/devices/device.ts'
import { setAttention } from '../../../delivery/devices/device-contact.ts'
import { hours, minutes } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { hashToken } from '../../../platform/ids.ts'
import type { DueWork } from '../../../platform/work/due.ts'
import { readDeviceState } from '../../../room/state.ts'
import type { EchoRow } from '../../alexa.tables.ts'
import { type Echo, findEchoOfDevice } from '../../echoes/echo.service.ts'
import { clearStore, pushFrame, readQueue } from './data-store.ts'
import { widgetWork } from './widget.service.ts'
import { readFrame } from './widget-frame.ts'
import { widgetQueue } from './widget-queue.ts'

/** The schedule may have changed, or a delivery been made. */
const checkEvery = minutes(15)
/** Retrying sooner does not help: something is wrong with the configuration or with our request. */
const afterRefusal = hours(6)
const maxClearAttempts = 100
/** The widget has no content, and is not due until it is heard of again. */
const idle = { widget_due_at: null, widget_hash: null, widget_queued: null }

/** Pushes to each widget what it should show, whenever that has changed. */
export const alexaWidgets: DueWork = {
  name: widgetWork,
  async runBatch(app, now) {
    const claimed = await widgetQueue.claim(app, now)
    await Promise.all(claimed.map((row) => update(app, row)))
    return claimed.length
  },
  nextAt: widgetQueue.nextAt,
}

/** `row` is the claimed row: its due time proves the lease. */
async function update(app: App, row: EchoRow): Promise<void> {
  const echo = await findEchoOfDevice(app, row.device_id)
  if (!echo) return clear(app, row)
  if (!app.config.alexa?.client) return settle(app, row, dueIn(app, afterRefusal))
  const room = await readDeviceState(app, echo.device)
  const frame = await readFrame(app, echo, room)
  const next = dueIn(
    app,
    room.until === null ? checkEvery : Math.min(checkEvery, room.until - app.clock.now()),
  )
  // Changes at least daily, because signed picture URLs expire.
  const hash = hashToken(JSON.stringify(frame))
  if (hash !== row.widget_hash) return push(app, row, echo, { frame, hash, next })
  if (row.widget_queued) return checkQueue(app, row, echo, { ticket: row.widget_queued, next })
  return settle(app, row, next)
}

type Next = { widget_due_at: number }
type Content = { frame: Awaited<ReturnType<typeof readFrame>>; hash: string; next: Next }

async function push(app: App, row: EchoRow, echo: Echo, { frame, hash, next }: Content): Promise<void> {
  const result = await pushFrame(app, row, frame)
  if (result.is === 'temporary') return retry(app, row, result)
  if (result.is === 'refused')
    return settle(app, row, { ...dueIn(app, afterRefusal), ...failedNow(app, result.why) })
  if (result.is === 'gone') return markGone(app, row, echo)
  await settle(app, row, {
    widget_hash: hash,
    widget_queued: result.ticket,
    widget_attempts: 0,
    widget_failed_at: null,
    widget_failure: null,
    ...next,
  })
}

function failedNow(app: App, why: string): Partial<EchoRow> {
  return { widget_failed_at: app.clock.now(), widget_failure: why }
}

async function checkQueue(
  app: App,
  row: EchoRow,
  echo: Echo,
  { ticket, next }: { ticket: string; next: Next },
): Promise<void> {
  const state = await readQueue(app, row, ticket)
  if (state === 'gone') return markGone(app, row, echo)
  await settle(app, row, {
    ...(state === 'done' && { widget_queued: null }),
    ...next,
  })
}

/** Removes the family's content from an Echo that is not theirs any more, and then Amazon's ids from here. */
async function clear(app: App, row: EchoRow): Promise<void> {
  const mayWait = row.widget_attempts < maxClearAttempts
  if (app.config.alexa?.client) {
    if (row.widget_installed_at !== null) {
      const result = await clearStore(app, row)
      if (result.is === 'temporary' && mayWait) return retry(app, row, result)
    }
  } else if (row.widget_hash !== null && mayWait) {
    // It holds a picture from the days when there were credentials, and they may come back.
    return settle(app, row, { widget_attempts: row.widget_attempts + 1, ...dueIn(app, afterRefusal) })
  }
  await inTransaction(app, async (app) => {
    const isSettled = await widgetQueue.settle(app, row, idle)
    if (isSettled) await deleteIfRemoved(app, row)
  })
}

/** The Echo of a deleted group stays, because the group may be restored. */
async function deleteIfRemoved(app: App, { device_id }: EchoRow): Promise<void> {
  await app.db
    .deleteFrom('echoes')
    .where('device_id', '=', device_id)
    .where((where) =>
      where.exists(
        where
          .selectFrom('devices')
          .where('devices.id', '=', device_id)
          .where('devices.removed_at', 'is not', null)
          .select('devices.id'),
      ),
    )
    .execute()
}

async function markGone(app: App, row: EchoRow, echo: Echo): Promise<void> {
  await inTransaction(app, async (app) => {
    // Device before Echo, as everywhere, to avoid deadlocks.
    await lockDevice(app, { id: row.device_id, family_group_id: row.family_group_id })
    const isSettled = await widgetQueue.settle(app, row, idle)
    if (isSettled)
      await setAttention(
        app,
        echo.device,
        'Amazon cannot reach this Echo any more. Open Sunporch on it; if that does not help, connect it again.',
      )
  })
}

type Temporary = { retryAfterMs: number | null; why: string }

function retry(app: App, row: EchoRow, { retryAfterMs, why }: Temporary): Promise<void> {
  const attempts = row.widget_attempts + 1
  const now = app.clock.now()
  const retryAt = widgetQueue.retryAt(app, attempts) ?? now + checkEvery
  return settle(app, row, {
    widget_attempts: attempts,
    widget_due_at: Math.max(retryAt, now + (retryAfterMs ?? 0)),
    ...failedNow(app, why),
  })
}

function dueIn(app: App, ms: number): { widget_due_at: number } {
  return { widget_due_at: app.clock.now() + ms }
}

/** Nothing is written when the content changed meanwhile: then the row is due again already. */
async function settle(app: App, row: EchoRow, columns: Partial<EchoRow>): Promise<void> {
  await widgetQueue.settle(app, row, columns)
}
