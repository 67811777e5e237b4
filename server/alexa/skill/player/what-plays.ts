import type { Directive, RequestEnvelope } from 'ask-sdk-model'
import type { App } from '../../../platform/context.ts'
import type { EchoRow } from '../../alexa.tables.ts'
import { lacksPlayer } from '../../setup/refusals.ts'

/** What the player of an Echo plays of ours, or has played last: requests say so until another skill plays something. */
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

/**
 * Whether this Echo plays a voice. A skill that was deployed before voices does not name the player, and Amazon then refuses the
 * answer: the Echo says where the voice can be heard, as before.
 */
export function playsVoices(
  app: App,
  echo: Pick<EchoRow, 'device_id' | 'refused'>,
  { context }: RequestEnvelope,
): boolean {
  if (app.config.publicUrl === null) return false
  return context.System.device?.supportedInterfaces?.AudioPlayer !== undefined && !lacksPlayer(app, echo)
}

/** Ends what plays. The player keeps how far it was. */
export const stopDirective = { type: 'AudioPlayer.Stop' } as const satisfies Directive
