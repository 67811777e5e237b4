import clsx from 'clsx'
import { Image, ListVideo, StickyNote } from 'lucide-react'
import type { PlannedKind } from '#contract/schedule.ts'

const kinds: Record<PlannedKind, { Icon: typeof Image; look: string }> = {
  photo: { Icon: Image, look: 'bg-berry-soft text-berry' },
  content: { Icon: ListVideo, look: 'bg-sky-soft text-sky' },
  note: { Icon: StickyNote, look: 'bg-marigold-soft text-on-marigold dark:text-marigold' },
}

export function EntryIcon({ kind }: { kind: PlannedKind }) {
  const { Icon, look } = kinds[kind]
  return (
    <span className={clsx('grid size-12 shrink-0 place-items-center rounded-control', look)}>
      <Icon size={22} aria-hidden />
    </span>
  )
}
