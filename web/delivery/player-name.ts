import { deliveryWords } from './delivery-words.ts'

type Played = { addedBy: { name: string } | null; duration: number }

/** The name of a player, and of what plays in the room: "Voice recording of Anna, 12 seconds". */
export function playerName(kind: 'voice' | 'video', { addedBy, duration }: Played): string {
  const words = deliveryWords()
  const name = addedBy?.name ?? null
  const what = kind === 'voice' ? words.voiceOf(name) : words.videoOf(name)
  return `${what}, ${words.seconds(Math.max(1, Math.round(duration / 1000)))}`
}
