import { hours, seconds } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { type Answer, callServer, noAnswer } from '../../platform/outbound/call-server.ts'
import type { SendOutcome } from '../way.ts'
import { encryptPush } from './encrypt.ts'
import type { PushSubscriptionRow } from './push.tables.ts'
import { outcomeOf } from './push-outcome.ts'
import { findService } from './push-services.ts'
import { limitOf } from './push-state.ts'
import { forgetBrowser, recordSent } from './subscriptions.service.ts'
import { forgetVapid, vapidHeader } from './vapid.ts'

export type Push = {
  /** The JSON with at most so many bytes. */
  toJson(maxBytes: number): string
  urgency: 'high' | 'normal' | 'low'
  /** How long the service keeps it for a browser that is off, in milliseconds. */
  keepFor: number
  /** A message that the browser has not fetched yet is replaced by a later one with the same topic. */
  topic: string
}

/** Some services hand messages on to phones in a smaller envelope than the 4 kB that all of them take. */
const padTo = 512
/** Services say in their answer what they dislike, in bytes. */
const longestAnswer = 2000
const lengths = [5 * padTo, 2 * padTo, padTo]

/** Sends one message to one browser, and forgets the browser when its service does not know it any more. */
export async function sendPush(app: App, to: PushSubscriptionRow, push: Push): Promise<SendOutcome> {
  const outcome = await send(app, to, push)
  if (outcome.outcome === 'sent') await recordSent(app, to.id)
  if (outcome.outcome === 'forget') await forgetBrowser(app, to)
  return outcome
}

async function send(app: App, to: PushSubscriptionRow, push: Push): Promise<SendOutcome> {
  const endpoint = new URL(to.endpoint)
  const service = findService(endpoint, app.config)
  if (!service) return { outcome: 'forget', failure: 'The push service of this browser is not known here.' }
  const answer = await limitOf(app.push, service.name)(() => postShorter(app, endpoint, to, push))
  if (answer.status === 401 || answer.status === 403) forgetVapid(app)
  return outcomeOf(answer, service.name, app.clock.now())
}

/** Again with a shorter text, when the service finds the message too long. */
async function postShorter(app: App, endpoint: URL, to: PushSubscriptionRow, push: Push): Promise<Answer> {
  const headers = {
    authorization: await vapidHeader(app, endpoint, to.origin),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/notification+json',
    ttl: push.keepFor / seconds(1),
    urgency: push.urgency,
    topic: push.topic,
  }
  const call = { method: 'POST', headers, own: app.config.pushServices, mostBytes: longestAnswer } as const
  let answer: Answer = { ...noAnswer, status: 413 }
  for (const length of lengths) {
    if (answer.status !== 413) break
    // The delimiter of the padding takes one byte.
    const body = encryptPush(to, push.toJson(length - 1), padTo)
    answer = await callServer(app, endpoint, { ...call, body })
  }
  return answer
}

/** How long a message is worth being shown. */
export const keptFor = { urgent: hours(1), normal: hours(48), digest: hours(24) } as const
