import * as z from 'zod/mini'
import { unlinkUser } from '../../echoes/link.service.ts'
import { recordConsent } from '../../outbound/proactive-events/consent.service.ts'
import type { MakeHandler } from '../request-context.ts'

/** Amazon may send an event twice and out of order, so the time of its creation decides. */
const SkillEvent = z.object({
  type: z.string(),
  timestamp: z.string(),
  eventCreationTime: z.optional(z.string()),
  body: z.optional(
    z.object({ subscriptions: z.optional(z.array(z.object({ eventName: z.optional(z.string()) }))) }),
  ),
})
type SkillEvent = z.infer<typeof SkillEvent>

/** Events of an account: it has disabled the skill, or allowed notifications, or forbidden them. */
export const skillEvents: MakeHandler = (app) => ({
  canHandle: ({ requestEnvelope }) => requestEnvelope.request.type.startsWith('AlexaSkillEvent.'),
  async handle({ requestEnvelope, responseBuilder }) {
    const event = SkillEvent.parse(requestEnvelope.request)
    const userId = requestEnvelope.context.System.user?.userId
    const at = Date.parse(event.eventCreationTime ?? event.timestamp)
    if (!userId || Number.isNaN(at)) return responseBuilder.getResponse()
    if (event.type === 'AlexaSkillEvent.SkillDisabled') await unlinkUser(app, userId, at)
    if (event.type === 'AlexaSkillEvent.ProactiveSubscriptionChanged')
      await recordConsent(app, userId, { isAllowed: subscribesToOurs(event), at })
    return responseBuilder.getResponse()
  },
})

function subscribesToOurs({ body }: SkillEvent): boolean {
  return body?.subscriptions?.some(({ eventName }) => eventName?.startsWith('AMAZON.')) ?? false
}
