import { Pencil, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import type { ContentItem } from '#contract/content.ts'
import { useTakeBack } from '../delivery/delivery.queries.ts'
import { useCanSend } from '../family/selection/in-memory.ts'
import { Menu, type MenuEntry } from '../platform/ui/dialog/menu.tsx'
import { useRemoveContent, useSendContent } from './content.queries.ts'
import { contentWords } from './content-words.ts'

/** The menu for members who may manage the library. */
export function ContentActions({ item, onEdit }: { item: ContentItem; onEdit: () => void }) {
  const sendContent = useSendContent()
  const canSend = useCanSend()
  const takeBack = useTakeBack()
  const removeContent = useRemoveContent()
  const { delivery } = item
  const entries: (MenuEntry | false)[] = [
    { label: contentWords().edit, icon: <Pencil size={18} aria-hidden />, onSelect: onEdit },
    canSend &&
      item.isSentToAlexa && {
        label: contentWords().showAgain,
        icon: <RotateCcw size={18} aria-hidden />,
        onSelect: () => sendContent.mutate(item.id),
      },
    delivery !== null &&
      delivery.withdrawnAt === null && {
        label: contentWords().takeBack,
        icon: <Undo2 size={18} aria-hidden className="mirrors" />,
        onSelect: () => takeBack.mutate({ id: delivery.id }),
      },
    {
      label: contentWords().delete,
      icon: <Trash2 size={18} aria-hidden />,
      onSelect: () => removeContent.mutate(item),
      isDanger: true,
    },
  ]
  return (
    <Menu
      label={contentWords().whatToDo(item.title)}
      entries={entries.filter((entry) => entry !== false)}
      className="-mt-1 -me-2"
    />
  )
}
