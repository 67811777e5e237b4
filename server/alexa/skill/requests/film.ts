import type { Response } from 'ask-sdk-model'
import { recordPlayed, recordUnplayed } from '../../../delivery/inbox/sound-reports.ts'
import { listItemsOf } from '../../inbox/inbox.ts'
import { isDark, rest } from '../dark.ts'
import { isClip } from '../intents/watch.ts'
import { playFilm } from '../play-film.ts'
import { backToSlides } from '../refresh-slideshow.ts'
import { argumentsOf, handler, type RequestContext } from '../request-context.ts'
import { unlessWithdrawn } from './unless-withdrawn.ts'

// What the page of a film sends.

/** "With sound", over a film. */
export const withSoundTouched = handler(
  (input) => argumentsOf(input)[0] === 'with-sound',
  async (context) => {
    const [, deliveryId = ''] = argumentsOf(context.input)
    const [clip] = await listItemsOf(context.app, context.echo, [deliveryId])
    return clip && isClip(clip) ? playFilm(context, clip, { isAloud: true }) : backToSlides(context)
  },
)

/** "Stop", over a film. */
export const filmStopped = handler((input) => argumentsOf(input)[0] === 'stop-film', backToPoster)

/**
 * What a film reports by itself: it has ended, or cannot be played. In memory the server gives none away, and what was lent ends:
 * that is no fault of the Echo.
 */
export const filmReports = handler(
  (input) => ['film-played', 'film-over', 'film-failed'].includes(argumentsOf(input)[0] ?? ''),
  async (context) => {
    const [name, deliveryId = ''] = argumentsOf(context.input)
    const { app, echo } = context
    if (name === 'film-played')
      await unlessWithdrawn(recordPlayed(app, echo.device, deliveryId, { at: app.clock.now() }))
    if (name === 'film-failed' && !context.inMemory)
      await unlessWithdrawn(recordUnplayed(app, echo.device, deliveryId))
    return backToPoster(context)
  },
  { isContact: false },
)

async function backToPoster(context: RequestContext): Promise<Response> {
  return isDark(context) ? rest(context) : backToSlides(context)
}
