import * as z from 'zod/mini'
import { days, toIso } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import type { EchoRow } from '../../alexa.tables.ts'
import { type AmazonAnswer, isSuccess, isTemporary } from '../../amazon-answer.ts'
import { type WidgetFrame, widgetStore } from '../../apl/widget.ts'
import { apiUrl, callAmazon } from '../amazon-client.ts'

/** How long Amazon keeps content for an Echo that is offline. */
const keptFor = days(1)

/**
 * What Amazon made of one call. `accepted`: stored, or queued under a ticket for an Echo that is offline;
 * it does not say that anybody saw it. `gone`: Amazon does not know the Echo any more.
 */
export type PushResult =
  | { is: 'accepted'; ticket: string | null }
  | { is: 'gone' }
  | { is: 'temporary'; retryAfterMs: number | null; why: string }
  | { is: 'refused'; why: string }

export async function pushFrame(app: App, echo: EchoRow, frame: WidgetFrame): Promise<PushResult> {
  return pushCommands(app, echo, [
    { type: 'PUT_NAMESPACE', namespace: widgetStore.namespace },
    { type: 'PUT_OBJECT', ...widgetStore, content: frame },
  ])
}

/** Removes everything that the skill has stored on the Echo. */
export async function clearStore(app: App, echo: EchoRow): Promise<PushResult> {
  return pushCommands(app, echo, [{ type: 'CLEAR' }])
}

const Results = z.object({
  results: z.optional(z.array(z.object({ type: z.optional(z.string()) }))),
  queuedResultId: z.optional(z.string()),
})

async function pushCommands(app: App, echo: EchoRow, commands: object[]): Promise<PushResult> {
  const answer = await callAmazon(app, 'alexa::datastore', {
    method: 'POST',
    url: `${apiUrl(app, echo.api_endpoint)}/v1/datastore/commands`,
    body: {
      commands,
      target: { type: 'DEVICES', items: [echo.alexa_device_id] },
      attemptDeliveryUntil: toIso(app.clock.now() + keptFor),
    },
  })
  return isSuccess(answer) ? resultOf(answer) : failureOf(app, answer)
}

/** Handles every result that Amazon documents. One that is missing or unknown is retried. */
function resultOf(answer: AmazonAnswer): PushResult {
  const parsed = Results.safeParse(answer.body)
  const { results = [], queuedResultId = null } = parsed.success ? parsed.data : {}
  const type = results[0]?.type
  if (isGone(type)) return { is: 'gone' }
  if (type === 'SUCCESS') return { is: 'accepted', ticket: null }
  if (type === 'DEVICE_UNAVAILABLE') return { is: 'accepted', ticket: queuedResultId }
  return { is: 'temporary', retryAfterMs: answer.retryAfterMs, why: 'Amazon could not fill the widget yet.' }
}

function failureOf(app: App, answer: AmazonAnswer): PushResult {
  if (isTemporary(answer)) {
    const why = answer.noToken ?? 'Amazon does not answer at the moment. The widget is filled later.'
    return { is: 'temporary', retryAfterMs: answer.retryAfterMs, why }
  }
  app.log.warn({ status: answer.status }, 'Amazon refused the content of a widget')
  // 400: our request is wrong. 403: the skill's manifest does not ask for the Data Store.
  const why =
    answer.status === 403
      ? 'Amazon does not let the skill fill its widget. Please run “ask deploy” with a new skill package.'
      : `Amazon refused the content of the widget (status ${answer.status}).`
  return { is: 'refused', why }
}

const Queue = z.object({ items: z.optional(z.array(z.object({ type: z.optional(z.string()) }))) })

/** What became of content that was queued under the ticket. */
export async function readQueue(
  app: App,
  echo: EchoRow,
  ticket: string,
): Promise<'waiting' | 'done' | 'gone' | 'unknown'> {
  const answer = await callAmazon(app, 'alexa::datastore', {
    method: 'GET',
    url: `${apiUrl(app, echo.api_endpoint)}/v1/datastore/queue/${encodeURIComponent(ticket)}`,
  })
  if (isTemporary(answer)) return 'unknown'
  const parsed = Queue.safeParse(answer.body)
  const { items = [] } = parsed.success ? parsed.data : {}
  if (items.some(({ type }) => isGone(type))) return 'gone'
  return answer.status === 200 && items.length > 0 ? 'waiting' : 'done'
}

function isGone(type: string | undefined): boolean {
  return type === 'INVALID_DEVICE' || type === 'DEVICE_PERMANENTLY_UNAVAILABLE'
}
