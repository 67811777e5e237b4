import type { Directive, Request, RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model'
import type { Rehearsal } from '#contract/alexa.ts'
import { fillInbox, listLastDeliveries, listLastPictures } from '../../delivery/add-deliveries.ts'
import { lockSending } from '../../delivery/sending.ts'
import type { Actor } from '../../family/actor.ts'
import { isInMemory } from '../../family/in-memory.ts'
import { minutes, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { inDiscardedTransaction } from '../../platform/db/transaction.ts'
import { rateLimit } from '../../platform/http/request/rate-limit.ts'
import { newId } from '../../platform/ids.ts'
import type { LettersData } from '../apl/letters.ts'
import type { Slide } from '../apl/slide.ts'
import type { EchoInfo } from '../echoes/echo-info.ts'
import { linkEcho } from '../echoes/link.service.ts'
import { answerRequest } from '../skill/requests/skill.ts'
import { lettersOfFirstEcho } from './letters-of-family.ts'
import { type Understood, understand } from './understand.ts'

const maxDeliveries = 20

/**
 * What the skill would answer to the typed sentence. The skill's own handlers run for a temporary Echo in
 * a transaction that is rolled back: nothing is stored, and nobody is told. At most 200 in 10 minutes.
 */
export async function rehearse(
  app: App,
  actor: Actor,
  { text, session }: { text: string; session: Record<string, unknown> },
): Promise<Rehearsal> {
  await rateLimit(app, `alexa-rehearse:${actor.user.id}`, { limit: 200, perMs: minutes(10) })
  const understood = understand(text)
  // Loaded before the transaction, because others wait for its lock.
  await import('ask-sdk-core')
  return inDiscardedTransaction(app, async (app) => {
    await lockSending(app, actor.groupId)
    const letters = await lettersOfFirstEcho(app, actor.groupId)
    const info = temporaryEcho()
    const device = await linkEcho(app, { groupId: actor.groupId, openedBy: null }, info)
    const listLast = isInMemory(actor) ? listLastPictures : listLastDeliveries
    const deliveries = await listLast(app, actor.groupId, maxDeliveries)
    await fillInbox(app, device, deliveries, { asNews: true })
    const answer = await answerRequest(app, requestEnvelope(app, info, understood, session))
    const rehearsal = await toRehearsal(app, actor.groupId, understood, answer)
    return withLetters(rehearsal, letters)
  })
}

/** The temporary Echo has no setting of its own. */
function withLetters(rehearsal: Rehearsal, letters: LettersData | null): Rehearsal {
  const { screen } = rehearsal
  if (!screen || !letters) return rehearsal
  const payload = { ...Object(screen.data.payload), letters }
  return { ...rehearsal, screen: { ...screen, data: { ...screen.data, payload } } }
}

function temporaryEcho(): EchoInfo {
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

function requestEnvelope(
  app: App,
  info: EchoInfo,
  understood: Understood,
  attributes: Record<string, unknown>,
): RequestEnvelope {
  const isLaunch = understood.intent === null
  const application = { applicationId: app.config.alexa?.skillId ?? 'rehearsal' }
  const user = { userId: info.userId }
  return {
    version: '1.0',
    session: {
      new: isLaunch,
      sessionId: 'rehearsal',
      application,
      user,
      attributes: isLaunch ? {} : attributes,
    },
    context: {
      System: {
        application,
        user,
        apiEndpoint: '',
        device: {
          deviceId: info.alexaDeviceId,
          supportedInterfaces: {
            'Alexa.Presentation.APL': { runtime: { maxVersion: '1.4' } },
            AudioPlayer: {},
          },
        },
      },
    },
    request: requestOf(understood, {
      requestId: newId(),
      timestamp: toIso(app.clock.now()),
      locale: info.locale,
    }),
  }
}

function requestOf(
  { intent, slots }: Understood,
  base: { requestId: string; timestamp: string; locale: string },
): Request {
  if (intent === null) return { ...base, type: 'LaunchRequest' }
  const named = Object.entries(slots).map(([name, value]) => [
    name,
    { name, value, confirmationStatus: 'NONE' as const },
  ])
  return {
    ...base,
    type: 'IntentRequest',
    dialogState: 'COMPLETED',
    intent: { name: intent, confirmationStatus: 'NONE', slots: Object.fromEntries(named) },
  }
}

async function toRehearsal(
  app: App,
  groupId: string,
  { intent }: Understood,
  { response, sessionAttributes = {} }: ResponseEnvelope,
): Promise<Rehearsal> {
  const speech = response.outputSpeech?.type === 'SSML' ? response.outputSpeech.ssml : ''
  const plays = response.directives?.some(({ type }) => type === 'AudioPlayer.Play')
  const said = `${speech.replaceAll(/<[^>]*>/g, '')} ${plays ? '(The recording is played.)' : ''}`
  return {
    understood: intent ?? 'Launch',
    said: said.trim(),
    screen: await screenOf(app, groupId, response.directives ?? []),
    isOver: response.shouldEndSession === true,
    session: sessionAttributes,
  }
}

type RenderDocument = Extract<Directive, { type: 'Alexa.Presentation.APL.RenderDocument' }>

async function screenOf(app: App, groupId: string, directives: Directive[]): Promise<Rehearsal['screen']> {
  const rendered = directives.find(
    (directive): directive is RenderDocument => directive.type === 'Alexa.Presentation.APL.RenderDocument',
  )
  if (!rendered) return null
  const { document = {}, datasources = {} } = rendered
  const payload: { slides?: Slide[] } = datasources.payload ?? {}
  const slides = payload.slides && (await withBrowserUrls(app, groupId, payload.slides))
  return { document, data: { payload: slides ? { ...payload, slides } : payload } }
}

/** Replaces the temporary Echo's picture URLs, which nobody can open, by those of the family's browsers. */
async function withBrowserUrls(app: App, groupId: string, slides: Slide[]): Promise<Slide[]> {
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
  const urls = new Map(rows.map(({ id, object_id }) => [id, `/api/objects/${object_id}`]))
  return slides.map((slide) => ({ ...slide, imageUrl: slide.imageUrl && (urls.get(slide.id) ?? '') }))
}
