import { recordAnswer, recordShown } from '../../../delivery/reports.service.ts'
import { AppError } from '../../../platform/errors.ts'
import { aplVersion } from '../../echoes/echo-info.ts'
import { heartGiven, thanksGiven } from '../../inbox/inbox.ts'
import { saysLoadedFrom, tellNews } from '../inbox-tour.ts'
import { execute, silence } from '../reply.ts'
import { argumentsOf, handler, isRequest, type Turn } from '../request-context.ts'

const answers = {
  heart: { kind: 'heart', text: heartGiven },
  thanks: { kind: 'thank_you', text: thanksGiven },
} as const

/** A finger on the screen. */
export const touch = handler(
  (input) => isTouch(argumentsOf(input)[0]),
  async (turn) => {
    const [what = '', deliveryId = ''] = argumentsOf(turn.input)
    if (what === 'open' || what === 'typed') return tellNews(turn)
    const { kind, text } = answers[what as keyof typeof answers]
    const isThere = await ifThere(
      recordAnswer(turn.app, turn.echo.device, deliveryId, { kind, at: turn.app.clock.now() }),
    )
    if (!isThere) return tellNews(turn)
    return silence(turn, [
      execute({ type: 'SetValue', componentId: `${what}-${deliveryId}`, property: 'text', value: text }),
    ])
  },
)

function isTouch(what: string | undefined): boolean {
  return what === 'open' || what === 'typed' || (what !== undefined && what in answers)
}

/** What the document says by itself: what it has turned to, and loaded; or that its code may be typed now. */
export const report = handler(
  (input) => isRequest(input, 'Alexa.Presentation.APL.UserEvent'),
  async (turn) => {
    const [what = '', deliveryId = ''] = argumentsOf(turn.input)
    if (what === 'waiting') return tellNews(turn)
    if (isWholeReport(turn, what, deliveryId)) {
      const now = turn.app.clock.now()
      await ifThere(recordShown(turn.app, turn.echo.device, deliveryId, now))
    }
    return silence(turn)
  },
  { isContact: false },
)

/** A picture was shown when it has been loaded and turned to, in whichever order it is told. */
function isWholeReport({ input, session }: Turn, what: string, deliveryId: string): boolean {
  if (what !== 'page' && what !== 'loaded') return false
  if (what === 'page' && session.ids.includes(deliveryId)) session.at = session.ids.indexOf(deliveryId)
  const told = what === 'page' ? session.paged : session.loaded
  if (!told.includes(deliveryId)) told.push(deliveryId)
  const hasPicture = argumentsOf(input)[2] !== 'card'
  const saysLoaded = hasPicture && aplVersion(input.requestEnvelope) >= saysLoadedFrom
  return session.paged.includes(deliveryId) && (!saysLoaded || session.loaded.includes(deliveryId))
}

/** False for what was taken back meanwhile. */
async function ifThere(work: Promise<void>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return false
    throw error
  }
}
