import { type AlexaSetup, alexaStepNames } from '#contract/alexa.ts'
import { minutes, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { checkTokens } from '../outbound/amazon-client.ts'
import { packageAddress } from '../package/package-download.ts'
import { skillPath } from '../package/skill-path.ts'
import { listSeen } from '../seen.service.ts'
import { findLastRefusal } from './refusals.ts'
import { readSteps } from './steps.ts'

/** The steps of the set-up of this server and of the group's Echos, each with the time it was last seen to work. */
export async function readSetup(app: App, groupId: string): Promise<AlexaSetup> {
  const { alexa, publicUrl } = app.config
  const seen = await listSeen(app)
  const refused = seen.get('refused')
  const steps = await readSteps(app, groupId, seen)
  const address = packageAddress(app)
  return {
    isConfigured: alexa !== null,
    hasClient: alexa?.client != null,
    endpoint: publicUrl?.startsWith('https://') ? `${publicUrl}${skillPath}` : null,
    packageProblem: 'problem' in address ? address.problem : null,
    steps: alexaStepNames.map((name) => {
      const { seenAt, failure } = steps[name]
      return {
        name,
        seenAt: toIso(seenAt),
        failed: failure && { at: toIso(failure.at), why: failure.why },
      }
    }),
    refused: refused ? { at: toIso(refused.at), why: refused.detail } : null,
    amazonRefused: await findLastRefusal(app, groupId),
  }
}

/** Asks Amazon for new tokens first. At most 10 times in 15 minutes for a group. */
export async function checkSetup(app: App, groupId: string): Promise<AlexaSetup> {
  await rateLimit(app, `alexa-check:${groupId}`, { limit: 10, perMs: minutes(15) })
  if (app.config.alexa?.client) await checkTokens(app)
  return readSetup(app, groupId)
}
