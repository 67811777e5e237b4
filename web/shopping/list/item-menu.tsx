import { ExternalLink, Pencil, Trash2, Undo2 } from 'lucide-react'
import { may } from '#contract/platform/policy.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { Menu, type MenuEntry } from '../../platform/ui/dialog/menu.tsx'
import { discardAdd } from '../offline/queue.ts'
import { shoppingWords } from '../words/shopping-words.ts'
import type { ListItem } from './apply-changes.ts'
import { useMarkNotSent, useRemoveItem } from './shopping.queries.ts'

type ItemMenuProps = { item: ListItem; onEdit: (item: ListItem) => void }

export function ItemMenu({ item, onEdit }: ItemMenuProps) {
  const savedEntries = useSavedEntries({ item, onEdit })
  const entries = item.isNew ? [discardEntry(item)] : savedEntries
  // Keeps the rows aligned.
  if (entries.length === 0) return <span className="size-11 shrink-0" />
  return <Menu label={shoppingWords().whatToDo(item.name)} entries={entries} />
}

function discardEntry(item: ListItem): MenuEntry {
  return {
    label: shoppingWords().doNotAdd,
    icon: <Trash2 size={18} aria-hidden />,
    onSelect: () => discardAdd(item.id),
    isDanger: true,
  }
}

/** What this person may do with an item that is on the server. */
function useSavedEntries({ item, onEdit }: ItemMenuProps): MenuEntry[] {
  const { group } = useSelection()
  const user = useUser()
  const remove = useRemoveItem()
  const markNotSent = useMarkNotSent()
  const role = group?.role ?? 'member'
  const mayChange = may(role, 'shopping:change', { own: item.addedByUser?.id === user.id })
  const entries: (MenuEntry | false)[] = [
    item.product !== null && {
      label: shoppingWords().openOnAmazon,
      icon: <ExternalLink size={18} aria-hidden />,
      onSelect: () => window.open(item.product?.url, '_blank', 'noopener,noreferrer'),
    },
    mayChange && {
      label: shoppingWords().edit,
      icon: <Pencil size={18} aria-hidden />,
      onSelect: () => onEdit(item),
    },
    item.isSentToAmazon &&
      may(role, 'shopping:send') && {
        label: shoppingWords().notSent,
        icon: <Undo2 size={18} aria-hidden className="mirrors" />,
        onSelect: () => markNotSent.mutate([item.id]),
      },
    mayChange && {
      label: shoppingWords().delete,
      icon: <Trash2 size={18} aria-hidden />,
      onSelect: () => remove.mutate(item),
      isDanger: true,
    },
  ]
  return entries.filter((entry) => entry !== false)
}
