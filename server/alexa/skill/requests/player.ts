import type { Response } from 'ask-sdk-model'
import { recordShown } from '../../../delivery/inbox/reports.service.ts'
import { recordPlayed, recordSoundFailed } from '../../../delivery/inbox/sound-reports.ts'
import { recordOnScreen } from '../../echoes/echo.service.ts'
import { type EchoItem, listInbox, listItemsOf } from '../../inbox/inbox.ts'
import { playDirective } from '../play-voice.ts'
import { offsetIn, playedBy, playingOf, stopDirective } from '../player/what-plays.ts'
import { handler, isRequest, type RequestContext } from '../request-context.ts'
import { unlessWithdrawn } from './unless-withdrawn.ts'

/**
 * What the player reports of a voice. Amazon takes no word and no page in answer, and directives of the player only: none to
 * most of them.
 */
export const playerReports = handler(
  ({ requestEnvelope: { request } }) => request.type.startsWith('AudioPlayer.'),
  async (context) => {
    const { app, echo, input } = context
    const { request } = input.requestEnvelope
    const token = 'token' in request ? String(request.token) : ''
    const { deliveryId, of } = playedBy(token)
    switch (request.type) {
      case 'AudioPlayer.PlaybackStarted':
        return begin(context, deliveryId)
      case 'AudioPlayer.PlaybackFinished':
        await unlessWithdrawn(recordPlayed(app, echo.device, deliveryId, { at: app.clock.now(), of }))
        break
      case 'AudioPlayer.PlaybackFailed':
        // In memory the server gives no sound away: that is no fault of the Echo.
        if (!context.inMemory) await unlessWithdrawn(recordSoundFailed(app, echo.device, deliveryId))
        break
      case 'AudioPlayer.PlaybackNearlyFinished':
        return playNext(context, token)
    }
    return input.responseBuilder.getResponse()
  },
  { isContact: false },
)

/** The player has loaded what waited behind another. What was taken back since, or would play into a room at rest, is stopped. */
async function begin(context: RequestContext, deliveryId: string): Promise<Response> {
  const { app, echo, input } = context
  const mayPlay =
    !isAtRest(context) && (await unlessWithdrawn(recordShown(app, echo.device, deliveryId, app.clock.now())))
  if (!mayPlay) return input.responseBuilder.addDirective(stopDirective).getResponse()
  await recordOnScreen(app, echo, deliveryId)
  return input.responseBuilder.getResponse()
}

function isAtRest({ room }: RequestContext): boolean {
  return room.is === 'paused' || room.is === 'in_memory'
}

/**
 * The buttons of the player's own page, and of a remote control. Amazon takes directives of the player only. It is no sign
 * of life: Amazon's app has them, too.
 */
export const playerButtons = handler(
  ({ requestEnvelope: { request } }) => request.type.startsWith('PlaybackController.'),
  async (context) => {
    const { input } = context
    if (isRequest(input, 'PlaybackController.PauseCommandIssued'))
      return input.responseBuilder.addDirective(stopDirective).getResponse()
    const last = playingOf(input.requestEnvelope)
    const voice = last && !isAtRest(context) ? await findPressed(context, last.deliveryId) : null
    const play = last && voice && (await playDirective(context, voice, { offset: offsetIn(last, voice) }))
    return (play ? input.responseBuilder.addDirective(play) : input.responseBuilder).getResponse()
  },
  { isContact: false },
)

/** What played last, or what was sent before it, or after it, and plays. */
async function findPressed(
  { app, echo, input }: RequestContext,
  deliveryId: string,
): Promise<EchoItem | undefined> {
  const plays = ({ sound }: EchoItem) => sound !== null
  if (isRequest(input, 'PlaybackController.PlayCommandIssued'))
    return (await listItemsOf(app, echo, [deliveryId])).find(plays)
  const voices = (await listInbox(app, echo)).filter(plays).toSorted((a, b) => b.sentAt - a.sentAt)
  const at = voices.findIndex((voice) => voice.deliveryId === deliveryId)
  return voices[isRequest(input, 'PlaybackController.NextCommandIssued') ? at + 1 : at - 1]
}

/**
 * Where what is new goes on with another voice, and all is read aloud, that plays next. The rest waits for her "next": it needs
 * words, and so does a recommendation with a recording.
 */
async function playNext(context: RequestContext, token: string): Promise<Response> {
  const { app, echo, info, input, room } = context
  const builder = input.responseBuilder
  const { deliveryId } = playedBy(token)
  if (info.hasScreen || room.is !== 'in_contact') return builder.getResponse()
  const items = (await listInbox(app, echo)).filter((item) => item.deliveryId !== deliveryId)
  const [next] = items
  if (next?.kind !== 'voice' || !next.isNew || next.isAnnounced) return builder.getResponse()
  const play = await playDirective(context, next, { after: token })
  return (play ? builder.addDirective(play) : builder).getResponse()
}
