import clsx from 'clsx'
import type { SendableKind } from '#contract/delivery/delivery.ts'
import { lookOf } from '../../delivery/sendable-looks.ts'

export function EntryIcon({ kind }: { kind: SendableKind }) {
  const { Icon, look } = lookOf(kind)
  return (
    <span className={clsx('grid size-12 shrink-0 place-items-center rounded-control', look)}>
      <Icon size={22} aria-hidden />
    </span>
  )
}
