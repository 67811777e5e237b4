import type { Directive, RequestEnvelope } from 'ask-sdk-model'
import { nameOfSound } from '../../../delivery/subject.ts'
import type { App } from '../../../platform/context.ts'
import type { EchoRow } from '../../alexa.tables.ts'
import type { EchoItem } from '../../inbox/inbox.ts'
import { lacksPlayer } from '../../setup/refusals.ts'

/** What the player of an Echo plays of ours, or has played last: requests say so until another skill plays something. */
export type Playing = {
  deliveryId: string
  /** Names the sound, where another can take its place. */
  of?: string | undefined
  /** How far it has come, in milliseconds. */
  offset: number
  isFinished: boolean
}

/** What the player calls it: the delivery, and of a recommendation which sound that had. */
export function playerToken({
  kind,
  deliveryId,
  sound,
}: Pick<EchoItem, 'kind' | 'deliveryId' | 'sound'>): string {
  return kind === 'content' && sound ? `${deliveryId}.${nameOfSound(sound)}` : deliveryId
}

/** The delivery of such a token, and the sound. */
export function playedBy(token: string): Pick<Playing, 'deliveryId' | 'of'> {
  const [deliveryId = '', of] = token.split('.')
  return { deliveryId, of }
}

/** From where it goes on: from the beginning where that was all, or another sound has taken its place. */
export function offsetIn({ deliveryId, of, offset, isFinished }: Playing, item: EchoItem): number {
  const isSame = deliveryId === item.deliveryId && (!of || !item.sound || of === nameOfSound(item.sound))
  return isSame && !isFinished ? offset : 0
}

/** Null where the player has played nothing of ours. */
export function playingOf({ context }: RequestEnvelope): Playing | null {
  const { token, offsetInMilliseconds = 0, playerActivity } = context.AudioPlayer ?? {}
  if (!token) return null
  return { ...playedBy(token), offset: offsetInMilliseconds, isFinished: playerActivity === 'FINISHED' }
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
