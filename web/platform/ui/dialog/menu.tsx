import clsx from 'clsx'
import { MoreHorizontal } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { pageDirection } from '../../words/direction.ts'

export type MenuEntry = { label: string; icon: ReactNode; onSelect: () => void; isDanger?: boolean }

/** A button with three dots that opens a menu. */
export function Menu({
  label,
  entries,
  className,
}: {
  label: string
  entries: MenuEntry[]
  className?: string
}) {
  return (
    <DropdownMenu.Root modal={false} dir={pageDirection()}>
      <DropdownMenu.Trigger
        aria-label={label}
        className={clsx(
          'grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface-2',
          className,
        )}
      >
        <MoreHorizontal size={20} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-[min(13rem,calc(100vw-1rem))] animate-fade rounded-control border border-line bg-surface p-1.5 shadow-pop"
        >
          {entries.map((entry) => (
            <DropdownMenu.Item
              key={entry.label}
              onSelect={entry.onSelect}
              className={clsx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 outline-none data-[highlighted]:bg-surface-2',
                entry.isDanger && 'text-danger',
              )}
            >
              {entry.icon}
              {entry.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
