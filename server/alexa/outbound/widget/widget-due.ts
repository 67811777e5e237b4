import { setAttention } from '../../../delivery/device-contact.ts'
import { days, hours, minutes, toIso } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import { isPostgres } from '../../../platform/db/transaction.ts'
import { hashToken } from '../../../platform/ids.ts'
import type { DueWork } from '../../../platform/work/due.ts'
import type { EchoRow } from '../../alexa.tables.ts'
import { type Echo, findEchoOfDevice } from '../../echoes/echo.service.ts'
import { type AmazonAnswer, apiUrl, callAmazon, isPassing } from '../amazon-client.ts'
import { readFrame, widgetPlace, widgetWork } from './widget.service.ts'

const batch = 8
const leaseLasts = minutes(3)
/** The plan may have changed, or a moment of it come. */
const lookAgainAfter = minutes(15)
const retryAfter = [minutes(1), minutes(2), minutes(5), minutes(10)]
/** Something is wrong that time alone does not mend. */
const muchLater = hours(6)
const amazonKeepsFor = days(1)

/** Keeps what the widgets show what it should be. */
export const alexaWidgets: DueWork = {
  name: widgetWork,
  async runBatch(app, now) {
    const due = await claim(app, now)
    await Promise.all(due.map((row) => push(app, row)))
    return due.length
  },
  async nextAt(app) {
    const row = await app.db
      .selectFrom('echoes')
      .where('widget_due_at', 'is not', null)
      .select((select) => select.fn.min('widget_due_at').as('at'))
      .executeTakeFirst()
    return row?.at ?? null
  },
}

function claim(app: App, now: number): Promise<EchoRow[]> {
  return app.db
    .updateTable('echoes')
    .set({ widget_due_at: now + leaseLasts })
    .where('device_id', 'in', (select) => {
      const due = select
        .selectFrom('echoes as due')
        .where('due.widget_due_at', '<=', now)
        .orderBy('due.widget_due_at')
        .limit(batch)
        .select('due.device_id')
      return isPostgres(app) ? due.forUpdate().skipLocked() : due
    })
    .returningAll()
    .execute()
}

async function push(app: App, row: EchoRow): Promise<void> {
  const echo = await findEchoOfDevice(app, row.device_id)
  if (!app.config.alexa?.client)
    return settle(app, row, { widget_due_at: echo && app.clock.now() + muchLater })
  if (!echo) return clear(app, row)
  const frame = await readFrame(app, echo)
  // Another each day: addresses of pictures run out.
  const hash = hashToken(JSON.stringify(frame))
  if (hash === row.widget_hash) return row.widget_queued ? lookAtQueue(app, echo) : lookAgain(app, row)
  const put = { type: 'PUT_OBJECT', ...widgetPlace, content: frame }
  const answer = await send(app, row, [{ type: 'PUT_NAMESPACE', namespace: widgetPlace.namespace }, put])
  await afterPush(app, echo, answer, hash)
}

/** Nothing of a family stays on an Echo that is not theirs any more. */
async function clear(app: App, row: EchoRow): Promise<void> {
  const answer = row.widget_installed_at && (await send(app, row, [{ type: 'CLEAR' }]))
  const isOver = !answer || !isPassing(answer) || row.widget_attempts >= 100
  if (!isOver) return retry(app, row, answer)
  const isRemoved = await app.db
    .selectFrom('devices')
    .where('id', '=', row.device_id)
    .where('removed_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  if (!isRemoved) return settle(app, row, { widget_due_at: null, widget_hash: null, widget_queued: null })
  await app.db.deleteFrom('echoes').where('device_id', '=', row.device_id).execute()
}

function send(app: App, row: EchoRow, commands: unknown[]): Promise<AmazonAnswer> {
  return callAmazon(app, 'alexa::datastore', {
    method: 'POST',
    url: `${apiUrl(app, row.api_endpoint)}/v1/datastore/commands`,
    body: {
      commands,
      target: { type: 'DEVICES', items: [row.alexa_device_id] },
      attemptDeliveryUntil: toIso(app.clock.now() + amazonKeepsFor),
    },
  })
}

type Dispatched = { results?: { type?: string }[]; queuedResultId?: string }

/** Every result and error type that Amazon documents. Accepted is not shown: no delivery changes its state. */
async function afterPush(app: App, echo: Echo, answer: AmazonAnswer, hash: string): Promise<void> {
  if (answer.status < 200 || answer.status >= 300) return afterError(app, echo, answer)
  const { results = [], queuedResultId } = (answer.body ?? {}) as Dispatched
  const type = results[0]?.type ?? 'INTERNAL_ERROR'
  if (isGone(type)) return afterGone(app, echo)
  if (type !== 'SUCCESS' && type !== 'DEVICE_UNAVAILABLE') return retry(app, echo, answer)
  await settle(app, echo, {
    widget_hash: hash,
    // Offline: Amazon keeps it for as long as it was asked to.
    widget_queued: type === 'DEVICE_UNAVAILABLE' ? (queuedResultId ?? null) : null,
    widget_attempts: 0,
    widget_due_at: app.clock.now() + lookAgainAfter,
  })
}

async function afterError(app: App, echo: Echo, answer: AmazonAnswer): Promise<void> {
  if (isPassing(answer)) return retry(app, echo, answer)
  // 400: what we send is wrong; 403: the skill's manifest does not ask for the Data Store.
  app.log.warn({ status: answer.status }, 'Amazon refused the content of a widget')
  await settle(app, echo, { widget_due_at: app.clock.now() + muchLater })
}

async function lookAtQueue(app: App, echo: Echo): Promise<void> {
  const ticket = encodeURIComponent(echo.widget_queued ?? '')
  const answer = await callAmazon(app, 'alexa::datastore', {
    method: 'GET',
    url: `${apiUrl(app, echo.api_endpoint)}/v1/datastore/queue/${ticket}`,
  })
  if (isPassing(answer)) return lookAgain(app, echo)
  const { items = [] } = (answer.body ?? {}) as { items?: { type?: string }[] }
  if (items.some(({ type = '' }) => isGone(type))) return afterGone(app, echo)
  const isWaiting = answer.status === 200 && items.length > 0
  await settle(app, echo, {
    widget_queued: isWaiting ? echo.widget_queued : null,
    widget_due_at: app.clock.now() + lookAgainAfter,
  })
}

function isGone(type: string): boolean {
  return type === 'INVALID_DEVICE' || type === 'DEVICE_PERMANENTLY_UNAVAILABLE'
}

/** Until it is heard of again. */
async function afterGone(app: App, echo: Echo): Promise<void> {
  await setAttention(
    app,
    echo.device,
    'Amazon cannot reach this Echo any more. Open Sunporch on it; if that does not help, connect it again.',
  )
  await settle(app, echo, { widget_due_at: null, widget_hash: null, widget_queued: null })
}

function lookAgain(app: App, row: EchoRow): Promise<void> {
  return settle(app, row, { widget_due_at: app.clock.now() + lookAgainAfter })
}

function retry(app: App, row: EchoRow, { retryAfterMs }: AmazonAnswer): Promise<void> {
  const pause = Math.max(retryAfter[row.widget_attempts] ?? lookAgainAfter, retryAfterMs ?? 0)
  const attempts = row.widget_attempts + 1
  return settle(app, row, { widget_attempts: attempts, widget_due_at: app.clock.now() + pause })
}

/** Unless something has changed meanwhile: then it is due already, and stays so. */
async function settle(app: App, row: EchoRow, columns: Partial<EchoRow>): Promise<void> {
  await app.db
    .updateTable('echoes')
    .set(columns)
    .where('device_id', '=', row.device_id)
    .where('widget_due_at', '=', row.widget_due_at)
    .execute()
}
