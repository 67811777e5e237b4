import { unlinkUser } from '../../echoes/link.service.ts'
import { setNotices } from '../../outbound/proactive-events/events.service.ts'
import type { MakeHandler } from '../request-context.ts'

/** Amazon tells the same event again, and not always in order. */
type SkillEvent = {
  type: string
  timestamp: string
  eventCreationTime?: string
  body?: { subscriptions?: { eventName?: string }[] }
}

/** The skill was switched off, or its notifications were allowed or not: an event of the account. */
export const skillEvents: MakeHandler = (app) => ({
  canHandle: ({ requestEnvelope }) => requestEnvelope.request.type.startsWith('AlexaSkillEvent.'),
  async handle({ requestEnvelope, responseBuilder }) {
    const event = requestEnvelope.request as unknown as SkillEvent
    const userId = requestEnvelope.context.System.user?.userId
    const at = Date.parse(event.eventCreationTime ?? event.timestamp)
    if (!userId || Number.isNaN(at)) return responseBuilder.getResponse()
    if (event.type === 'AlexaSkillEvent.SkillDisabled') await unlinkUser(app, userId, at)
    if (event.type === 'AlexaSkillEvent.ProactiveSubscriptionChanged') {
      const names = event.body?.subscriptions?.map(({ eventName }) => eventName) ?? []
      await setNotices(app, userId, { isOn: names.some((name) => name?.startsWith('AMAZON.')), at })
    }
    return responseBuilder.getResponse()
  },
})
