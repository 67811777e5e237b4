import { recordAnswer, recordShown } from '../../../delivery/reports.service.ts'
import { AppError } from '../../../platform/errors.ts'
import { buttonLabels } from '../../inbox/slides.ts'
import { presentInbox, reportsLoading } from '../present-inbox.ts'
import { execute, silence } from '../reply.ts'
import { argumentsOf, handler, isRequest, type RequestContext } from '../request-context.ts'

/** The buttons of a slide, by the name that its touch event carries. */
const answerButtons = new Map<string, { kind: 'heart' | 'thank_you'; text: string }>([
  ['heart', { kind: 'heart', text: buttonLabels.heart.sent }],
  ['thanks', { kind: 'thank_you', text: buttonLabels.thank_you.sent }],
])

/** `open`: the widget was touched. `typed`: the loved one says that the code has been typed. */
const opening = ['open', 'typed']

/** The loved one has touched the screen. */
export const touch = handler(
  (input) => {
    const [name = ''] = argumentsOf(input)
    return opening.includes(name) || answerButtons.has(name)
  },
  async (context) => {
    const [name = '', deliveryId = ''] = argumentsOf(context.input)
    const button = answerButtons.get(name)
    if (!button) return presentInbox(context)
    const { app, echo } = context
    const isRecorded = await unlessWithdrawn(
      recordAnswer(app, echo.device, deliveryId, { kind: button.kind, at: app.clock.now() }),
    )
    if (!isRecorded) return presentInbox(context)
    return silence(context, [
      execute({
        type: 'SetValue',
        componentId: `${name}-${deliveryId}`,
        property: 'text',
        value: button.text,
      }),
    ])
  },
)

/**
 * The document reports by itself: `page` and `loaded` of a delivery, or `waiting` while it shows a code
 * that may have been typed meanwhile.
 */
export const report = handler(
  (input) => isRequest(input, 'Alexa.Presentation.APL.UserEvent'),
  async (context) => {
    const [name = '', deliveryId = ''] = argumentsOf(context.input)
    if (name === 'waiting') return presentInbox(context)
    if (noteReport(context, name, deliveryId)) {
      const { app, echo } = context
      await unlessWithdrawn(recordShown(app, echo.device, deliveryId, app.clock.now()))
    }
    return silence(context)
  },
  { isContact: false },
)

/**
 * Notes the report in the session. True when the delivery has been shown: its page is turned to and, if
 * the device reports that too, its picture is loaded. The two reports come in any order.
 */
function noteReport(context: RequestContext, name: string, deliveryId: string): boolean {
  const { session, input } = context
  if (name !== 'page' && name !== 'loaded') return false
  if (name === 'page' && session.ids.includes(deliveryId)) session.at = session.ids.indexOf(deliveryId)
  const reported = name === 'page' ? session.paged : session.loaded
  if (!reported.includes(deliveryId)) reported.push(deliveryId)
  const hasPicture = argumentsOf(input)[2] !== 'card'
  const needsLoaded = hasPicture && reportsLoading(context)
  return session.paged.includes(deliveryId) && (!needsLoaded || session.loaded.includes(deliveryId))
}

/** False when the delivery is not in the inbox any more. */
async function unlessWithdrawn(work: Promise<void>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false
    throw error
  }
}
