import { type AlexaSetup, alexaStepNames } from '#contract/alexa.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { listEchoesOfGroup } from '../echoes/echo.service.ts'
import { findLastRefusal } from './refusals.ts'
import { listSeen } from './seen.service.ts'

/** Where Amazon sends its requests. */
export const skillPath = '/api/alexa/skill'

/** The steps of the set-up of this server and of the group's Echos, each with the time it was seen to work. */
export async function readSetup(app: App, groupId: string): Promise<AlexaSetup> {
  const { alexa, publicUrl } = app.config
  const seen = await listSeen(app)
  const echoes = await listEchoesOfGroup(app, groupId)
  const refused = seen.get('refused')
  const steps = {
    endpoint: seen.get('request')?.at,
    linked: earliest(echoes.map(({ device }) => device.opened_at)),
    shown: earliest(echoes.map(({ device }) => device.last_shown_at)),
    token: seen.get('token')?.at,
    notices: await findConsentTime(
      app,
      echoes.map(({ user_id }) => user_id),
    ),
    told: await findFirstNotification(app, groupId),
    widget: earliest(echoes.map(({ widget_installed_at }) => widget_installed_at)),
  }
  return {
    isConfigured: alexa !== null,
    hasClient: alexa?.client != null,
    endpoint: publicUrl?.startsWith('https://') ? `${publicUrl}${skillPath}` : null,
    steps: alexaStepNames.map((name) => ({ name, seenAt: toIso(steps[name] ?? null) })),
    refused: refused ? { at: toIso(refused.at), why: refused.detail } : null,
    amazonRefused: await findLastRefusal(app, groupId),
  }
}

async function findConsentTime(app: App, userIds: string[]): Promise<number | null> {
  if (userIds.length === 0) return null
  const row = await app.db
    .selectFrom('alexa_users')
    .where('user_id', 'in', userIds)
    .select((select) => select.fn.min('notices_on_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}

async function findFirstNotification(app: App, groupId: string): Promise<number | null> {
  const row = await app.db
    .selectFrom('alexa_events')
    .where('family_group_id', '=', groupId)
    .select((select) => select.fn.min('accepted_at').as('at'))
    .executeTakeFirst()
  return row?.at ?? null
}

function earliest(times: (number | null)[]): number | null {
  const known = times.filter((at) => at !== null)
  return known.length > 0 ? Math.min(...known) : null
}
