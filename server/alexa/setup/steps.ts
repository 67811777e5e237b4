import type { alexaStepNames } from '#contract/alexa.ts'
import type { App } from '../../platform/context.ts'
import { type Echo, listEchoesOfGroup } from '../echoes/echo.service.ts'
import { listScopes } from '../outbound/amazon-client.ts'
import type { listSeen } from '../seen.service.ts'

type StepName = (typeof alexaStepNames)[number]
type Failure = { at: number | null; why: string }
/** `failure` is null while the step works. Times in epoch milliseconds. */
type Step = { seenAt: number | null; failure: Failure | null }
type Seen = Awaited<ReturnType<typeof listSeen>>

/** What was last seen of each step, and whether it has failed since. */
export async function readSteps(app: App, groupId: string, seen: Seen): Promise<Record<StepName, Step>> {
  const echoes = await listEchoesOfGroup(app, groupId)
  return {
    endpoint: endpointStep(seen),
    linked: linkedStep(echoes),
    shown: { seenAt: latest(echoes.map(({ device }) => device.last_shown_at)), failure: null },
    token: tokenStep(seen),
    notices: await noticesStep(
      app,
      echoes.map(({ user_id }) => user_id),
    ),
    told: await toldStep(app, groupId),
    widget: widgetStep(echoes),
    routine: {
      seenAt: latest(echoes.map(({ opened_by_routine_at }) => opened_by_routine_at)),
      failure: null,
    },
  }
}

function endpointStep(seen: Seen): Step {
  const seenAt = seen.get('request')?.at ?? null
  const wrong = seen.get('wrong-skill')
  const why =
    'A request for another skill came. ALEXA_SKILL_ID must be the id that the console shows for this skill.'
  return { seenAt, failure: wrong && !isLater(seenAt, wrong.at) ? { at: wrong.at, why } : null }
}

function linkedStep(echoes: Echo[]): Step {
  const seenAt = latest(echoes.map(({ linked_at }) => linked_at))
  const [silent] = echoes
  if (!silent?.device.attention || echoes.some(({ device }) => device.attention === null))
    return { seenAt, failure: null }
  return { seenAt, failure: { at: null, why: `${silent.device.name}: ${silent.device.attention}` } }
}

/** Of the scopes, the one that failed last counts. */
function tokenStep(seen: Seen): Step {
  const scopes = listScopes().map((scope) => ({
    seenAt: seen.get(`token ${scope}`)?.at ?? null,
    failed: seen.get(`no-token ${scope}`),
  }))
  const failures = scopes.flatMap(({ seenAt, failed }) =>
    failed && !isLater(seenAt, failed.at) ? [{ at: failed.at, why: failed.detail ?? '' }] : [],
  )
  return {
    seenAt: latest(scopes.map(({ seenAt }) => seenAt)),
    failure: failures.toSorted((a, b) => b.at - a.at)[0] ?? null,
  }
}

async function noticesStep(app: App, userIds: string[]): Promise<Step> {
  if (userIds.length === 0) return { seenAt: null, failure: null }
  const { on, off } = await app.db
    .selectFrom('alexa_users')
    .where('user_id', 'in', userIds)
    .select((select) => [select.fn.max('notices_on_at').as('on'), select.fn.max('notices_off_at').as('off')])
    .executeTakeFirstOrThrow()
  const why = 'Notifications are switched off for the skill in the Alexa app.'
  return { seenAt: on, failure: on === null && off !== null ? { at: off, why } : null }
}

async function toldStep(app: App, groupId: string): Promise<Step> {
  const events = app.db.selectFrom('alexa_events').where('family_group_id', '=', groupId)
  const { at } = await events
    .select((select) => select.fn.max('accepted_at').as('at'))
    .executeTakeFirstOrThrow()
  const failed = await events
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .select(['failed_at as at', 'failure as why'])
    .executeTakeFirst()
  if (!failed?.why || isLater(at, failed.at ?? 0)) return { seenAt: at, failure: null }
  return { seenAt: at, failure: { at: failed.at, why: failed.why } }
}

function widgetStep(echoes: Echo[]): Step {
  const installed = echoes.filter(({ widget_installed_at }) => widget_installed_at !== null)
  const failures = installed.flatMap(({ widget_failed_at: at, widget_failure: why }) =>
    why ? [{ at, why }] : [],
  )
  return {
    seenAt: latest(installed.map(({ widget_installed_at }) => widget_installed_at)),
    failure: failures[0] ?? null,
  }
}

function latest(times: (number | null)[]): number | null {
  const known = times.filter((at) => at !== null)
  return known.length > 0 ? Math.max(...known) : null
}

/** Whether the success came at the time of the failure or after it. */
function isLater(successAt: number | null, failureAt: number): boolean {
  return successAt !== null && successAt >= failureAt
}
