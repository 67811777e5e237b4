import { ShoppingCart } from 'lucide-react'
import { Button } from '../../platform/ui/button.tsx'
import type { ItemSelection } from './item-selection.ts'
import { useSendToAmazon } from './shopping.queries.ts'

type Props = { selection: ItemSelection; label: string; className?: string }

/** Sends the selected items to Amazon and clears the selection. Only for members who may. */
export function SendSelectionButton({ selection, label, className }: Props) {
  const sendToAmazon = useSendToAmazon()
  const { selected, clear } = selection
  if (!selection.isAllowed) return null
  return (
    <Button
      look="warm"
      className={className}
      disabled={selected.length === 0 || sendToAmazon.isPending}
      onClick={() => sendToAmazon.mutate(selected, { onSuccess: clear })}
    >
      <ShoppingCart size={18} aria-hidden />
      {label}
    </Button>
  )
}
