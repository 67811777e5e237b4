import type { Directive, RequestEnvelope } from 'ask-sdk-model'
import { days } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import type { EchoRow } from '../../alexa.tables.ts'

/** What the player of an Echo plays, or has played last, of ours: a request says so as long as nobody else has played. */
export type Playing = {
  deliveryId: string
  /** How far it has come, in milliseconds. */
  offset: number
  isFinished: boolean
}

/** The token that we gave the player is the delivery. */
export function playingOf({ context }: RequestEnvelope): Playing | null {
  const { token, offsetInMilliseconds = 0, playerActivity } = context.AudioPlayer ?? {}
  if (!token) return null
  return { deliveryId: token, offset: offsetInMilliseconds, isFinished: playerActivity === 'FINISHED' }
}

/** After so long an Echo is tried again whose skill did not know the player: the family may have deployed it since. */
const triedAgainAfter = days(1)

/**
 * Whether this Echo plays a voice. A skill that was deployed before voices does not name the player, and Amazon then refuses the
 * answer: the Echo says where the voice can be heard, as before.
 */
export function playsVoices(
  app: App,
  { refused, refused_at }: Pick<EchoRow, 'refused' | 'refused_at'>,
  { context }: RequestEnvelope,
): boolean {
  if (app.config.publicUrl === null) return false
  if (context.System.device?.supportedInterfaces?.AudioPlayer === undefined) return false
  const wasRefused = refused !== null && /audio.?player/i.test(refused)
  return !wasRefused || (refused_at ?? 0) <= app.clock.now() - triedAgainAfter
}

/** Ends what plays. The player keeps how far it was. */
export const stopDirective = { type: 'AudioPlayer.Stop' } as const satisfies Directive
