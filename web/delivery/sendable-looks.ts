import { AudioLines, Clapperboard, Image, ListVideo, type LucideIcon, Send, StickyNote } from 'lucide-react'
import type { SendableKind } from '#contract/delivery/delivery.ts'

type Look = {
  Icon: LucideIcon
  /** Its colours, and those of its border. */
  look: string
  border: string
}

const looks: Record<SendableKind, Look> = {
  photo: { Icon: Image, look: 'bg-berry-soft text-berry', border: 'border-berry/35' },
  content: { Icon: ListVideo, look: 'bg-sky-soft text-sky', border: 'border-sky/35' },
  note: {
    Icon: StickyNote,
    look: 'bg-marigold-soft text-on-marigold dark:text-marigold',
    border: 'border-marigold/60',
  },
  clip: { Icon: Clapperboard, look: 'bg-pine-soft text-pine', border: 'border-pine/35' },
  voice: { Icon: AudioLines, look: 'bg-pine-soft text-pine', border: 'border-pine/35' },
}

const other: Look = { Icon: Send, look: 'bg-surface-2 text-ink', border: 'border-line-strong' }

/**
 * What the family sees beside each kind that can be sent, also one that a server has which is newer than this page. Its words
 * are in `contract/delivery/sendable.ts`.
 */
export function lookOf(kind: SendableKind): Look {
  return looks[kind] ?? other
}
