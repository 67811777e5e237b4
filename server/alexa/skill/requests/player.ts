import type { Response } from 'ask-sdk-model'
import { recordShown } from '../../../delivery/inbox/reports.service.ts'
import { recordPlayed, recordSoundFailed } from '../../../delivery/inbox/sound-reports.ts'
import { listInbox } from '../../inbox/inbox.ts'
import { playDirective } from '../play-voice.ts'
import { handler, type RequestContext } from '../request-context.ts'
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
    const deliveryId = 'token' in request ? String(request.token) : ''
    const now = app.clock.now()
    switch (request.type) {
      case 'AudioPlayer.PlaybackStarted':
        await unlessWithdrawn(recordShown(app, echo.device, deliveryId, now))
        break
      case 'AudioPlayer.PlaybackFinished':
        await unlessWithdrawn(recordPlayed(app, echo.device, deliveryId, now))
        break
      case 'AudioPlayer.PlaybackFailed':
        await unlessWithdrawn(recordSoundFailed(app, echo.device, deliveryId))
        break
      case 'AudioPlayer.PlaybackNearlyFinished':
        return playNext(context, deliveryId)
    }
    return input.responseBuilder.getResponse()
  },
  { isContact: false },
)

/** Where what is new goes on with another voice, and all is read aloud, that plays next. The rest waits for her "next". */
async function playNext(context: RequestContext, deliveryId: string): Promise<Response> {
  const { app, echo, info, input, room } = context
  const builder = input.responseBuilder
  if (info.hasScreen || room.is !== 'in_contact') return builder.getResponse()
  const items = (await listInbox(app, echo)).filter((item) => item.deliveryId !== deliveryId)
  const [next] = items
  if (next?.kind !== 'voice' || !next.isNew || next.isAnnounced) return builder.getResponse()
  const play = await playDirective(context, next, { after: deliveryId })
  return (play ? builder.addDirective(play) : builder).getResponse()
}
