import type { Response } from 'ask-sdk-model'
import { canBeTakenBack } from '#contract/delivery/taken-back.ts'
import { listUses } from '../../../delivery/answers/given-answers.ts'
import { recordPicturesOn } from '../../../delivery/devices/device-contact.ts'
import {
  type PageReport,
  recordAnswer,
  recordPage,
  recordPictureFailed,
} from '../../../delivery/inbox/reports.service.ts'
import { takeAnswerBack } from '../../../delivery/inbox/take-answer-back.ts'
import { recordOnScreen } from '../../echoes/echo.service.ts'
import { aplVersion } from '../../echoes/echo-info.ts'
import { readMadeFrom } from '../../inbox/made-from.ts'
import { setButton } from '../answer.ts'
import { darken, isDark, rest } from '../dark.ts'
import { sayNotNeeded } from '../intents/call/not-needed.ts'
import { presentInbox } from '../present-inbox.ts'
import { backToSlides, refreshSlideshow } from '../refresh-slideshow.ts'
import { silence } from '../reply.ts'
import { argumentsOf, handler, isRequest, type RequestContext } from '../request-context.ts'
import { callOfSlide, isCallSlide } from '../standing-call.ts'
import { unlessWithdrawn } from './unless-withdrawn.ts'

/** The buttons of a slide, by the name that its touch event carries. */
export const answerButtons = new Map<string, 'heart' | 'thank_you'>([
  ['heart', 'heart'],
  ['thanks', 'thank_you'],
])

/** `open`: the widget was touched. `typed`: the loved one says that the code has been typed. */
export const opening = ['open', 'typed']

/** The loved one has touched the screen. */
export const touch = handler(
  (input) => {
    const [name = ''] = argumentsOf(input)
    return opening.includes(name) || answerButtons.has(name) || name === 'not-needed'
  },
  async (context) => {
    const [name = '', deliveryId = ''] = argumentsOf(context.input)
    if (name === 'not-needed') return sayNotNeeded(context, callOfSlide(deliveryId))
    const kind = answerButtons.get(name)
    return kind ? press(context, kind, deliveryId) : presentInbox(context)
  },
)

/** Gives the answer; takes it back when it stands, on whichever of her devices it was given. */
async function press(context: RequestContext, kind: 'heart' | 'thank_you', deliveryId: string) {
  const { app, echo } = context
  const at = app.clock.now()
  const answers = (await listUses(app, [deliveryId])).get(deliveryId)?.answers ?? []
  const isTakenBack = canBeTakenBack(answers, kind, at)
  const change = isTakenBack ? takeAnswerBack : recordAnswer
  if (!(await unlessWithdrawn(change(app, echo.device, deliveryId, { kind, at }))))
    return presentInbox(context)
  return silence(context, [setButton(context, kind, deliveryId, isTakenBack ? 'open' : 'sent')])
}

/** Devices report a loaded picture from this version of APL on. */
const loadReportsFrom = 1.8

/**
 * The document reports by itself: `page` of a delivery with the ids of all pictures loaded so far and of the inbox,
 * `loaded` of a picture with the delivery that is on the screen, `failed` of a picture, `waiting` while it shows a
 * code that may have been typed meanwhile, `empty` while it says that there is nothing yet, `resting` while it is dark, or
 * `back` when nobody has looked at a page for a minute.
 */
export const report = handler(
  (input) => isRequest(input, 'Alexa.Presentation.APL.UserEvent'),
  async (context) => {
    const { app, echo, input } = context
    const [name = '', deliveryId = '', also = '', inbox = ''] = argumentsOf(input)
    if (name === 'waiting') return presentInbox(context)
    if (name === 'empty' || name === 'resting') return (await refresh(context, '', [])) ?? silence(context)
    if (name === 'back') return isDark(context) ? rest(context) : backToSlides(context)
    if (name === 'failed') await unlessWithdrawn(recordPictureFailed(app, echo.device, deliveryId))
    if (name === 'loaded')
      await recordReport(context, deliveryId, { page: also === deliveryId, loaded: true })
    if (name === 'page') {
      const loaded = also.split(' ').includes(deliveryId)
      await recordReport(context, deliveryId, { page: true, loaded })
      return answerPage(context, deliveryId, inbox)
    }
    return silence(context)
  },
  { isContact: false },
)

async function recordReport(
  { app, echo, input }: RequestContext,
  deliveryId: string,
  seen: Omit<PageReport, 'saysLoaded'>,
): Promise<void> {
  if (isCallSlide(deliveryId)) return
  const saysLoaded = aplVersion(input.requestEnvelope) >= loadReportsFrom
  await unlessWithdrawn(recordPage(app, echo.device, deliveryId, { ...seen, saysLoaded }))
}

/** A picture that was sent or taken back since the slides were made appears or goes with the next page. */
async function answerPage(context: RequestContext, deliveryId: string, inbox: string): Promise<Response> {
  const { app, echo, session } = context
  await recordPicturesOn(app, echo.device)
  if (!isCallSlide(deliveryId)) await recordOnScreen(app, echo, deliveryId)
  if (session.ids.includes(deliveryId)) session.at = session.ids.indexOf(deliveryId)
  const refreshed = inbox && (await refresh(context, deliveryId, inbox.split(' ')))
  return refreshed || silence(context)
}

/** The slides anew, where they have changed; a dark page in a room that rests. */
function refresh(context: RequestContext, deliveryId: string, inboxIds: string[]): Promise<Response | null> {
  return isDark(context, readMadeFrom(inboxIds).since)
    ? darken(context, { isDark: inboxIds.length === 0 })
    : refreshSlideshow(context, deliveryId, inboxIds)
}
