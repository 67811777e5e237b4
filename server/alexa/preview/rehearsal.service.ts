import type { Directive, RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model'
import type { Rehearsal } from '#contract/alexa.ts'
import { fillInbox } from '../../delivery/add-deliveries.ts'
import { lockSending } from '../../delivery/sending.ts'
import { toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { newId } from '../../platform/ids.ts'
import type { SlideshowData } from '../apl/slideshow.ts'
import type { EchoFacts } from '../echoes/echo.service.ts'
import { linkEcho } from '../echoes/link.service.ts'
import { answerRequest } from '../skill/skill.ts'
import { type Understood, understand } from './understand.ts'

const deliveriesThere = 20

/** Takes what happened in a transaction back, and carries out what was answered. */
class Undone extends Error {
  readonly rehearsal: Rehearsal

  constructor(rehearsal: Rehearsal) {
    super('undone')
    this.rehearsal = rehearsal
  }
}

/**
 * What the skill would answer to the words, by its own handlers, on an Echo that is made up for this one
 * sentence. All of it is undone: nobody hears of it, and nothing is kept.
 */
export async function rehearse(
  app: App,
  groupId: string,
  { text, session }: { text: string; session: Record<string, unknown> },
): Promise<Rehearsal> {
  const understood = understand(text)
  // Before the transaction, which everybody else waits for.
  await import('ask-sdk-core')
  try {
    return await inTransaction(app, async (app) => {
      await lockSending(app, groupId)
      const facts = madeUpEcho()
      const device = await linkEcho(app, groupId, facts)
      await fillInbox(app, device, deliveriesThere)
      const answer = await answerRequest(app, envelopeOf(app, facts, understood, session))
      throw new Undone(await rehearsalOf(app, groupId, understood, answer))
    })
  } catch (error) {
    if (error instanceof Undone) return error.rehearsal
    throw error
  }
}

function madeUpEcho(): EchoFacts {
  return {
    userId: `rehearsal.${newId()}`,
    alexaDeviceId: `rehearsal.${newId()}`,
    persistentEndpointId: null,
    apiEndpoint: null,
    locale: 'en-US',
    hasScreen: true,
    hasWidget: false,
  }
}

function envelopeOf(
  app: App,
  facts: EchoFacts,
  { intent, slots }: Understood,
  attributes: Record<string, unknown>,
): RequestEnvelope {
  const application = { applicationId: app.config.alexa?.skillId ?? 'rehearsal' }
  const user = { userId: facts.userId }
  const given = Object.entries(slots).map(([name, value]) => [
    name,
    { name, value, confirmationStatus: 'NONE' },
  ])
  const request = intent
    ? {
        type: 'IntentRequest',
        intent: { name: intent, confirmationStatus: 'NONE', slots: Object.fromEntries(given) },
      }
    : { type: 'LaunchRequest' }
  return {
    version: '1.0',
    session: {
      new: !intent,
      sessionId: 'rehearsal',
      application,
      user,
      attributes: intent ? attributes : {},
    },
    context: {
      System: {
        application,
        user,
        device: {
          deviceId: facts.alexaDeviceId,
          supportedInterfaces: { 'Alexa.Presentation.APL': { runtime: { maxVersion: '1.4' } } },
        },
      },
    },
    request: { requestId: newId(), timestamp: toIso(app.clock.now()), locale: facts.locale, ...request },
  } as unknown as RequestEnvelope
}

async function rehearsalOf(
  app: App,
  groupId: string,
  { intent }: Understood,
  { response, sessionAttributes = {} }: ResponseEnvelope,
): Promise<Rehearsal> {
  const speech = response.outputSpeech?.type === 'SSML' ? response.outputSpeech.ssml : ''
  return {
    understood: intent ?? 'Launch',
    said: speech.replaceAll(/<[^>]*>/g, '').trim(),
    screen: await screenOf(app, groupId, response.directives ?? []),
    isOver: response.shouldEndSession === true,
    session: sessionAttributes,
  }
}

type Rendered = { document?: Record<string, unknown>; datasources?: Record<string, unknown> }

async function screenOf(app: App, groupId: string, directives: Directive[]): Promise<Rehearsal['screen']> {
  const rendered = directives.find(({ type }) => type === 'Alexa.Presentation.APL.RenderDocument')
  if (!rendered) return null
  const { document = {}, datasources = {} } = rendered as Rendered
  const payload = datasources.payload as Partial<SlideshowData>
  const slides = payload.slides && (await withOwnAddresses(app, groupId, payload.slides))
  return { document, data: { payload: slides ? { ...payload, slides } : payload } }
}

/** The addresses of a made-up Echo are worth nothing: the family's browsers have theirs. */
async function withOwnAddresses(app: App, groupId: string, slides: SlideshowData['slides']) {
  const rows = await app.db
    .selectFrom('deliveries')
    .innerJoin('photos', 'photos.id', 'deliveries.subject_id')
    .where('deliveries.family_group_id', '=', groupId)
    .where(
      'deliveries.id',
      'in',
      slides.map(({ id }) => id),
    )
    .select(['deliveries.id', 'photos.object_id'])
    .execute()
  const objects = new Map(rows.map(({ id, object_id }) => [id, `/api/objects/${object_id}`]))
  return slides.map((slide) => ({ ...slide, imageUrl: slide.imageUrl && (objects.get(slide.id) ?? '') }))
}
