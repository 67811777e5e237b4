import type { Directive, Response } from 'ask-sdk-model'
import { requireGroupRow } from '../../family/groups/groups.service.ts'
import { minutes } from '../../platform/clock.ts'
import { type DarkData, dark } from '../apl/dark.ts'
import { upcomingTime } from '../language/upcoming-text.ts'
import { render, say, silence } from './reply.ts'
import { isByRoutine, type RequestContext } from './request-context.ts'
import { readStandingCall, spokenCall } from './standing-call.ts'

/** Whoever has just spoken to the Echo in quiet hours still looks at it. */
const awakeFor = minutes(2)

/**
 * Whether the Echo is dark by itself: in a pause, and in quiet hours unless somebody has just used it. `since`: when its
 * slides were opened.
 */
export function isDark({ app, echo, room }: RequestContext, since: number | null = null): boolean {
  if (room.is === 'paused') return true
  const usedAt = Math.max(echo.device.last_activity_at ?? 0, since ?? 0)
  return room.is === 'quiet' && app.clock.now() - usedAt > awakeFor
}

/** Without a word. Null when it is dark already. */
export async function darken(
  context: RequestContext,
  { isDark }: { isDark: boolean },
): Promise<Response | null> {
  return isDark ? null : rest(context)
}

/** Goes dark without a word. One without a screen only ends the conversation. */
export async function rest(context: RequestContext): Promise<Response> {
  if (context.info.hasScreen) return silence(context, [await darkPage(context)])
  return context.input.responseBuilder.withShouldEndSession(true).getResponse()
}

/** Answers whoever wants to see the pictures in a pause: somebody in the room wanted it dark. A routine is nobody. */
export async function sayPaused(context: RequestContext): Promise<Response> {
  if (isByRoutine(context.input)) return rest(context)
  const call = spokenCall(await readStandingCall(context))
  return say(context, `${call} ${await pausedText(context)}`.trim(), { screen: await darkPage(context) })
}

/** Black, and in a pause with dim words. It asks every minute whether it is over. */
async function darkPage(context: RequestContext): Promise<Directive> {
  // The next words begin anew.
  context.session.ids = []
  const text = context.room.is === 'paused' ? await pausedText(context) : ''
  return render(dark, { text, asks: 'resting' } satisfies DarkData)
}

/** "Your pictures are resting. They come back tomorrow at 8:00 AM." */
async function pausedText({ app, echo, info, room, words }: RequestContext): Promise<string> {
  const { time_zone } = await requireGroupRow(app, echo.family_group_id)
  const clock = { timeZone: time_zone, locale: info.locale, now: app.clock.now() }
  return words.resting(upcomingTime({ at: room.until ?? clock.now }, clock))
}
