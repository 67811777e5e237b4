import clsx from 'clsx'
import { Check, CloudOff, ExternalLink, Link2, type LucideIcon, Pencil, Trash2, Undo2 } from 'lucide-react'
import { may } from '#contract/policy.ts'
import { defaultQuantity } from '#contract/shopping.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { Menu, type MenuEntry } from '../../platform/ui/menu.tsx'
import { discardAdd, useQueue } from '../offline/queue.ts'
import type { ListItem } from './apply-changes.ts'
import { useMarkNotSent, useRemoveItem, useToggleItem } from './shopping.queries.ts'

type ItemRowProps = {
  item: ListItem
  isSelected: boolean
  onSelect: () => void
  onEdit: () => void
}

export function ItemRow({ item, isSelected, onSelect, onEdit }: ItemRowProps) {
  const toggle = useToggleItem()
  // Said only of what takes longer than a moment.
  const isPending = useQueue().isStuck && item.isPending
  return (
    <li
      className={clsx(
        'flex items-center gap-x-3 border-b border-line py-2 last:border-0 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
        item.isCompleted && 'opacity-75',
      )}
    >
      <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={onSelect}
          disabled={item.isNew}
          aria-label={`Select ${item.name}`}
          className="size-5 accent-pine"
        />
      </label>
      <button
        type="button"
        onClick={() => toggle(item)}
        aria-pressed={item.isCompleted}
        className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-control px-1 text-left hover:bg-surface-2"
      >
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className={clsx('min-w-0 font-semibold wrap-anywhere', item.isCompleted && 'line-through')}>
              {item.name}
            </span>
            {item.quantity !== defaultQuantity && (
              <span className="rounded-2xl bg-surface-2 px-2.5 text-sm wrap-anywhere">{item.quantity}</span>
            )}
            {item.isSentToAmazon && (
              <span className="rounded-full bg-marigold-soft px-2.5 text-sm text-on-marigold dark:text-marigold">
                Sent to Amazon
              </span>
            )}
          </span>
          <span className="block text-sm break-words text-ink-2">
            {item.notes && `${item.notes} · `}Added by{' '}
            {item.addedByUser?.firstName ?? item.addedByDevice ?? 'Unknown'}
            {item.product && <Mark Icon={Link2}>Amazon link</Mark>}
            {isPending && <Mark Icon={CloudOff}>Waiting for a connection</Mark>}
          </span>
        </span>
        {item.isCompleted && <Check size={20} aria-hidden className="shrink-0 text-success" />}
      </button>
      <ItemMenu item={item} onEdit={onEdit} />
    </li>
  )
}

function Mark({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <>
      {' · '}
      <span className="inline-flex items-center gap-1.5 align-bottom whitespace-nowrap">
        <Icon size={16} aria-hidden />
        {children}
      </span>
    </>
  )
}

function ItemMenu({ item, onEdit }: { item: ListItem; onEdit: () => void }) {
  const { group } = useSelection()
  const user = useUser()
  const remove = useRemoveItem()
  const markNotSent = useMarkNotSent()
  const role = group?.role ?? 'member'
  const mayChange = may(role, 'shopping:change', { own: item.addedByUser?.id === user.id })
  const entries: (MenuEntry | false)[] = item.isNew
    ? [
        {
          label: 'Do not add it',
          icon: <Trash2 size={18} aria-hidden />,
          onSelect: () => discardAdd(item.id),
          isDanger: true,
        },
      ]
    : [
        item.product !== null && {
          label: 'Open on Amazon',
          icon: <ExternalLink size={18} aria-hidden />,
          onSelect: () => window.open(item.product?.url, '_blank', 'noopener,noreferrer'),
        },
        mayChange && { label: 'Edit', icon: <Pencil size={18} aria-hidden />, onSelect: onEdit },
        item.isSentToAmazon &&
          may(role, 'shopping:send') && {
            label: 'Mark as not sent',
            icon: <Undo2 size={18} aria-hidden />,
            onSelect: () => markNotSent.mutate([item.id]),
          },
        mayChange && {
          label: 'Delete',
          icon: <Trash2 size={18} aria-hidden />,
          onSelect: () => remove.mutate(item),
          isDanger: true,
        },
      ]
  const possible = entries.filter((entry) => entry !== false)
  if (possible.length === 0) return <span className="size-11 shrink-0" />
  return <Menu label={`What to do with ${item.name}`} entries={possible} />
}
